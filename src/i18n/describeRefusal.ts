import { BASE_CURRENCY } from '@/domain/shared/currency'
import { isDay } from '@/domain/shared/day'
import { REFUSALS, type RefusalCode, type RefusalData } from '@/domain/shared/refusal'
import { textAt } from '@/i18n/createTranslatorFrom'
import { createFormatters, type Amount } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { MessageKey, MessageValues } from '@/i18n/messages'
import { messagesOf, translate } from '@/i18n/translate'

type Kind = 'money' | 'lira' | 'rate' | 'percent'

/** Amounts and percents of sentences, by their code. Other numbers are counts and quantities. */
const KINDS: Readonly<Partial<Record<RefusalCode, Readonly<Record<string, Kind>>>>> = {
  acceptedTotalDiffers: { total: 'money', acceptedTotal: 'money' },
  approvalLimitExceeded: { total: 'lira', limit: 'lira' },
  discountLimitExceeded: { discount: 'percent', limit: 'percent' },
  instalmentsDiffer: { planned: 'money', total: 'money' },
  rateLeap: { rate: 'rate', last: 'rate' },
  rateNotAllowed: { proposed: 'rate' },
}

const formattersOf = (
  locale: Locale,
  { currency }: RefusalData,
): Readonly<Record<Kind, (amount: Amount) => string>> => {
  const { money, price, percent } = createFormatters(locale)
  return {
    // In the currency beside it, where it is known.
    money: (amount) => (typeof currency === 'string' ? money(amount, currency) : price(amount)),
    lira: (amount) => money(amount, BASE_CURRENCY),
    rate: price,
    percent,
  }
}

/**
 * The values that the sentence of a refusal prints, days, amounts and numbers as the reader writes them:
 * the one place where they are. Lists and objects go to programs.
 * @param text of the sentence: what it counts with (`{n, plural, …}`) stays a number
 */
const printable = (
  code: RefusalCode,
  data: RefusalData,
  { locale, text }: { locale: Locale; text: string },
): MessageValues => {
  const { day, quantity } = createFormatters(locale)
  const formatters = formattersOf(locale, data)
  const print = (name: string, value: string | number | boolean) => {
    const kind = KINDS[code]?.[name]
    if (kind) return formatters[kind](value as Amount)
    if (isDay(value)) return day(value)
    const isCounted = text.includes(`{${name},`)
    return typeof value === 'number' && !isCounted ? quantity(value) : value
  }
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, print(name, value)]]
        : [],
    ),
  )
}

/** The sentences of records that are not there, where a collection has its own. */
const MISSING: Readonly<Record<string, MessageKey>> = {
  users: 'users.notFound',
  'stock-cards': 'stockCards.notFound',
  'stock-groups': 'stockGroups.notFound',
}

/** Sentences that name a value, and what they are for readers who may not be told it. */
const NAMED: Readonly<Partial<Record<RefusalCode, string>>> = {
  acceptedTotalDiffers: 'acceptedTotal',
  approvalLimitExceeded: 'total',
  discountLimitExceeded: 'discount',
  cardArchived: 'name',
}

const keyOf = (code: RefusalCode, data: RefusalData): MessageKey => {
  const { collection, ofChoice } = data
  if (ofChoice === true) return `refusalsOfChoice.${code}` as MessageKey
  const named = NAMED[code]
  if (named !== undefined && data[named] === undefined)
    return `refusalsUntold.${code}` as MessageKey
  const missing = code === 'notFound' && typeof collection === 'string' && MISSING[collection]
  return missing || (`refusals.${code}` as MessageKey)
}

/**
 * Says a refusal to a person.
 * @param code why, from REFUSALS
 * @param data values for the sentence
 * @param locale language of the reader
 * @returns the HTTP status and the sentence (`refusals.<code>` of the dictionary)
 */
export const describeRefusal = (
  code: RefusalCode,
  data: RefusalData,
  locale: Locale,
): { status: number; message: string } => {
  const key = keyOf(code, data)
  const text = textAt(messagesOf(locale), key) ?? ''
  return {
    status: REFUSALS[code],
    message: translate(locale, key, printable(code, data, { locale, text })),
  }
}
