/** The three quantity filters; every quantity matches exactly one, 5 and 10 the middle. */
export const QUANTITY_FILTERS = ['below5', 'from5to10', 'above10'] as const
export type QuantityFilter = (typeof QUANTITY_FILTERS)[number]

/** Limits of each filter, for queries: `lt` <, `gte` ≥, `lte` ≤, `gt` >. */
export const QUANTITY_BOUNDS: Record<
  QuantityFilter,
  { lt?: number; gte?: number; lte?: number; gt?: number }
> = {
  below5: { lt: 5 },
  from5to10: { gte: 5, lte: 10 },
  above10: { gt: 10 },
}

const OPERATORS = {
  lt: 'less_than',
  lte: 'less_than_equal',
  gt: 'greater_than',
  gte: 'greater_than_equal',
} as const

/** A filter as a condition on one field, for lists and the REST interface. */
export const quantityCondition = (filter: QuantityFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(QUANTITY_BOUNDS[filter]).map(([bound, value]) => [
      OPERATORS[bound as keyof typeof OPERATORS],
      String(value),
    ]),
  )
