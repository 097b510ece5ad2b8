import { NotFoundPage } from '@/components/pages/NotFoundPage'
import { currentLocale } from '@/routing/pageTitle'

const NotFound = async () => <NotFoundPage locale={await currentLocale()} />

export default NotFound
