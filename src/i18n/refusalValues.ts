import { BASE_CURRENCY } from '@/domain/shared/currency'
import { isDay } from '@/domain/shared/day'
import type { RefusalCode, RefusalData } from '@/domain/shared/refusal'
import { createFormatters, type Amount } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { MessageValues } from '@/i18n/messages'

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
    // In the currency of the refusal, if it names one.
    money: (amount) => (typeof currency === 'string' ? money(amount, currency) : price(amount)),
    lira: (amount) => money(amount, BASE_CURRENCY),
    rate: price,
    percent,
  }
}

/**
 * The values printed in the message of a refusal: days, amounts and numbers in the reader's format.
 * The only place where they are formatted. Lists and objects are left out; they are for programs.
 * @param text of the message: a number that selects its plural form (`{n, plural, …}`) stays a
 *   number. Without a text, as in the browser, every number that is not an amount does
 */
export const refusalValues = (
  code: RefusalCode,
  data: RefusalData,
  { locale, text }: { locale: Locale; text?: string },
): MessageValues => {
  const { day, quantity } = createFormatters(locale)
  const formatters = formattersOf(locale, data)
  const print = (name: string, value: string | number | boolean) => {
    const kind = KINDS[code]?.[name]
    if (kind) return formatters[kind](value as Amount)
    if (isDay(value)) return day(value)
    const isCounted = text === undefined || text.includes(`{${name},`)
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
