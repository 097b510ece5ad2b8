import type { LineMargin } from '@/domain/tenders/totals/margins'
import type { Formatters } from '@/i18n/format'

/** Shown for an unknown margin. */
export const UNKNOWN_MARGIN = '?'

/**
 * What part of its price a line earns, as text.
 * @returns `?` where its cost is not known, a dash where it is given away, null where none is shown
 */
export const marginText = (
  margin: LineMargin | null | undefined,
  format: Pick<Formatters, 'percent'>,
): string | null => {
  if (margin === undefined) return null
  if (margin === null) return UNKNOWN_MARGIN
  return margin.percent === null ? '—' : format.percent(margin.percent.toFixed())
}
