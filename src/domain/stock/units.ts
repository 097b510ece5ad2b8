import { toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { RefusalCode } from '../shared/refusal'

/** Units of stock cards. */
export const STOCK_UNITS = ['piece', 'kg', 'm', 'm2', 'l', 'hour', 'set'] as const
export type StockUnit = (typeof STOCK_UNITS)[number]

/** Counted, not measured units: quantities are whole numbers. */
const COUNTED: readonly unknown[] = ['piece', 'set'] satisfies StockUnit[]

/** True for counted units. */
export const isCountedUnit = (unit: unknown): boolean => COUNTED.includes(unit)

/** Where fractions of a card exist: stock, reservations, tenders, counts, groups. */
export type FractionHolders = Readonly<
  Record<'stock' | 'reserved' | 'groups' | 'counts' | 'tenders', boolean>
>

/** Whether a change of unit turns a measured card into a counted one. */
export const becomesCounted = (change: { from: unknown; to: unknown }): boolean =>
  isCountedUnit(change.to) && !isCountedUnit(change.from)

/**
 * Whether the unit of a card may change: a counted unit is refused while fractions exist, because
 * those could no longer be issued, counted or entered.
 * @param holders where there are fractions of the card now
 * @returns `unitHoldsFractions`, or null
 */
export const refuseUnitChange = (
  change: { from: unknown; to: unknown },
  holders: FractionHolders,
): RefusalCode | null =>
  becomesCounted(change) && Object.values(holders).some(Boolean) ? 'unitHoldsFractions' : null

/** True for a quantity with a fraction. */
export const isFractional = (quantity: Numeric): boolean => !toDecimal(quantity).isInteger()

/**
 * Whether a unit allows this quantity. Applied to entered values: movements, reservations, lines of
 * tenders, parts of groups. The computed demand of a tender for a fraction of a group may be a
 * fraction.
 *
 * @param quantity checked before (`refuseQuantity`)
 * @returns `notWhole`, or null
 */
export const refuseFraction = ({
  unit,
  quantity,
}: {
  unit: unknown
  quantity: Numeric
}): RefusalCode | null => (isCountedUnit(unit) && isFractional(quantity) ? 'notWhole' : null)
