import type { Metadata } from 'next'
import { forbidden } from 'next/navigation'

import { pageTitle } from '@/routing/pageTitle'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: await pageTitle('pages.notAuthorizedTitle'),
})

/** Always answers 403; what the reader sees is `forbidden.tsx`. */
const NotAuthorized = () => forbidden()

export default NotAuthorized
