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

/** Reads numbers, days and texts strictly, in place; returns what cannot be read, by path. */
export const readStrictly = (fields: readonly Field[], values: Values, prefix = '') => {
  const refused: FieldRefusal[] = []
  walkFields(fields, (field) => {
    const path = `${prefix}${field.name}`
    refused.push(...readText(field, values, path))
    if (field.custom?.decimal) refused.push(...readNumber(field, values, path))
    if (field.custom?.day) refused.push(...readDay(field, values, path))
    const value = values[field.name]
    if (field.type === 'array' && Array.isArray(value)) {
      value.forEach((row: unknown, index) => {
        if (row && typeof row === 'object')
          refused.push(...readStrictly(field.fields, row as Values, `${path}.${index}.`))
      })
    }
    if (field.type === 'group' && value && typeof value === 'object')
      refused.push(...readStrictly(field.fields, value as Values, `${path}.`))
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
