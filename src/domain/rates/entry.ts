import { changedFields, type FieldKind } from '../shared/fieldValue'
import { dayFromStored, type Day } from '../shared/day'
import { toDecimal, type Numeric } from '../shared/money'
import type { FieldRefusal, RefusalCode } from '../shared/refusal'
import { isBuyingAboveSelling } from './rates'

/** Fields of a rate that cannot change when it comes from a bulletin. */
const PUBLISHED_FIELDS = {
  day: 'day',
  currency: 'text',
  buying: 'decimal',
  selling: 'decimal',
} as const satisfies Record<string, FieldKind>

/** True for a field that the form locks on a bulletin's rate. */
export const isPublishedPath = (path: string): boolean => path in PUBLISHED_FIELDS

type Values = Record<string, unknown>

/** True for a rate of a bulletin, not for one entered by hand. */
export const isPublished = ({ source }: { source?: unknown }): boolean => source === 'centralBank'

/**
 * A bulletin's rate is neither changed nor deleted. A correction is entered by hand for the same
 * day and takes precedence.
 * @returns `bulletinIsFinal`, or null
 */
export const refuseBulletinChange = (stored: Values, data: Values): RefusalCode | null =>
  isPublished(stored) && changedFields(PUBLISHED_FIELDS, data, stored).length > 0
    ? 'bulletinIsFinal'
    : null

/** Errors of a rate entered by hand, by field. */
export const refuseEntry = ({
  day,
  buying,
  selling,
  today,
}: {
  day: unknown
  buying: unknown
  selling: unknown
  today: Day
}): (FieldRefusal | null)[] => {
  const isPositive = (path: string, value: unknown): FieldRefusal | null =>
    value == null || toDecimal(value as Numeric).gt(0) ? null : { path, code: 'rateNotPositive' }
  const found = [isPositive('buying', buying), isPositive('selling', selling)]
  const isReversed =
    buying != null &&
    selling != null &&
    isBuyingAboveSelling({ buying: buying as Numeric, selling: selling as Numeric })
  return [
    ...found,
    isReversed ? { path: 'buying', code: 'buyingAboveSelling' } : null,
    (dayFromStored(day) ?? today) > today ? { path: 'day', code: 'dayInFuture' } : null,
  ]
}
