import type { Payload } from 'payload'
import { cache } from 'react'

import { companySettings, type CompanySettings } from './companySettings'

/** What the settings say of the site; read once per request, however many parts of it ask. */
export const siteOf = cache((payload: Payload): Promise<CompanySettings> =>
  companySettings({ payload }),
)
