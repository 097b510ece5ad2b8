import { NotFoundPage } from '@/components/pages/NotFoundPage'
import { missingSentence } from '@/routing/missingSentence'
import { currentLocale } from '@/routing/pageTitle'

const NotFound = async () => (
  <NotFoundPage locale={await currentLocale()} sentence={await missingSentence()} />
)

export default NotFound
