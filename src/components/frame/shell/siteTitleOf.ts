import type { Payload } from 'payload'
import { cache } from 'react'

export const FALLBACK_SITE_TITLE = 'Backoffice'

/**
 * The site's title from the settings: shown to everybody, the sign-in screen included.
 * Read once per request, however many parts of the page ask.
 */
export const siteTitleOf = cache(async (payload: Payload): Promise<string> => {
  const settings = (await payload.db.findGlobal({ slug: 'settings' })) as { siteTitle?: unknown }
  const title = settings?.siteTitle
  return typeof title === 'string' && title.trim() !== '' ? title : FALLBACK_SITE_TITLE
})
