import type { Metadata } from 'next'

import { NotFoundPage } from '@/components/pages/NotFoundPage'
import { currentLocale, pageTitle } from '@/routing/pageTitle'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: await pageTitle('pages.notFoundTitle'),
})

/** What the proxy answers unknown paths with, and this one too: it sets the status, 404. */
const Missing = async () => <NotFoundPage locale={await currentLocale()} />

export default Missing
