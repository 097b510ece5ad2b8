/**
 * Values that the nightly job compares with their source rows. `tenderBalance` is not a stored
 * counter: a difference is only reported, not repaired.
 */
export const COUNTERS = [
  'currentQuantity',
  'reservedQuantity',
  'availableQuantity',
  'tenderBalance',
] as const
export type Counter = (typeof COUNTERS)[number]

/** True if the counter can be repaired by writing the sum of its rows. */
export const isRepairable = (counter: Counter): boolean => counter !== 'tenderBalance'
