import type { OpenWish } from '../../ui/requests/attempt'
import type { MovementType } from '@/domain/stock/movementType'
import { MOVEMENT_TYPES } from '@/domain/stock/movementType'
import { readDecimal } from '@/domain/shared/readDecimal'
import { createFormatters } from '@/i18n/format'
import { isLocale, type Locale } from '@/i18n/locales'
import type { SeriesRow } from './seriesRows'

/** Kept over a reload: the scanned rows, and the idempotency key of a request without response. */
export type KeptSeries = {
  type: MovementType
  rows: readonly SeriesRow[]
  open: OpenWish | null
  /** The language in which the numbers are typed. */
  locale: Locale
}

const isRow = (value: unknown): value is SeriesRow => {
  const row = value as Partial<SeriesRow> | null
  return (
    typeof row?.quantity === 'string' &&
    typeof row.price === 'string' &&
    typeof row.card?.id === 'number' &&
    typeof row.card.name === 'string'
  )
}

/** The same number in another language's format; unreadable input stays as typed. */
const retyped = (text: string, from: Locale, to: Locale): string => {
  const value = from === to || text.trim() === '' ? null : readDecimal(text, from)
  return value === null ? text : createFormatters(to).quantity(value)
}

/**
 * Parses a stored series.
 * @param text from `keptText`; anything else gives no series
 * @param locale of the current page
 */
export const keptSeriesFrom = (text: string | null, locale: Locale): KeptSeries | null => {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptSeries> | null
    const type = MOVEMENT_TYPES.find((one) => one === kept?.type)
    if (!kept || !type || !isLocale(kept.locale) || !Array.isArray(kept.rows)) return null
    const from = kept.locale
    const rows = kept.rows.filter(isRow).map((row) => ({
      ...row,
      quantity: retyped(row.quantity, from, locale),
      price: retyped(row.price, from, locale),
    }))
    const isOpen = typeof kept.open?.key === 'string' && typeof kept.open.wish === 'string'
    return { type, rows, locale, open: isOpen ? (kept.open as OpenWish) : null }
  } catch {
    return null
  }
}

/** Per tab and user: the next user to sign in here does not see it. */
const keyOf = (person: string): string => `bo-series-${person}`

export const readKeptSeries = (person: string, locale: Locale): KeptSeries | null => {
  try {
    return keptSeriesFrom(sessionStorage.getItem(keyOf(person)), locale)
  } catch {
    return null
  }
}

/** Stores a series until it is posted or its page is left; an empty one is not stored. */
export const keepSeries = (person: string, series: KeptSeries): void => {
  try {
    if (series.rows.length === 0) sessionStorage.removeItem(keyOf(person))
    else sessionStorage.setItem(keyOf(person), JSON.stringify(series))
  } catch {
    // Without storage a reload loses them; the browser asks for confirmation first.
  }
}
