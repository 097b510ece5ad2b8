import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { pageTitle } from '@/routing/pageTitle'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: await pageTitle('pages.notFoundTitle'),
})

/** Where the proxy sends unknown paths; there is nothing here, for whoever asks. */
const Missing = () => notFound()

export default Missing
