/** Days for which the event log keeps an event. */
export const KEPT_EVENT_DAYS = 30

/**
 * A position in the event log, after an event or between two. Transactions and ids are decimal
 * text: both have 64 bits.
 */
export type LogPlace = { transaction: string; id: string }
/** A position with the epoch of its log: a restored database begins a new one. */
export type LogCursor = LogPlace & { epoch: string }

const VERSION = '1'
const CURSOR =
  /^1\.(?<epoch>[0-9a-f]{12})\.(?<transaction>0|[1-9]\d{0,19})\.(?<id>0|[1-9]\d{0,18})$/
const LAST_TRANSACTION = 2n ** 64n - 1n
const LAST_ID = 2n ** 63n - 1n

/** Base64url too: `+` and `/` never come out of digits, letters to f and points. */
const encode = (text: string) => btoa(text).replaceAll('=', '')

/** The opaque text by which clients name a position. */
export const cursorText = ({ epoch, transaction, id }: LogCursor): string =>
  encode([VERSION, epoch, transaction, id].join('.'))

/** @returns null for a text that `cursorText` never produces */
export const readCursor = (text: string): LogCursor | null => {
  let decoded = ''
  try {
    decoded = atob(text)
  } catch {
    return null
  }
  const read = CURSOR.exec(decoded)?.groups as LogCursor | undefined
  if (!read || BigInt(read.transaction) > LAST_TRANSACTION || BigInt(read.id) > LAST_ID) return null
  return cursorText(read) === text ? { ...read } : null
}

/** The later one of two positions. */
export const laterOf = (one: LogPlace, other: LogPlace): LogPlace => {
  const [a, b] = [BigInt(one.transaction), BigInt(other.transaction)]
  return a > b || (a === b && BigInt(one.id) > BigInt(other.id)) ? one : other
}
