/** What is compared with rows at night. The balance of a tender is no counter: it is only told. */
export const COUNTERS = [
  'currentQuantity',
  'reservedQuantity',
  'availableQuantity',
  'tenderBalance',
] as const
export type Counter = (typeof COUNTERS)[number]

/** Whether writing what the rows say mends it. */
export const isRepairable = (counter: Counter): boolean => counter !== 'tenderBalance'
