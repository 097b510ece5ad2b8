import type { Payload } from 'payload'
import { cache } from 'react'

import { companySettings } from '@/operations/settings/companySettings'

const FALLBACK_SITE_TITLE = 'Backoffice'

/**
 * The site's title from the settings: shown to everybody, the sign-in screen included.
 * Read once per request, however many parts of the page ask.
 */
export const siteTitleOf = cache(async (payload: Payload): Promise<string> => {
  const { siteTitle } = await companySettings({ payload })
  return siteTitle ?? FALLBACK_SITE_TITLE
})
