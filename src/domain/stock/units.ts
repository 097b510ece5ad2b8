import { toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { RefusalCode } from '../shared/refusal'

/** Units of stock cards. */
export const STOCK_UNITS = ['piece', 'kg', 'm', 'm2', 'l', 'hour', 'set'] as const
export type StockUnit = (typeof STOCK_UNITS)[number]

/** Units that are counted, not measured: quantities are whole numbers. */
const COUNTED: readonly unknown[] = ['piece', 'set'] satisfies StockUnit[]

/** True for units of which only whole ones exist. */
export const isCountedUnit = (unit: unknown): boolean => COUNTED.includes(unit)

/** Where there is a fraction of a card: what is kept, held, meant to be sold, counted or put together. */
export type FractionHolders = Readonly<
  Record<'stock' | 'reserved' | 'groups' | 'counts' | 'tenders', boolean>
>

/** Whether a change of unit makes a card one of which only whole ones exist. */
export const becomesCounted = (change: { from: unknown; to: unknown }): boolean =>
  isCountedUnit(change.to) && !isCountedUnit(change.from)

/**
 * Whether a card may take another unit: one counted in pieces while there are fractions of it would
 * be left with what nobody can hand over, count or write down again.
 * @param holders where there are fractions of the card now
 * @returns `unitHoldsFractions`, or null
 */
export const refuseUnitChange = (
  change: { from: unknown; to: unknown },
  holders: FractionHolders,
): RefusalCode | null =>
  becomesCounted(change) && Object.values(holders).some(Boolean) ? 'unitHoldsFractions' : null

/** True for a quantity with something behind the decimal point. */
export const isFractional = (quantity: Numeric): boolean => !toDecimal(quantity).isInteger()

/**
 * Whether a card of this unit can take this quantity. Asked of what people enter: movements,
 * reservations, lines of tenders, parts of groups. What a tender with a fraction of a group needs
 * of a card follows from that and may be a fraction.
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
