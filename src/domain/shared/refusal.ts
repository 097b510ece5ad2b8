import { REFUSALS, type RefusalCode } from './refusalCodes'

export { REFUSALS, type RefusalCode }

/** True for the name of a refusal. */
export const isRefusalCode = (value: unknown): value is RefusalCode =>
  typeof value === 'string' && Object.hasOwn(REFUSALS, value)

/**
 * A refusal is a code with values, never a sentence: `i18n/describeRefusal.ts` turns it into an
 * HTTP status and a sentence in the reader's language.
 */
export type RefusalData = Record<string, unknown>

/** An invalid input with the path of its field (`items.3.quantity`). */
export type FieldRefusal = { path: string; code: RefusalCode; data?: RefusalData }

/** An invalid field; `message` takes precedence over the text of its code. */
export type FieldReason = FieldRefusal & { message?: string }

/** Why something was refused, not yet translated. */
export type Reason = { code: RefusalCode; data?: RefusalData; fields?: readonly FieldReason[] }

/** Thrown by rules and operations; rolls the transaction back. Never catch it and continue. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly data: RefusalData
  readonly fields: FieldRefusal[]

  /**
   * @param code from REFUSALS
   * @param options.data values for the message and for programs (`{ card, wanted, available }`)
   * @param options.fields the fields to mark, for input that a user can correct
   */
  constructor(code: RefusalCode, options: { data?: RefusalData; fields?: FieldRefusal[] } = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.data = options.data ?? {}
    this.fields = options.fields ?? []
  }
}

/** Throws `invalidInput` when at least one field is invalid; does nothing otherwise. */
export const refuseFields = (fields: (FieldRefusal | null | undefined)[]): void => {
  const found = fields.filter((field): field is FieldRefusal => Boolean(field))
  if (found.length > 0) throw new Refusal('invalidInput', { fields: found })
}
