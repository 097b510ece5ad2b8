import type { PayloadRequest } from 'payload'

import { pictureOf } from '@/present/record/pictureOf'
import { COMPANY_FIELDS, type CompanyField } from '@/present/settings/companyFields'
import type { RoleOption, SettingsValues, StoredText } from '@/present/settings/settingsValues'
import { followUpDaysOf } from '@/domain/actions/followUps'
import { RATE_DAYS, RATE_SIDES } from '@/domain/rates/rates'
import { DEFAULT_TIME_ZONE } from '@/domain/shared/day'
import { formatIban } from '@/domain/shared/iban'
import { idOf } from '@/domain/shared/idOf'
import { taxRatesFrom } from '@/domain/taxes/settings'
import { intlTagOf, LOCALES, type Locale } from '@/i18n/locales'
import { shownHtml } from '@/lib/cleanHtml'
import { usualMailTexts } from '../tenders/mailText'
import { settingsForForm } from './settingsDocument'

import { readRoles } from '../users/readRoles'

/** As typed by a person: the language's decimal separator, no thousands separators. */
const typed = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(intlTagOf(locale), { useGrouping: false, maximumFractionDigits: 3 }).format(
    amount,
  )

const byLocale = <T>(read: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as Record<Locale, T>

const storedText = (html: string | null | undefined): StoredText => ({
  html: html ?? '',
  shown: shownHtml(html),
})

/** The settings for their form. */
export const readSettings = async (
  req: PayloadRequest,
  locale: Locale,
): Promise<SettingsValues> => {
  const found = await settingsForForm(req)
  const { companyProfile: company, approvalLimits } = found
  const followUps = followUpDaysOf(found)
  const logo = idOf(company?.logo)
  return {
    siteTitle: found.siteTitle ?? '',
    siteDescription: found.siteDescription ?? '',
    company: Object.fromEntries(
      COMPANY_FIELDS.map((name) => [name, company?.[name] ?? '']),
    ) as Record<CompanyField, string>,
    logo: logo === null ? null : { id: Number(logo), url: pictureOf(company?.logo) },
    banks: (company?.banks ?? []).map(({ id, bank, holder, iban, currency }) => ({
      key: String(id),
      bank: bank ?? '',
      holder: holder ?? '',
      iban: formatIban(iban),
      currency: currency ?? '',
    })),
    tenderTerms: byLocale((one) => found.tenderTerms?.[one] ?? ''),
    privacyNotice: byLocale((one) => found.privacyNotice?.[one] ?? ''),
    storedTexts: {
      tenderTerms: byLocale((one) => storedText(found.tenderTerms?.[one])),
      privacyNotice: byLocale((one) => storedText(found.privacyNotice?.[one])),
    },
    defaultCurrency: found.defaultCurrency,
    tenderRateSide: found.tenderRateSide ?? RATE_SIDES[0],
    invoiceRateDay: found.invoiceRateDay ?? RATE_DAYS[0],
    taxRates: taxRatesFrom(found.taxRates).map(({ kind, rate, validFrom }) => ({
      key: `${kind} ${validFrom}`,
      kind,
      rate: typed(Number(rate), locale),
      validFrom,
    })),
    recountValue: found.recountValue == null ? '' : typed(found.recountValue, locale),
    likelyWeight: found.likelyWeight == null ? '' : typed(found.likelyWeight, locale),
    followUpUnopened: typed(followUps.unopened, locale),
    followUpUnanswered: typed(followUps.unanswered, locale),
    customerReminder: typed(found.customerReminder ?? 0, locale),
    timeZone: found.timeZone ?? DEFAULT_TIME_ZONE,
    fourEyes: found.fourEyes ?? false,
    approveBeforeSending: found.approveBeforeSending ?? false,
    mails: byLocale((one) => ({
      subject: found.quotationMails?.[one]?.subject ?? '',
      text: found.quotationMails?.[one]?.text ?? '',
      reminderSubject: found.quotationMails?.[one]?.reminderSubject ?? '',
      reminderText: found.quotationMails?.[one]?.reminderText ?? '',
    })),
    usualMails: byLocale(usualMailTexts),
    approvalLimits: (approvalLimits ?? []).map(({ id, role, maxTotalBase, maxDiscount }) => ({
      key: String(id),
      role: String(idOf(role) ?? ''),
      amount: maxTotalBase == null ? '' : typed(maxTotalBase, locale),
      discount: maxDiscount == null ? '' : typed(maxDiscount, locale),
    })),
  }
}

/** The roles available for limits; for readers of roles only. */
export const readRoleOptions = async (req: PayloadRequest): Promise<RoleOption[]> =>
  (await readRoles(req)).map(({ id, name }) => ({ id, name }))
