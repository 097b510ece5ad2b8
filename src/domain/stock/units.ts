/** Units of stock cards. */
export const STOCK_UNITS = ['piece', 'kg', 'm', 'm2', 'l', 'hour', 'set'] as const
export type StockUnit = (typeof STOCK_UNITS)[number]
