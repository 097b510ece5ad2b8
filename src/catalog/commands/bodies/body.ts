import type { DecimalSpec } from '@/domain/shared/decimal'
import type { FieldRefusal, RefusalCode, RefusalData } from '@/domain/shared/refusal'
import type { MessageKey } from '@/i18n/messages'
import type { JsonSchema } from './jsonSchema'

/** What a field of a body is, for the dialog that asks for it and for the documentation. */
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
  /** Left out, empty or null, it is refused. */
  isRequired: boolean
  /** It may be left out only where another field is not: refused with the code otherwise. */
  neededUnless?: { field: string; code: RefusalCode }
  /** Asked as well where one answer goes to many records, though it may be left out. */
  inBulk?: true
  maxLength?: number
  /** Digits of a decimal. */
  digits?: DecimalSpec
  options?: readonly string[]
  /** What it is called, where its name alone does not say it. */
  label?: MessageKey
  /** Where a record is looked for, and which of them fit. */
  records?: { of: string; where: Readonly<Record<string, unknown>> }
  /** The command that makes the answer unnecessary; its dialog leads there. */
  instead?: string
  /** The keys of the object, or of each object of the list, that it takes; any else is unknown. */
  keys?: readonly string[]
  /** What it is, for the documentation, where name and schema do not say it. */
  about?: string
  /** What `rows` may be, for the documentation (`schemaOf`). */
  schema?: JsonSchema
  /** Every code it can be refused with at its path. */
  codes: readonly RefusalCode[]
}

/** What was read of a value, or why it was not; `at` where only a part of it is to be mended. */
export type Reading<T> = { value: T } | { code: RefusalCode; at?: string; data?: RefusalData }

/** What is said of a text that is longer than its field takes. */
export const tooLong = (max: number) => ({ code: 'textTooLong' as const, data: { max } })

/** A field together with the one function that reads it. */
export type ReadableField<T> = BodyField & { read: (sent: unknown) => Reading<T> }

/**
 * A field of a body: one function reads what was sent and says why not, in the codes of the product.
 * @param read is given null for a field that was left out
 */
export const bodyField = <T>(
  about: BodyField,
  read: (sent: unknown) => Reading<T>,
): ReadableField<T> => ({ ...about, read })

/**
 * The body of a command: an object of fields; what else is sent is refused. Plain data, because every
 * page that offers a command brings it along: a schema library would add 15 KB to each.
 */
export type CommandBody = Readonly<Record<string, ReadableField<unknown>>>

/** What is read of a body: each field's value. */
export type ValuesOf<Body extends CommandBody> = {
  [Name in keyof Body]: Body[Name] extends ReadableField<infer T> ? T : never
}

export const bodyOf = <Body extends CommandBody>(fields: Body): Body => fields

/** For commands that ask nothing. */
export const NO_BODY = bodyOf({})

/** The fields of a body in the order in which they are asked. */
export const fieldsOf = (body: CommandBody): [name: string, field: ReadableField<unknown>][] =>
  Object.entries(body)

/** What of a body is asked where one answer goes to many records: what must be sent, hardly more. */
export const bulkBodyOf = (body: CommandBody): CommandBody =>
  Object.fromEntries(fieldsOf(body).filter(([, field]) => field.isRequired || field.inBulk))

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

const unknownKeys = (sent: unknown, known: readonly string[], path: string): string[] =>
  isObject(sent)
    ? Object.keys(sent).flatMap((key) => (known.includes(key) ? [] : [`${path}${key}`]))
    : []

/** Keys of a body that no field has, and those of the objects in it, by path. */
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
 * Reads the body of a command, for the endpoint and for the dialog that sends it.
 * @param sent whatever came
 * @returns the values, or each field to mend with its code, `unknownField` alone where there are such;
 *   without a field for what is no object
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
