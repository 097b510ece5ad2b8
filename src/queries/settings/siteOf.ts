import type { Payload } from 'payload'
import { cache } from 'react'

import { companySettings, PRODUCT_NAME, type CompanySettings } from './companySettings'

/** Title and description of the site from the settings; read once per request. */
export const siteOf = cache((payload: Payload): Promise<CompanySettings> =>
  companySettings({ payload }),
)

/** The site's title from the settings: shown to everybody, the sign-in screen included. */
export const siteTitleOf = async (payload: Payload): Promise<string> =>
  (await siteOf(payload)).siteTitle ?? PRODUCT_NAME

export type Site = Pick<CompanySettings, 'siteDescription'> & { siteTitle: string }

/** The site's title and description: shown to everybody, the sign-in screen included. */
export const readSite = async (payload: Payload): Promise<Site> => ({
  siteTitle: await siteTitleOf(payload),
  siteDescription: (await siteOf(payload)).siteDescription,
})
