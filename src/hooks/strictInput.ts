import type {
  CollectionBeforeOperationHook,
  Field,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { DECIMALS, parseDecimal, type DecimalKind } from '@/domain/shared/decimal'
import { cleanText } from '@/domain/shared/cleanText'
import { dayOf, dayToStored, isDay, isKeptDay, type Day } from '@/domain/shared/day'
import { refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { walkFields } from '@/fields/walkFields'
import { companySettings } from '@/operations/settings/companySettings'

type Values = Record<string, unknown>

const readNumber = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  if (value === undefined || value === null) return []
  // An emptied input of a form: "no value", which `required` then judges.
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

const readDay = (
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

/** What a form could not read comes as an object; Payload judges the texts of other moments. */
const readMoment = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  const isUnread = typeof value === 'object' && value !== null && !(value instanceof Date)
  return field.type === 'date' && isUnread ? [{ path, code: 'invalidDate' as const }] : []
}

const TEXTS: readonly string[] = ['text', 'textarea', 'email']

const isAbsent = (value: unknown): boolean => value === undefined || value === null

/** Payload keeps what is no text as the JSON of it: a list would become a name. */
const refuseText = (field: Field & { name: string }, value: unknown, path: string) => {
  if (('hasMany' in field && field.hasMany) || isAbsent(value)) return []
  const isText = typeof value === 'string' || typeof value === 'number'
  return isText ? [] : [{ path, code: 'invalidInput' as const }]
}

/** Blanks at the ends are no part of a text; one of blanks only is empty, which `required` judges. */
const readText = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  if (!TEXTS.includes(field.type)) return []
  if (field.custom?.verbatim || typeof value !== 'string') return refuseText(field, value, path)
  const text = cleanText(value)
  values[field.name] = text
  // Payload says of an empty address that it is no address; nobody wrote one.
  const isMissing = text === '' && field.type === 'email' && field.required
  return isMissing ? [{ path, code: 'required' as const }] : []
}

/** What is no option and no number of a record: the database would fail at it, naming no field. */
const readChoice = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  if (isAbsent(value) || ('hasMany' in field && field.hasMany)) return []
  if (field.type === 'select' && typeof value !== 'string')
    return [{ path, code: 'notAnOption' as const }]
  const isFraction = typeof value === 'number' && !Number.isInteger(value)
  const isRelation = field.type === 'relationship' || field.type === 'upload'
  return isRelation && isFraction ? [{ path, code: 'invalidId' as const }] : []
}

/** A day as it is stored: noon UTC, which is the next day already in Kiritimati. */
const STORED_DAY = /^\d{4}-\d{2}-\d{2}T12:00:00(\.000)?Z$/

const textOf = (value: string | Date): string =>
  value instanceof Date && !isNaN(+value) ? value.toISOString() : String(value)

/** The day in a value; any other moment than a stored day is one of the company's calendar. */
const toDay = (value: string | Date, timeZone?: string): Day | null => {
  const text = textOf(value)
  // `new Date` takes 30 February for 2 March.
  if (isNaN(Date.parse(text)) || !isDay(text.slice(0, 10))) return null
  const isPlain = isDay(text) || STORED_DAY.test(text)
  const day = isPlain ? text.slice(0, 10) : dayOf({ instant: text, timeZone })
  return isKeptDay(day) ? day : null
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readGroup = (
  fields: readonly Field[],
  value: unknown,
  path: string,
  timeZone?: string,
): FieldRefusal[] => {
  if (value === undefined) return []
  return isValues(value)
    ? readStrictly(fields, value, { prefix: `${path}.`, timeZone })
    : [{ path, code: 'invalidInput' }]
}

/** A form says 0 for a list without rows. */
const readRows = (
  fields: readonly Field[],
  value: unknown,
  path: string,
  timeZone?: string,
): FieldRefusal[] => {
  if (value === undefined || value === 0 || value === '0') return []
  if (!Array.isArray(value)) return [{ path, code: 'notAList' }]
  return value.flatMap((row: unknown, index) =>
    row === undefined ? [] : readGroup(fields, row, `${path}.${index}`, timeZone),
  )
}

/**
 * Reads numbers, days, lists and groups strictly, in place; returns what cannot be read, by path.
 * `null` is neither a list nor a group: Payload fails at it.
 * @param options.prefix the path of the values, with a dot
 * @param options.timeZone the company's, for days that are sent as moments
 */
export const readStrictly = (
  fields: readonly Field[],
  values: Values,
  { prefix = '', timeZone }: { prefix?: string; timeZone?: string } = {},
): FieldRefusal[] => {
  const refused: FieldRefusal[] = []
  walkFields(fields, (field) => {
    const path = `${prefix}${field.name}`
    refused.push(...readText(field, values, path), ...readChoice(field, values, path))
    if (field.custom?.decimal) refused.push(...readNumber(field, values, path))
    if (field.custom?.day) refused.push(...readDay(field, values, path, timeZone))
    else refused.push(...readMoment(field, values, path))
    const value = values[field.name]
    if (field.type === 'array') refused.push(...readRows(field.fields, value, path, timeZone))
    if (field.type === 'group') refused.push(...readGroup(field.fields, value, path, timeZone))
  })
  return refused
}

const isMoment = (value: unknown): boolean => {
  if (typeof value !== 'string' && !(value instanceof Date)) return false
  const text = textOf(value)
  return !isDay(text) && !STORED_DAY.test(text)
}

/** True when a day is sent as a moment: which day it is depends on the company's time zone. */
const hasMoment = (fields: readonly Field[], values: Values): boolean => {
  let found = false
  walkFields(fields, (field) => {
    const value = values[field.name]
    if (field.custom?.day) found ||= isMoment(value)
    if (field.type !== 'array' && field.type !== 'group') return
    const inner = [value].flat().filter(isValues)
    found ||= inner.some((one) => hasMoment(field.fields, one))
  })
  return found
}

const refuseUnread = async (req: PayloadRequest, fields: readonly Field[], data: Values) => {
  const timeZone = hasMoment(fields, data) ? (await companySettings(req)).timeZone : undefined
  refuseFields(readStrictly(fields, data, { timeZone }))
}

/**
 * Reads decimals, days, texts and choices before Payload does: its own parsing takes "1,5" for 1 and
 * "12abc" for 12, stores Infinity, counts four blanks as a name and a list as its JSON. Runs for
 * REST, GraphQL, forms and imports alike, rows of lists (`extraEmails`) included. A secret is
 * `custom.verbatim`: its blanks count.
 */
export const strictInput: CollectionBeforeOperationHook = async (hook) => {
  const { args, operation, collection, req } = hook
  if (operation !== 'create' && operation !== 'update') return args
  const data = (args as { data?: Values }).data
  if (data) await refuseUnread(req, collection.fields, data)
  return args
}

/** The same for the settings global. */
export const strictGlobalInput: GlobalBeforeOperationHook = async (hook) => {
  const { args, operation, global, req } = hook
  const data = (args as { data?: Values }).data
  if (operation === 'update' && data) await refuseUnread(req, global.fields, data)
  return args
}
