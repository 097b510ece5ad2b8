import type { ShownHtml } from '@/lib/cleanHtml'
import type { DayValue } from '@/present/record/unread'
import type { RateDay, RateSide } from '@/domain/rates/rates'
import type { TextByLanguage } from '@/domain/settings/terms'
import type { Currency } from '@/domain/shared/currency'
import type { TaxKind } from '@/domain/taxes/taxRates'
import type { Locale } from '@/i18n/locales'
import type { MailText } from '@/domain/tenders/sending/mailText'
import type { CompanyField } from './companyFields'

export type TaxRateValue = { key: string; kind: TaxKind; rate: string; validFrom: DayValue }
export type LimitValue = { key: string; role: string; amount: string; discount: string }
export type BankValue = {
  key: string
  bank: string
  holder: string
  iban: string
  currency: string
}
export type MailTexts = Record<MailText, string>
export type Logo = { id: number; url: string | null }

/** The settings as the form holds them: amounts as typed. */
export type SettingsValues = {
  siteTitle: string
  siteDescription: string
  company: Record<CompanyField, string>
  logo: Logo | null
  banks: BankValue[]
  tenderTerms: Record<Locale, string>
  privacyNotice: Record<Locale, string>
  /** The stored texts as HTML made by the server, to show what is replaced. */
  storedTexts: Record<TextByLanguage, Record<Locale, StoredText>>
  defaultCurrency: Currency
  tenderRateSide: RateSide
  invoiceRateDay: RateDay
  taxRates: TaxRateValue[]
  timeZone: string
  /** Lira, as typed. */
  recountValue: string
  /** Percent, as typed. */
  likelyWeight: string
  /** Days, as typed. */
  followUpUnopened: string
  followUpUnanswered: string
  customerReminder: string
  fourEyes: boolean
  approveBeforeSending: boolean
  /** The mails of a quotation, as stored, with the defaults. */
  mails: Record<Locale, MailTexts>
  usualMails: Record<Locale, MailTexts>
  approvalLimits: LimitValue[]
}

export const SETTINGS_TABS = [
  'general',
  'company',
  'terms',
  'privacyNotice',
  'money',
  'approval',
  'followUps',
  'mails',
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

const TAB_OF: Record<string, SettingsTab> = {
  siteTitle: 'general',
  siteDescription: 'general',
  companyProfile: 'company',
  tenderTerms: 'terms',
  privacyNotice: 'privacyNotice',
  defaultCurrency: 'money',
  tenderRateSide: 'money',
  invoiceRateDay: 'money',
  taxRates: 'money',
  timeZone: 'money',
  recountValue: 'money',
  likelyWeight: 'money',
  followUpUnopened: 'followUps',
  followUpUnanswered: 'followUps',
  customerReminder: 'followUps',
  fourEyes: 'approval',
  approvalLimits: 'approval',
  approveBeforeSending: 'approval',
  quotationMails: 'mails',
}

/** The tab of an invalid field, by its path (`companyProfile.iban`). */
export const tabOf = (path: string): SettingsTab => TAB_OF[path.split('.')[0] ?? ''] ?? 'general'

/** A stored text and its rendered form, both from the server. */
export type StoredText = { html: string; shown: ShownHtml | null }

export type RoleOption = { id: number; name: string }
