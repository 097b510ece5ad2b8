import type { Metadata } from 'next'

import { NotAuthorizedPage } from '@/components/pages/NotAuthorizedPage'
import { currentLocale, pageTitle } from '@/routing/pageTitle'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: await pageTitle('pages.notAuthorizedTitle'),
  robots: { index: false },
})

/** The page of refused visitors; the proxy sets the status, 403. */
const NotAuthorized = async () => <NotAuthorizedPage locale={await currentLocale()} />

export default NotAuthorized
