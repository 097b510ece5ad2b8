import { NotFoundPage } from '@/components/frame/pages/NotFoundPage'
import { currentLocale } from '@/routing/currentLocale'
import { pageTitle } from '@/routing/pageTitle'

/**
 * The proxy rewrites unknown paths to this page, which can also be opened by its own path. It sets
 * the status, 404; Next omits the metadata of such a page.
 */
const Missing = async () => (
  <>
    <title>{await pageTitle('pages.notFoundTitle')}</title>
    <NotFoundPage locale={await currentLocale()} />
  </>
)

export default Missing
