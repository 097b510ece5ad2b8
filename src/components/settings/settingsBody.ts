import type { DecimalLocale } from '@/domain/shared/readDecimal'
import { readDecimal } from '@/domain/shared/readDecimal'

import type { SettingsValues } from './settingsValues'

const bodyOf = (values: SettingsValues, locale: DecimalLocale) => ({
  siteTitle: values.siteTitle,
  siteDescription: values.siteDescription,
  companyProfile: { ...values.company, logo: values.logo?.id ?? null },
  tenderTerms: values.tenderTerms,
  defaultCurrency: values.defaultCurrency,
  timeZone: values.timeZone,
  fourEyes: values.fourEyes,
  approvalLimits: values.approvalLimits.map(({ role, amount }) => ({
    role: role === '' ? null : Number(role),
    // What cannot be read goes as it is: the server says what is wrong with it.
    maxTotalBase: amount.trim() === '' ? null : (readDecimal(amount, locale) ?? amount),
  })),
})

/**
 * What a save sends: only what differs, so that two people who change different settings do not
 * undo each other.
 * @param locale whose decimal separators the amounts were typed with
 */
export const changedSettings = (
  base: SettingsValues,
  values: SettingsValues,
  locale: DecimalLocale,
): Record<string, unknown> => {
  const before = bodyOf(base, locale) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(bodyOf(values, locale)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
}
