import type { TypingLocale } from '@/domain/shared/text/typedText'
import { sentDay } from '@/present/record/unread'
import { readDecimal } from '@/domain/shared/readDecimal'

import type { SettingsValues } from '@/present/settings/settingsValues'

/** Invalid input is sent unchanged: the server reports the error. */
const amountOf = (typed: string, locale: TypingLocale) =>
  typed.trim() === '' ? null : (readDecimal(typed, locale) ?? typed)

const bodyOf = (values: SettingsValues, locale: TypingLocale) => ({
  siteTitle: values.siteTitle,
  siteDescription: values.siteDescription,
  companyProfile: {
    ...values.company,
    logo: values.logo?.id ?? null,
    banks: values.banks.map(({ bank, holder, iban, currency }) => ({
      bank,
      holder,
      iban,
      currency: currency || null,
    })),
  },
  tenderTerms: values.tenderTerms,
  privacyNotice: values.privacyNotice,
  defaultCurrency: values.defaultCurrency,
  tenderRateSide: values.tenderRateSide,
  invoiceRateDay: values.invoiceRateDay,
  taxRates: values.taxRates.map(({ kind, rate, validFrom }) => ({
    kind,
    rate: amountOf(rate, locale),
    validFrom: sentDay(validFrom),
  })),
  timeZone: values.timeZone,
  recountValue: amountOf(values.recountValue, locale),
  likelyWeight: amountOf(values.likelyWeight, locale),
  followUpUnopened: amountOf(values.followUpUnopened, locale),
  followUpUnanswered: amountOf(values.followUpUnanswered, locale),
  customerReminder: amountOf(values.customerReminder, locale),
  fourEyes: values.fourEyes,
  approveBeforeSending: values.approveBeforeSending,
  quotationMails: values.mails,
  approvalLimits: values.approvalLimits.map(({ role, amount, discount }) => ({
    role: role === '' ? null : Number(role),
    maxTotalBase: amountOf(amount, locale),
    maxDiscount: amountOf(discount, locale),
  })),
})

type Body = Record<string, unknown>

const changed = (before: Body, after: Body): Body =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )

/**
 * The body of a save: only changed values, inside the company profile, the texts and the mails too,
 * because two people who change different settings must not overwrite each other.
 * @param locale of the typed amounts
 */
export const changedSettings = (
  base: SettingsValues,
  values: SettingsValues,
  locale: TypingLocale,
): Body => {
  const [before, after] = [bodyOf(base, locale), bodyOf(values, locale)]
  const body = changed(before, after)
  for (const group of ['companyProfile', 'tenderTerms', 'privacyNotice', 'quotationMails'] as const)
    if (group in body) body[group] = changed(before[group], after[group])
  return body
}
