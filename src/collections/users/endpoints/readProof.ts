import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { readRecoveryCode, readVerificationCode, type ConfirmMethod } from '@/domain/users/factors'
import { MAX_PASSWORD_UNITS } from '@/domain/users/password'

const READERS: Readonly<Record<ConfirmMethod, (value: unknown) => string | null>> = {
  code: readVerificationCode,
  recovery: readRecoveryCode,
  password: (value) =>
    typeof value === 'string' && value !== '' && value.length <= MAX_PASSWORD_UNITS ? value : null,
}

/**
 * Refuses what a body holds beside the fields that are known.
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
 * @throws Refusal `unknownField`; `invalidInput` at the field for what cannot be one
 */
export const readProof = <Method extends ConfirmMethod>(
  data: Record<string, unknown>,
  methods: readonly Method[],
): { kind: Method; value: string } => {
  refuseOthers(data, methods)
  const [kind, second] = methods.filter((method) => data[method] !== undefined)
  const [first] = methods
  if (!kind || second)
    throw new Refusal('invalidInput', {
      fields: [{ path: second ?? String(first), code: second ? 'invalidInput' : 'required' }],
    })
  const value = READERS[kind](data[kind])
  refuseFields([
    value === null ? { path: kind, code: data[kind] === '' ? 'required' : 'invalidInput' } : null,
  ])
  return { kind, value: value ?? '' }
}

/**
 * The first code of an authenticator in a request.
 * @throws Refusal `unknownField`; `invalidInput` at the field for what cannot be one
 */
export const readFirstCode = (data: Record<string, unknown>): string => {
  refuseOthers(data, ['code'])
  const code = readVerificationCode(data.code)
  refuseFields([code ? null : { path: 'code', code: data.code ? 'invalidInput' : 'required' }])
  return code ?? ''
}
