import type { BucketUnit, Span } from '@/domain/dashboard/period'
import type { CalendarWords } from '@/i18n/calendarWords'

/** Labels of a column: short for the axis, in full for tooltip and table. */
export const bucketWords = (span: Span, unit: BucketUnit, words: CalendarWords) =>
  unit === 'week'
    ? { label: words.shortRange(span), name: words.range(span) }
    : { label: words.shortMonth(span.from), name: words.month(span.from) }
