import { addDays, type Day } from '../shared/day'
import type { FieldRefusal } from '../shared/refusal'
import { startOfDay } from '../shared/startOfDay'
import { crc32 } from '../shared/crc32'

/** Prefix of every key: scanners for leaked secrets look for `\bbkof_[0-9A-Za-z]{49}\b`. */
const PREFIX = 'bkof_'
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Random bytes of a key, and the alphabet of its text. */
export const KEY_BYTES = 32
const SECRET_DIGITS = 43
const CHECK_DIGITS = 6

const FORM = /^bkof_[0-9A-Za-z]{49}$/
/** Length of the stored plain prefix, which distinguishes the keys of a client. */
const SHOWN_LENGTH = 12

const inBase62 = (number: bigint, digits: number): string => {
  const base = BigInt(ALPHABET.length)
  let rest = number
  let text = ''
  for (let at = 0; at < digits; at += 1) {
    text = (ALPHABET[Number(rest % base)] ?? '') + text
    rest /= base
  }
  return text
}

const checkOf = (body: string): string =>
  inBase62(BigInt(crc32(new TextEncoder().encode(body))), CHECK_DIGITS)

/**
 * Writes a key: prefix, the bytes as one big-endian number in base 62, and a checksum.
 * @param bytes 32 random bytes
 * @returns 54 characters
 */
export const composeKey = (bytes: Uint8Array): string => {
  if (bytes.length !== KEY_BYTES) throw new Error(`A key has ${KEY_BYTES} bytes`)
  const number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  const body = PREFIX + inBase62(number, SECRET_DIGITS)
  return body + checkOf(body)
}

/** Whether a text has the form and the checksum of a key; only then the database is queried. */
export const isWellFormedKey = (text: string): boolean =>
  FORM.test(text) && checkOf(text.slice(0, -CHECK_DIGITS)) === text.slice(-CHECK_DIGITS)

/** The part of a key that lists show. */
export const shownPart = (key: string): string => key.slice(0, SHOWN_LENGTH)

/**
 * The API key in an `Authorization` header: `Bearer bkof_…` or `api-clients API-Key …`.
 * @param header its value; null for none
 * @returns the key as it was sent, well formed or not; null for other credentials
 */
export const keyInHeader = (header: string | null): string | null => {
  if (header === null) return null
  const [, bearer] = /^bearer[ \t]+(bkof_.*)$/is.exec(header) ?? []
  const [, named] = /^api-clients[ \t]+api-key[ \t]*(.*)$/is.exec(header) ?? []
  return (bearer ?? named)?.trim() ?? null
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Days before expiry on which people are warned of a key that was not replaced. */
export const WARNED_DAYS = [3, 14] as const
export type WarnedDays = (typeof WARNED_DAYS)[number]

/**
 * Which expiry warning of a key is due.
 * @returns the days of the nearest step reached; null for none, and for a key whose whole validity
 *   is no longer than that step: its creator knows
 */
export const dueWarning = (args: {
  createdAt: Date
  expiresAt: Date
  now: Date
}): WarnedDays | null => {
  const { createdAt, expiresAt, now } = args
  const daysUntilEnd = (from: Date) => (expiresAt.getTime() - from.getTime()) / DAY_MS
  const left = daysUntilEnd(now)
  if (left <= 0) return null
  const step = WARNED_DAYS.find((days) => left <= days)
  return step !== undefined && daysUntilEnd(createdAt) > step ? step : null
}

/** Validity of a key in days: minimum, default and maximum. */
export const KEY_DAYS = { least: 1, usual: 90, most: 365 } as const
/** Hours for which a replaced key stays valid: default and maximum. */
export const OVERLAP_HOURS = { usual: 24, most: 7 * 24 } as const

/**
 * The expiry of a key that is valid for some days: the last minute of the last day, so that a form
 * left open for a while still sends a valid period.
 * @param args.days `KEY_DAYS`
 * @param args.today in the company's time zone
 * @returns ISO instant
 */
export const expiryAfter = (args: { days: number; today: Day; timeZone: string }): string => {
  const { days, today, timeZone } = args
  const next = startOfDay({ day: addDays(today, days + 1), timeZone })
  return new Date(Date.parse(next) - 60_000).toISOString()
}

/** Tolerance for clocks of clients. */
const GRACE_DAYS = 1 / 24

/**
 * Validates the expiry of a key: `KEY_DAYS` from now.
 * @param sent ISO instant
 * @param now the present instant
 * @returns the invalid field: `invalidDate`, or `expiryOutOfRange` with the least and most days
 */
export const refuseExpiry = (sent: unknown, now: Date): FieldRefusal[] => {
  const path = 'expiresAt'
  const days = (Date.parse(String(sent)) - now.getTime()) / DAY_MS
  if (Number.isNaN(days)) return [{ path, code: 'invalidDate' }]
  const { least, most } = KEY_DAYS
  const isInRange = days >= least - GRACE_DAYS && days <= most + 1
  return isInRange ? [] : [{ path, code: 'expiryOutOfRange', data: { least, most } }]
}
