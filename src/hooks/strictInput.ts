import type { CollectionBeforeOperationHook, Field, GlobalBeforeOperationHook } from 'payload'
import { AMOUNT, PERCENT, PRICE, QUANTITY, RATE, parseDecimal } from '@/domain/shared/decimal'
import { cleanText } from '@/domain/shared/cleanText'
import { dayOf, isDay } from '@/domain/shared/day'
import { refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import type { DecimalKind } from '@/fields/decimalField'
import { walkFields } from '@/fields/walkFields'

type Values = Record<string, unknown>
const LIMITS = { quantity: QUANTITY, price: PRICE, rate: RATE, amount: AMOUNT, percent: PERCENT }

const readNumber = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  if (value === undefined || value === null) return []
  // An emptied input of a form: "no value", which `required` then judges.
  if (value === '' && !('required' in field && field.required)) {
    values[field.name] = null
    return []
  }
  const parsed = parseDecimal(value, LIMITS[field.custom?.decimal as DecimalKind])
  if (typeof parsed === 'string') return [{ path, code: parsed }]
  values[field.name] = parsed.toNumber()
  return []
}

const readDay = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  if (value === undefined || value === null || value === '') return []
  const day = typeof value === 'string' || value instanceof Date ? toDay(value) : null
  if (!day) return [{ path, code: 'invalidDate' as const }]
  values[field.name] = `${day}T12:00:00.000Z`
  return []
}

const TEXTS: readonly string[] = ['text', 'textarea', 'email']

/** Blanks at the ends are no part of a text; one of blanks only is empty, which `required` judges. */
const readText = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  if (!TEXTS.includes(field.type) || field.custom?.verbatim || typeof value !== 'string') return []
  const text = cleanText(value)
  values[field.name] = text
  // Payload says of an empty address that it is no address; nobody wrote one.
  const isMissing = text === '' && field.type === 'email' && field.required
  return isMissing ? [{ path, code: 'required' as const }] : []
}

const toDay = (value: string | Date): string | null => {
  const instant = new Date(value)
  if (isNaN(+instant)) return null
  const text = value instanceof Date ? value.toISOString() : value
  // `new Date` takes 30 February for 2 March.
  if (!isDay(text.slice(0, 10))) return null
  const day = isDay(text) ? text : dayOf({ instant })
  return day >= '1900-01-01' && day < '2200-01-01' ? day : null
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readGroup = (fields: readonly Field[], value: unknown, path: string): FieldRefusal[] => {
  if (value === undefined) return []
  return isValues(value)
    ? readStrictly(fields, value, `${path}.`)
    : [{ path, code: 'invalidInput' }]
}

/** A form says 0 for a list without rows. */
const readRows = (fields: readonly Field[], value: unknown, path: string): FieldRefusal[] => {
  if (value === undefined || value === 0 || value === '0') return []
  if (!Array.isArray(value)) return [{ path, code: 'notAList' }]
  return value.flatMap((row: unknown, index) =>
    row === undefined ? [] : readGroup(fields, row, `${path}.${index}`),
  )
}

/**
 * Reads numbers, days, lists and groups strictly, in place; returns what cannot be read, by path.
 * `null` is neither a list nor a group: Payload fails at it.
 */
export const readStrictly = (
  fields: readonly Field[],
  values: Values,
  prefix = '',
): FieldRefusal[] => {
  const refused: FieldRefusal[] = []
  walkFields(fields, (field) => {
    const path = `${prefix}${field.name}`
    refused.push(...readText(field, values, path))
    if (field.custom?.decimal) refused.push(...readNumber(field, values, path))
    if (field.custom?.day) refused.push(...readDay(field, values, path))
    const value = values[field.name]
    if (field.type === 'array') refused.push(...readRows(field.fields, value, path))
    if (field.type === 'group') refused.push(...readGroup(field.fields, value, path))
  })
  return refused
}

/**
 * Reads decimals, days and texts before Payload does: its own parsing takes "1,5" for 1 and "12abc"
 * for 12, stores Infinity, and counts four blanks as a name. Runs for REST, GraphQL, forms and
 * imports alike, rows of lists (`extraEmails`) included. A secret is `custom.verbatim`: its blanks
 * count.
 */
export const strictInput: CollectionBeforeOperationHook = ({ args, operation, collection }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const data = (args as { data?: Values }).data
  if (data) refuseFields(readStrictly(collection.fields, data))
  return args
}

/** The same for the settings global. */
export const strictGlobalInput: GlobalBeforeOperationHook = ({ args, operation, global }) => {
  const data = (args as { data?: Values }).data
  if (operation === 'update' && data) refuseFields(readStrictly(global.fields, data))
  return args
}
