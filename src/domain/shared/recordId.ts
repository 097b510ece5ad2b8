/** The largest number a `serial` column holds. */
export const MAX_ID = 2_147_483_647

/** True for text that can be a record id; anything else never reaches the database. */
export const isRecordId = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID

/** True for text that ids can be compared with: an id, or 0. */
export const isRecordIdOrZero = (value: unknown): value is string =>
  value === '0' || isRecordId(value)

/**
 * A record id, sent as a number or as text.
 * @returns null for anything else
 */
export const recordIdOf = (value: unknown): number | null => {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  return isRecordId(String(value)) ? Number(value) : null
}
