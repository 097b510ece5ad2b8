import type { LineMargin } from '@/domain/tenders/totals/margins'
import type { Formatters } from '@/i18n/format'

/** Shown for an unknown margin. */
export const UNKNOWN_MARGIN = '?'

/**
 * The margin of a line in percent, as text.
 * @returns `?` if its cost is unknown, a dash if it is free, null if none is shown
 */
export const marginText = (
  margin: LineMargin | null | undefined,
  format: Pick<Formatters, 'percent'>,
): string | null => {
  if (margin === undefined) return null
  if (margin === null) return UNKNOWN_MARGIN
  return margin.percent === null ? '—' : format.percent(margin.percent.toFixed())
}
