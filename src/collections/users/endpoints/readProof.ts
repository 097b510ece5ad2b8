import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { readRecoveryCode, readVerificationCode, type ConfirmMethod } from '@/domain/users/factors'
import { readAssertion, type Assertion } from '@/operations/users/passkeys/responses'
import { MAX_PASSWORD_UNITS } from '@/domain/users/password'

/** Methods whose proof is in a request body; with `provider` the browser is redirected instead. */
type SentMethod = Exclude<ConfirmMethod, 'provider'>

const READERS = {
  passkey: readAssertion,
  code: readVerificationCode,
  recovery: readRecoveryCode,
  password: (value: unknown): string | null =>
    typeof value === 'string' && value !== '' && value.length <= MAX_PASSWORD_UNITS ? value : null,
} satisfies Readonly<Record<SentMethod, (value: unknown) => unknown>>

/** The field of a body that holds the proof. */
const fieldOf = (method: SentMethod): string => (method === 'passkey' ? 'assertion' : method)

/** What was sent as a proof, in its canonical form. */
type ProofBy<Method extends SentMethod> = {
  [M in Method]: { kind: M; value: NonNullable<ReturnType<(typeof READERS)[M]>> }
}[Method]

/**
 * Refuses unknown fields of a body.
 * @throws Refusal `unknownField`
 */
export const refuseOthers = (data: Record<string, unknown>, known: readonly string[]): void => {
  const others = Object.keys(data).filter((path) => !known.includes(path))
  if (others.length === 0) return
  const fields = others.map((path) => ({ path, code: 'unknownField' as const }))
  throw new Refusal('unknownField', { fields })
}

/**
 * The proof of identity in a request: exactly one of the methods.
 * @throws Refusal `unknownField`; `invalidInput` at the field for a malformed proof
 */
export const readProof = <Method extends SentMethod>(
  data: Record<string, unknown>,
  methods: readonly Method[],
): ProofBy<Method> => {
  refuseOthers(data, methods.map(fieldOf))
  const [kind, second] = methods.filter((method) => data[fieldOf(method)] !== undefined)
  const path = fieldOf(second ?? kind ?? methods[0] ?? 'password')
  if (!kind || second)
    throw new Refusal('invalidInput', {
      fields: [{ path, code: second ? 'invalidInput' : 'required' }],
    })
  const value = READERS[kind](data[path])
  refuseFields([
    value === null ? { path, code: data[path] === '' ? 'required' : 'invalidInput' } : null,
  ])
  return { kind, value } as ProofBy<Method>
}

/**
 * The WebAuthn assertion in a request.
 * @throws Refusal `invalidInput` at the field for a malformed one
 */
export const readPasskeyAnswer = (data: Record<string, unknown>): Assertion => {
  const { value } = readProof(data, ['passkey'])
  return value
}

/**
 * The first code of an authenticator in a request.
 * @throws Refusal `unknownField`; `invalidInput` at the field for a malformed code
 */
export const readFirstCode = (data: Record<string, unknown>): string => {
  refuseOthers(data, ['code'])
  const code = readVerificationCode(data.code)
  refuseFields([code ? null : { path: 'code', code: data.code ? 'invalidInput' : 'required' }])
  return code ?? ''
}

/**
 * The `id` in a request body.
 * @throws Refusal `invalidInput` at the field
 */
export const idIn = ({ id }: Record<string, unknown>): number => {
  const isId = typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31
  refuseFields([isId ? null : { path: 'id', code: id === undefined ? 'required' : 'invalidInput' }])
  return Number(id)
}
