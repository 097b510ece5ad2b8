import { looksRelative, parseRelativeDay, takesRelative } from '@/domain/lists/relativeDay'
import { isRecordId, isRecordIdOrZero } from '@/domain/shared/recordId'
import type { FieldKind } from '@/domain/lists/fieldKinds'
import type { FieldShape } from './collectionShape'

/** Longest list of an `in` filter, and longest text of any filter. */
export const MAX_LIST = 200
export const MAX_TEXT = 300

const EQUAL = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const ORDER = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const MATCH = ['like', 'not_like', 'contains']

const OPERATORS: Readonly<Record<FieldKind, readonly string[]>> = {
  text: [...EQUAL, ...MATCH, ...ORDER],
  number: [...EQUAL, ...ORDER],
  date: [...EQUAL, ...ORDER],
  checkbox: ['equals', 'not_equals', 'exists'],
  option: EQUAL,
  relation: EQUAL,
  opaque: ['exists'],
}

const isNothing = (text: string) => text === 'null' || text === ''

const READS: Readonly<Record<FieldKind, (text: string) => boolean>> = {
  text: () => true,
  number: (text) => /^-?\d{1,15}(\.\d{1,6})?$/.test(text),
  date: (text) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text)),
  checkbox: (text) => text === 'true' || text === 'false',
  option: () => true,
  relation: isRecordId,
  opaque: () => false,
}

const textOf = (value: unknown): string | null => {
  if (value === null) return 'null'
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

const listOf = (value: unknown): (string | null)[] =>
  Array.isArray(value) ? value.map(textOf) : (textOf(value)?.split(',') ?? [null])

/**
 * Validates one condition of a filter.
 * @param args.path of the field; `id` takes record ids only, and 0 to compare with
 * @param args.field type of the field
 * @param args.operator Payload's name
 * @param args.value text from the address, or a JSON value
 * @param args.hasCalendar relative days are allowed and will be resolved
 * @returns false when the operator or the value does not fit the field
 */
export const checkOperand = (args: {
  path: string
  field: FieldShape
  operator: string
  value: unknown
  hasCalendar?: boolean
}): boolean => {
  const { path, field, operator, value } = args
  // Not `all`: Payload defines it, but its PostgreSQL adapter does not support it.
  const allowed = field.hasMany ? [...OPERATORS[field.kind], 'contains'] : OPERATORS[field.kind]
  if (!allowed.includes(operator)) return false
  // Null only supports equality: Payload fails on other operators.
  if (value === null && !EQUAL.includes(operator)) return false
  if (operator === 'exists') return ['true', 'false'].includes(textOf(value) ?? '')
  const reads = (text: string | null): boolean => {
    if (text === null || text.length > MAX_TEXT || text.includes('\0')) return false
    if (isNothing(text)) return path !== 'id'
    // A cursor over all records starts with `greater_than=0`.
    if (path === 'id') return ORDER.includes(operator) ? isRecordIdOrZero(text) : isRecordId(text)
    if (field.options && !MATCH.includes(operator)) return field.options.includes(text)
    return READS[field.kind](text)
  }
  if (args.hasCalendar && field.kind === 'date' && looksRelative(value))
    return takesRelative(operator) && parseRelativeDay(value) !== null
  const isList = operator === 'in' || operator === 'not_in'
  if (!isList) return reads(textOf(value))
  const list = listOf(value)
  // An emptied picker sends an empty list: it matches nothing, which is valid.
  if (list.length === 1 && list[0] === '') return true
  return list.length <= MAX_LIST && list.every(reads)
}
