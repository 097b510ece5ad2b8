import type { DecimalSpec } from '@/domain/shared/decimal'
import type { FieldRefusal, RefusalCode, RefusalData } from '@/domain/shared/refusal'
import type { MessageKey } from '@/i18n/messages'
import type { JsonSchema } from './jsonSchema'

/** A field of a command's body, for the dialog and the documentation. */
export type BodyField = {
  input:
    | 'words'
    | 'line'
    | 'code'
    | 'decimal'
    | 'day'
    | 'option'
    | 'record'
    | 'yesNo'
    | 'yes'
    | 'ids'
    | 'rows'
    | 'addresses'
    | 'quantities'
    | 'customer'
    | 'approver'
    | 'owner'
    | 'heir'
    | 'drawing'
  /** Refused if left out, empty or null. */
  isRequired: boolean
  /** Optional only if another field is given: refused with the code otherwise. */
  neededUnless?: { field: string; code: RefusalCode }
  /** Also shown in bulk dialogs although it is optional. */
  inBulk?: true
  maxLength?: number
  /** Digits of a decimal. */
  digits?: DecimalSpec
  options?: readonly string[]
  /** Its label, if its name alone is not sufficient. */
  label?: MessageKey
  /** Collection of the selectable records, and their condition. */
  records?: { of: string; where: Readonly<Record<string, unknown>> }
  /**
   * For addresses: texts of the picker of the customer's employees and of users; missing without a
   * picker.
   */
  offersPeople?: { label: MessageKey; notFound: MessageKey }
  /** The command that makes the value unnecessary; the dialog links to it. */
  instead?: string
  /** Allowed keys of the object, or of each object of the list. */
  keys?: readonly string[]
  /** Description for the documentation, if name and schema are not sufficient. */
  about?: string
  /** Schema of `rows` for the documentation (`schemaOf`). */
  schema?: JsonSchema
  /** All refusal codes at its path. */
  codes: readonly RefusalCode[]
}

/** The parsed value, or the refusal; `at` if only a part is invalid. */
export type Reading<T> = { value: T } | { code: RefusalCode; at?: string; data?: RefusalData }

/** The refusal of a text that is too long. */
export const tooLong = (max: number) => ({ code: 'textTooLong' as const, data: { max } })

/** A field with its parser. */
export type ReadableField<T> = BodyField & { read: (sent: unknown) => Reading<T> }

/**
 * A field of a body: one function parses the value or returns the refusal code.
 * @param read gets null for a missing field
 */
export const bodyField = <T>(
  about: BodyField,
  read: (sent: unknown) => Reading<T>,
): ReadableField<T> => ({ ...about, read })

/**
 * The body of a command: an object of fields; unknown keys are refused. Plain data, because every
 * page with the command includes it: a schema library would add 15 KB to each.
 */
export type CommandBody = Readonly<Record<string, ReadableField<unknown>>>

/** The parsed values of a body, by field. */
export type ValuesOf<Body extends CommandBody> = {
  [Name in keyof Body]: Body[Name] extends ReadableField<infer T> ? T : never
}

export const bodyOf = <Body extends CommandBody>(fields: Body): Body => fields

/** For commands without a body. */
export const NO_BODY = bodyOf({})

/** The fields of a body in display order. */
export const fieldsOf = (body: CommandBody): [name: string, field: ReadableField<unknown>][] =>
  Object.entries(body)

/** The fields of a bulk dialog, with one value for many records: mainly the required ones. */
export const bulkBodyOf = (body: CommandBody): CommandBody =>
  Object.fromEntries(fieldsOf(body).filter(([, field]) => field.isRequired || field.inBulk))

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

const unknownKeys = (sent: unknown, known: readonly string[], path: string): string[] =>
  isObject(sent)
    ? Object.keys(sent).flatMap((key) => (known.includes(key) ? [] : [`${path}${key}`]))
    : []

/** Unknown keys of a body and its objects, by path. */
const unknownIn = (body: CommandBody, sent: Record<string, unknown>): string[] => [
  ...unknownKeys(sent, Object.keys(body), ''),
  ...fieldsOf(body).flatMap(([name, { keys }]) => {
    const value = sent[name]
    if (!keys) return []
    return Array.isArray(value)
      ? value.flatMap((one, index) => unknownKeys(one, keys, `${name}.${index}.`))
      : unknownKeys(value, keys, `${name}.`)
  }),
]

/**
 * Parses the body of a command, for the endpoint and the dialog.
 * @param sent any value
 * @returns the values, or each invalid field with its code; only `unknownField` if there are
 *   unknown keys; no field if it is not an object
 */
export const readBody = <Body extends CommandBody>(
  body: Body,
  sent: unknown,
): { values: ValuesOf<Body> } | { fields: FieldRefusal[] } => {
  if (!isObject(sent)) return { fields: [{ path: '', code: 'invalidInput' }] }
  const unknown = unknownIn(body, sent)
  if (unknown.length > 0) return { fields: unknown.map((path) => ({ path, code: 'unknownField' })) }
  const values: [name: string, value: unknown][] = []
  const fields: FieldRefusal[] = []
  for (const [name, { read }] of fieldsOf(body)) {
    const reading = read((Object.hasOwn(sent, name) ? sent[name] : null) ?? null)
    if ('value' in reading) values.push([name, reading.value])
    else
      fields.push({
        path: reading.at === undefined ? name : `${name}.${reading.at}`,
        code: reading.code,
        ...(reading.data && { data: reading.data }),
      })
  }
  const read = new Map(values)
  for (const [name, { neededUnless }] of fieldsOf(body))
    if (neededUnless && read.get(name) === null && read.get(neededUnless.field) === null)
      fields.push({ path: name, code: neededUnless.code })
  return fields.length > 0 ? { fields } : { values: Object.fromEntries(values) as ValuesOf<Body> }
}
