export type Id = string | number

/**
 * The id of a relation, populated or not.
 *
 * @returns null when there is none
 */
export const idOf = (value: unknown): Id | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'string') return value === '' ? null : value
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return null
}

/** Whether two ids name one record, as a number or as its text; false where one is missing. */
export const isSameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a != null && b != null && String(a) === String(b)

/**
 * Orders ids ascending: numbers by value, texts by character code. Rows are locked in this order.
 */
export const compareIds = (a: Id, b: Id): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : left > right ? 1 : 0
}
