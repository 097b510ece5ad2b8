import type { Currency } from '@/domain/shared/currency'

/** A currency, and its hundredth. */
export type MoneyPart = 'whole' | 'hundredth'

/** The nouns of each currency in a language. */
export type MoneyNouns<Noun> = Readonly<Record<Currency, Readonly<Record<MoneyPart, Noun>>>>

/** How a language writes money in words. */
export type MoneyWords = {
  /** A number of the currency, or of its hundredths. */
  count: (number: bigint, currency: Currency, part: MoneyPart) => string
  /** The word between the two. */
  link: string
}
