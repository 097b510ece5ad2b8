import { NotFoundPage } from '@/components/frame/pages/NotFoundPage'
import { currentLocale } from '@/routing/currentLocale'
import { pageTitle } from '@/routing/pageTitle'

/**
 * What the proxy answers unknown paths with, and this one too: it sets the status, 404, for which
 * Next leaves the metadata of the page out.
 */
const Missing = async () => (
  <>
    <title>{await pageTitle('pages.notFoundTitle')}</title>
    <NotFoundPage locale={await currentLocale()} />
  </>
)

export default Missing
