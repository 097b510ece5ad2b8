import type { Payload } from 'payload'
import { cache } from 'react'

import { companySettings, PRODUCT_NAME, type CompanySettings } from './companySettings'

/** What the settings say of the site; read once per request, however many parts of it ask. */
export const siteOf = cache((payload: Payload): Promise<CompanySettings> =>
  companySettings({ payload }),
)

/** The site's title from the settings: shown to everybody, the sign-in screen included. */
export const siteTitleOf = async (payload: Payload): Promise<string> =>
  (await siteOf(payload)).siteTitle ?? PRODUCT_NAME
