import type { Payload } from 'payload'

import { PRODUCT_NAME } from './companySettings'
import { siteOf } from './siteOf'

/** The site's title from the settings: shown to everybody, the sign-in screen included. */
export const siteTitleOf = async (payload: Payload): Promise<string> =>
  (await siteOf(payload)).siteTitle ?? PRODUCT_NAME
