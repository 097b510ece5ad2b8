import type { PayloadRequest, SelectField } from 'payload'
import { CURRENCIES, type Currency } from '@/domain/shared/currency'
import { companySettings } from '@/queries/settings/companySettings'
import { options } from '@/i18n/label'

/** Default of an optional currency, in the form and in the API: that of the settings. */
const currencyOfCompany = async ({ req }: { req: PayloadRequest }): Promise<Currency> =>
  (await companySettings(req)).defaultCurrency

/** The currency of a record; new ones start with the company's currency. */
export const currencyField = (name: string): SelectField => ({
  name,
  type: 'select',
  required: true,
  defaultValue: currencyOfCompany,
  options: options('currencies', CURRENCIES),
})
