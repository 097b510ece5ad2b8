import * as z from 'zod/mini'
import type { DecimalSpec } from '@/domain/shared/decimal'
import type { FieldRefusal, RefusalCode } from '@/domain/shared/refusal'
import type { MessageKey } from '@/i18n/messages'

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
    | 'ids'
    | 'rows'
    | 'addresses'
    | 'quantities'
    | 'customer'
    | 'approver'
    | 'drawing'
  /** Left out, empty or null, it is refused. */
  isRequired: boolean
  maxLength?: number
  /** Digits of a decimal. */
  digits?: DecimalSpec
  options?: readonly string[]
  /** What it is called, where its name alone does not say it. */
  label?: MessageKey
  /** Where a record is looked for, and which of them fit. */
  records?: { of: string; where: Readonly<Record<string, unknown>> }
  /** Every code it can be refused with at its path. */
  codes: readonly RefusalCode[]
}

const KNOWN = z.registry<BodyField>()

/** What was read of a value, or why it was not; `at` where only a part of it is to be mended. */
type Reading<T> = { value: T } | { code: RefusalCode; at?: string }

/**
 * A field of a body: one function reads what was sent and says why not, in the codes of the product.
 * @param read is given null for a field that was left out
 */
export const bodyField = <T>(about: BodyField, read: (sent: unknown) => Reading<T>) =>
  z
    .prefault(
      z.pipe(
        z.unknown(),
        z.transform((sent, context): T => {
          const reading = read(sent ?? null)
          if ('value' in reading) return reading.value
          const path = reading.at === undefined ? [] : [reading.at]
          context.issues.push({ code: 'custom', message: reading.code, input: sent, path })
          return z.NEVER
        }),
      ),
      null,
    )
    .register(KNOWN, about)

/** The body of a command: an object of fields; what else is sent is ignored. */
export const bodyOf = z.object
export type CommandBody = z.ZodMiniObject

/** For commands that ask nothing. */
export const NO_BODY = bodyOf({})

/** The fields of a body in the order in which they are asked. */
export const fieldsOf = (body: CommandBody): [name: string, field: BodyField][] =>
  Object.entries(body.shape).map(([name, schema]) => [
    name,
    KNOWN.get(schema as never) as BodyField,
  ])

/** What of a body must be sent: all that is asked where one answer goes to many records. */
export const requiredOf = (body: CommandBody): CommandBody => {
  const required = fieldsOf(body).filter(([, { isRequired }]) => isRequired)
  return bodyOf(Object.fromEntries(required.map(([name]) => [name, body.shape[name]])) as never)
}

/**
 * Reads the body of a command, for the endpoint and for the dialog that sends it.
 * @param sent whatever came
 * @returns the values, or each field to mend with its code
 */
export const readBody = <Body extends CommandBody>(
  body: Body,
  sent: unknown,
): { values: z.output<Body> } | { fields: FieldRefusal[] } => {
  const parsed = body.safeParse(sent)
  if (parsed.success) return { values: parsed.data }
  return {
    fields: parsed.error.issues.map(({ code, path, message }) => ({
      path: path.join('.'),
      // Only fields of our own say codes; what is no object at all has no field.
      code: code === 'custom' ? (message as RefusalCode) : 'invalidInput',
    })),
  }
}
