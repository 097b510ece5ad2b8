import { NotFoundPage } from '@/components/frame/pages/NotFoundPage'
import { currentLocale } from '@/routing/currentLocale'
import { pageTitle } from '@/routing/pageTitle'

/**
 * The proxy answers unknown paths with this page, which exists under its own path too: it sets the
 * status, 404, for which Next omits the page's metadata.
 */
const Missing = async () => (
  <>
    <title>{await pageTitle('pages.notFoundTitle')}</title>
    <NotFoundPage locale={await currentLocale()} />
  </>
)

export default Missing
