import type { Field } from 'payload'
import { cleanText } from '@/domain/shared/text/cleanText'
import { dayOf, dayToStored, isDay, isKeptDay, type Day } from '@/domain/shared/day'
import { DECIMALS, parseDecimal, type DecimalKind } from '@/domain/shared/decimal'

export type Values = Record<string, unknown>

export const readNumber = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  if (value === undefined || value === null) return []
  // An emptied form input means "no value", which the check for `required` then refuses or accepts.
  if (value === '' && !('required' in field && field.required)) {
    values[field.name] = null
    return []
  }
  const parsed = parseDecimal(value, DECIMALS[field.custom?.decimal as DecimalKind])
  if (typeof parsed === 'string') return [{ path, code: parsed }]
  if (field.custom?.isNotNegative && parsed.lt(0))
    return [{ path, code: 'mustNotBeNegative' as const }]
  values[field.name] = parsed.toNumber()
  return []
}

export const readDay = (
  field: Field & { name: string },
  values: Values,
  path: string,
  timeZone?: string,
) => {
  const value = values[field.name]
  if (value === undefined || value === null || value === '') return []
  const day = typeof value === 'string' || value instanceof Date ? toDay(value, timeZone) : null
  if (!day) return [{ path, code: 'invalidDate' as const }]
  values[field.name] = dayToStored(day)
  return []
}

/** Whether a moment is in the years that records may hold; a text that is no moment counts as one. */
const isKeptMoment = (value: unknown): boolean => {
  const moment = typeof value === 'string' || value instanceof Date ? new Date(value) : null
  return !moment || isNaN(+moment) || isKeptDay(moment.toISOString().slice(0, 10))
}

/**
 * Refuses an object, which a form sends for input it could not parse, and moments outside the years
 * that records may hold. Texts that are no moments are refused by Payload.
 */
export const readMoment = (field: Field & { name: string }, values: Values, path: string) => {
  if (field.type !== 'date') return []
  const value = values[field.name]
  const isUnread = typeof value === 'object' && value !== null && !(value instanceof Date)
  return isUnread || !isKeptMoment(value) ? [{ path, code: 'invalidDate' as const }] : []
}

const TEXTS: readonly string[] = ['text', 'textarea', 'email']

/** For a lone surrogate the database would store a question mark instead. */
const HALF_CHARACTER = /\p{Surrogate}/u

export const isAbsent = (value: unknown): boolean => value === undefined || value === null

/** Payload stores anything but text as JSON: a list would become a name. */
const refuseText = (field: Field & { name: string }, value: unknown, path: string) => {
  if (('hasMany' in field && field.hasMany) || isAbsent(value)) return []
  const isText = typeof value === 'string' || typeof value === 'number'
  return isText ? [] : [{ path, code: 'invalidInput' as const }]
}

/**
 * Blanks at the ends are removed; a text of only blanks is empty, which `required` then refuses.
 */
export const readText = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  if (!TEXTS.includes(field.type)) return []
  if (field.custom?.verbatim || typeof value !== 'string') return refuseText(field, value, path)
  if (HALF_CHARACTER.test(value)) return [{ path, code: 'invalidInput' as const }]
  const text = cleanText(value)
  values[field.name] = text
  // Checked here, because a field with its own validation loses that of Payload.
  const max = 'maxLength' in field ? field.maxLength : undefined
  if (max !== undefined && text.length > max)
    return [{ path, code: 'textTooLong' as const, data: { max } }]
  // Payload reports an empty address as invalid, although none was given.
  const isMissing = text === '' && field.type === 'email' && field.required
  return isMissing ? [{ path, code: 'required' as const }] : []
}

/**
 * Refuses what is neither an option nor an id: the error of the database would not name the field.
 */
export const readChoice = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  if (isAbsent(value) || ('hasMany' in field && field.hasMany)) return []
  if (field.type === 'select' && typeof value !== 'string')
    return [{ path, code: 'notAnOption' as const }]
  const isFraction = typeof value === 'number' && !Number.isInteger(value)
  const isRelation = field.type === 'relationship' || field.type === 'upload'
  return isRelation && isFraction ? [{ path, code: 'invalidId' as const }] : []
}

/** A day in its stored form: noon UTC, which is already the next day in Kiritimati. */
const STORED_DAY = /^\d{4}-\d{2}-\d{2}T12:00:00(\.000)?Z$/

const textOf = (value: string | Date): string =>
  value instanceof Date && !isNaN(+value) ? value.toISOString() : String(value)

/**
 * The day in a value; any other moment than a stored day is one of the company's calendar.
 * @param timeZone the company's; without it no moment is read as a day (see `hasMoment`)
 */
const toDay = (value: string | Date, timeZone?: string): Day | null => {
  const text = textOf(value)
  // `new Date` parses 30 February as 2 March.
  if (isNaN(Date.parse(text)) || !isDay(text.slice(0, 10))) return null
  const isPlain = isDay(text) || STORED_DAY.test(text)
  const day = isPlain ? text.slice(0, 10) : timeZone && dayOf({ instant: text, timeZone })
  return day && isKeptDay(day) ? day : null
}

/** True for a moment instead of a day: which day it is depends on the time zone. */
export const isMoment = (value: unknown): boolean => {
  if (typeof value !== 'string' && !(value instanceof Date)) return false
  const text = textOf(value)
  return !isDay(text) && !STORED_DAY.test(text)
}
