/** The currencies in their display order. */
export const CURRENCIES = ['TRY', 'USD', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Currency for comparing totals; its rate is always 1. */
export const BASE_CURRENCY: Currency = 'TRY'

/** True for one of our three currency codes. */
export const isCurrency = (value: unknown): value is Currency =>
  (CURRENCIES as readonly unknown[]).includes(value)
