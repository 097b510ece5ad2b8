import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  Field,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { refuseFields, type FieldRefusal, type RefusalCode } from '@/domain/shared/refusal'
import { ownRowsIn, type OwnRows } from '@/fields/ownRowsField'
import { walkFields } from '@/lib/walkFields'
import { idOf, type Id } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { companySettings } from '@/queries/settings/companySettings'
import {
  isAbsent,
  isMoment,
  readChoice,
  readDay,
  readMoment,
  readNumber,
  readText,
  type Values,
} from './readField'

export const isValues = (value: unknown): value is Values =>
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

/** A form sends 0 for a list without rows. */
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

/** Payload's built-in validation, for rows that Payload does not treat as rows. */
const refuseByField = (field: Field & { name: string }, values: Values, path: string) => {
  const value = values[field.name]
  const at = (code: RefusalCode): FieldRefusal[] => [{ path, code }]
  const isMissing = isAbsent(value) || value === ''
  const hasDefault = 'defaultValue' in field && field.defaultValue !== undefined
  if (isMissing) return 'required' in field && field.required && !hasDefault ? at('required') : []
  if (field.type === 'select') return isOption(field, value) ? [] : at('notAnOption')
  if (field.type === 'relationship') return recordIdOf(idOf(value)) === null ? at('invalidId') : []
  if (field.type === 'checkbox') return typeof value === 'boolean' ? [] : at('invalidInput')
  if (field.type === 'number' && !field.custom?.decimal)
    return Number.isFinite(value) ? [] : at('notADecimal')
  return []
}

const isOption = ({ options }: Field & { type: 'select' }, value: unknown): boolean =>
  options.some((option) => (typeof option === 'string' ? option : option.value) === value)

/**
 * A row belongs to the record it is sent with: naming this record is redundant, any other is
 * refused.
 */
const refuseForeignRow = (row: Values, name: string, { path, record }: OwnRow): FieldRefusal[] => {
  const parent = row[name]
  if (isAbsent(parent) || (record !== undefined && String(idOf(parent)) === String(record)))
    return []
  return [{ path: `${path}.${name}`, code: 'rowOfOtherRecord' }]
}

type OwnRow = { path: string; record: Id | undefined }

const readOwnRow = (value: unknown, rows: OwnRows, own: OwnRow, options: Reading) => {
  const { path } = own
  if (!isValues(value)) return [{ path, code: 'invalidInput' as const }]
  const refused = refuseForeignRow(value, rows.parent, own)
  const fields: Field[] = []
  walkFields(options.fieldsOf?.(rows.collection) ?? [], (field) => {
    // Server-written fields are ignored, and the record was just checked.
    if (!field.custom?.serverOnly && field.name !== rows.parent) fields.push(field)
  })
  refused.push(...readStrictly(fields, value, { ...options, prefix: `${path}.` }))
  const known = new Set(refused.map((one) => one.path))
  walkFields(fields, (field) => {
    const at = `${path}.${field.name}`
    if (!known.has(at)) refused.push(...refuseByField(field, value, at))
  })
  return refused
}

/** Rows of another collection that are sent with their parent, by the fields of that collection. */
const readOwnRows = (value: unknown, rows: OwnRows, path: string, options: Reading) => {
  if (isAbsent(value)) return []
  if (!Array.isArray(value)) return [{ path, code: 'notAList' as const }]
  const read = value.map((row: unknown, index) => {
    const own = { path: `${path}.${index}`, record: options.record }
    return { row, own, refused: readOwnRow(row, rows, own, options) }
  })
  if (read.every(({ refused }) => refused.length === 0)) return []
  return read.flatMap(({ row, own, refused }) => {
    const known = new Set(refused.map((one) => one.path))
    const ruled = isValues(row) ? (rows.refuse?.(row, own.path) ?? []) : []
    return [...refused, ...ruled.filter((one) => !known.has(one.path))]
  })
}

type Reading = {
  /** The path of the values, ending in a dot. */
  prefix?: string
  /** The company's time zone, for days that are sent as moments. */
  timeZone?: string | undefined
  /** The record that is changed; undefined for a new one. */
  record?: Id | undefined
  /** The fields of another collection, for rows of it. */
  fieldsOf?: (collection: CollectionSlug) => readonly Field[]
}

/**
 * Reads numbers, days, lists and groups strictly, in place; returns what cannot be read, by path.
 * `null` is neither a list nor a group: Payload fails at it.
 */
export const readStrictly = (
  fields: readonly Field[],
  values: Values,
  options: Reading = {},
): FieldRefusal[] => {
  const refused: FieldRefusal[] = []
  const { prefix = '', timeZone } = options
  walkFields(fields, (field) => {
    const path = `${prefix}${field.name}`
    refused.push(...readText(field, values, path), ...readChoice(field, values, path))
    if (field.custom?.decimal) refused.push(...readNumber(field, values, path))
    if (field.custom?.day) refused.push(...readDay(field, values, path, timeZone))
    else refused.push(...readMoment(field, values, path))
    const value = values[field.name]
    if (field.type === 'array') refused.push(...readRows(field.fields, value, path, timeZone))
    if (field.type === 'group') refused.push(...readGroup(field.fields, value, path, timeZone))
    const rows = ownRowsIn(field)
    if (rows) refused.push(...readOwnRows(value, rows, path, options))
  })
  return refused
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

const refuseUnread = async (args: {
  req: PayloadRequest
  fields: readonly Field[]
  data: Values
  record?: Id
}) => {
  const { req, fields, data, record } = args
  const fieldsOf = (slug: CollectionSlug) => req.payload.collections[slug].config.fields
  const timeZone = hasMoment(fields, data) ? (await companySettings(req)).timeZone : undefined
  refuseFields(readStrictly(fields, data, { timeZone, record, fieldsOf }))
}

/**
 * Reads decimals, days, texts and choices before Payload does: its own parsing takes "1,5" for 1
 * and "12abc" for 12, stores Infinity, counts four blanks as a name and a list as its JSON. Runs
 * for REST, GraphQL, forms and imports alike, including rows of lists (`extraEmails`) and rows of
 * other collections (`items`). Fields with `custom.verbatim`, such as secrets, keep their blanks.
 */
export const strictInput: CollectionBeforeOperationHook = async (hook) => {
  const { args, operation, collection, req } = hook
  if (operation !== 'create' && operation !== 'update') return args
  const { data, id: record } = args as { data?: Values; id?: Id }
  if (data) await refuseUnread({ req, fields: collection.fields, data, record })
  return args
}

/** As `strictInput`, for the settings global. */
export const strictGlobalInput: GlobalBeforeOperationHook = async (hook) => {
  const { args, operation, global, req } = hook
  const data = (args as { data?: Values }).data
  if (operation === 'update' && data) await refuseUnread({ req, fields: global.fields, data })
  return args
}
