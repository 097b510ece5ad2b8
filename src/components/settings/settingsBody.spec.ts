import { expect, it } from 'vitest'

import { changedSettings } from './settingsBody'
import { tabOf, type SettingsValues } from '@/present/settings/settingsValues'

const EMPTY = { subject: '', text: '', reminderSubject: '', reminderText: '' }

const byLocale = (): SettingsValues['mails'] => ({
  tr: { ...EMPTY },
  en: { ...EMPTY },
  fr: { ...EMPTY },
  ar: { ...EMPTY },
})

const NONE = { html: '', shown: null }

const BASE: SettingsValues = {
  siteTitle: 'Firma',
  siteDescription: '',
  company: {
    name: '',
    address: '',
    phone: '',
    email: '',
    website: '',
    taxOffice: '',
    taxNumber: '',
    mersisNo: '',
  },
  logo: null,
  banks: [],
  tenderTerms: { tr: '<p>Peşin</p>', en: '', fr: '', ar: '' },
  privacyNotice: { tr: '', en: '', fr: '', ar: '' },
  storedTexts: {
    tenderTerms: { tr: NONE, en: NONE, fr: NONE, ar: NONE },
    privacyNotice: { tr: NONE, en: NONE, fr: NONE, ar: NONE },
  },
  defaultCurrency: 'TRY',
  tenderRateSide: 'selling',
  invoiceRateDay: 'previous',
  taxRates: [{ key: 'a', kind: 'general', rate: '20', validFrom: '2023-07-10' }],
  timeZone: 'Europe/Istanbul',
  recountValue: '',
  likelyWeight: '',
  followUpUnopened: '3',
  followUpUnanswered: '5',
  customerReminder: '0',
  fourEyes: false,
  approveBeforeSending: false,
  mails: byLocale(),
  usualMails: byLocale(),
  approvalLimits: [{ key: 'a', role: '3', amount: '1.000,50', discount: '' }],
}

it('sends only what differs, of the company too', () => {
  expect(changedSettings(BASE, BASE, 'tr')).toEqual({})
  const company = { ...BASE.company, mersisNo: '1' }
  expect(
    changedSettings(BASE, { ...BASE, company, logo: { id: 4, url: null }, fourEyes: true }, 'tr'),
  ).toEqual({ companyProfile: { mersisNo: '1', logo: 4 }, fourEyes: true })
})

it('reads amounts in the language they were typed in, and leaves the rest to the server', () => {
  const limits = [
    { key: 'a', role: '3', amount: '2.500,75', discount: '12,5' },
    { key: 'b', role: '', amount: 'çok', discount: '' },
    { key: 'c', role: '4', amount: ' ', discount: ' ' },
  ]
  expect(changedSettings(BASE, { ...BASE, approvalLimits: limits }, 'tr')).toEqual({
    approvalLimits: [
      { role: 3, maxTotalBase: '2500.75', maxDiscount: '12.5' },
      { role: null, maxTotalBase: 'çok', maxDiscount: null },
      { role: 4, maxTotalBase: null, maxDiscount: null },
    ],
  })
})

it('sends rates of VAT as a whole, and a day that cannot be read as it was typed', () => {
  const added = { key: 'b', kind: 'low', rate: '1,5', validFrom: { unread: 'yarın' } } as const
  expect(
    changedSettings(BASE, { ...BASE, taxRates: [...BASE.taxRates, added] }, 'tr').taxRates,
  ).toEqual([
    { kind: 'general', rate: '20', validFrom: '2023-07-10' },
    { kind: 'low', rate: '1.5', validFrom: 'yarın' },
  ])
})

it('knows the tab of each field to mend', () => {
  expect(
    ['companyProfile.banks.0.iban', 'approvalLimits.2.role', 'timeZone', 'x'].map(tabOf),
  ).toEqual(['company', 'approval', 'money', 'general'])
})

it('sends accounts as a whole, and the terms of the language that changed', () => {
  const bank = { key: 'a', bank: 'Banka', holder: '', iban: 'TR1', currency: '' }
  const tenderTerms = { ...BASE.tenderTerms, en: '<p>Cash</p>' }
  const privacyNotice = { ...BASE.privacyNotice, ar: '<p>بيانات</p>' }
  const values = { ...BASE, banks: [bank], tenderTerms, privacyNotice }
  expect(changedSettings(BASE, values, 'tr')).toEqual({
    companyProfile: { banks: [{ bank: 'Banka', holder: '', iban: 'TR1', currency: null }] },
    tenderTerms: { en: '<p>Cash</p>' },
    privacyNotice: { ar: '<p>بيانات</p>' },
  })
})

it('sends the mail of the language that changed, and no other', () => {
  const mails = { ...BASE.mails, ar: { ...EMPTY, subject: 'عرض' } }
  expect(changedSettings(BASE, { ...BASE, mails }, 'tr')).toEqual({
    quotationMails: { ar: { ...EMPTY, subject: 'عرض' } },
  })
})
