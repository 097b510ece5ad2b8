import type { Payload } from 'payload'

import { siteOf } from '@/routing/siteOf'

const FALLBACK_SITE_TITLE = 'Backoffice'

/** The site's title from the settings: shown to everybody, the sign-in screen included. */
export const siteTitleOf = async (payload: Payload): Promise<string> =>
  (await siteOf(payload)).siteTitle ?? FALLBACK_SITE_TITLE
