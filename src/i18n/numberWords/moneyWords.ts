import type { Currency } from '@/domain/shared/currency'

/** A currency, and what a hundredth of it is called. */
export type MoneyPart = 'whole' | 'hundredth'

/** What a language says of each currency. */
export type MoneyNouns<Noun> = Readonly<Record<Currency, Readonly<Record<MoneyPart, Noun>>>>

/** How a language says money. */
export type MoneyWords = {
  /** So many of the currency, or of its hundredths. */
  count: (number: bigint, currency: Currency, part: MoneyPart) => string
  /** Between the two. */
  link: string
}
