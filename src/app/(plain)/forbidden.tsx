import { NotAuthorizedPage } from '@/components/pages/NotAuthorizedPage'
import { currentLocale } from '@/routing/pageTitle'

const Forbidden = async () => <NotAuthorizedPage locale={await currentLocale()} />

export default Forbidden
