import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '@/lib/isSameSecret'

/** How long a dry run can be confirmed, in milliseconds. */
export const CONFIRM_MS = 5 * 60 * 1000

/** What a confirmation covers: the program, the tool and its arguments. */
export type Confirmed = {
  secret: string
  client: number
  tool: string
  /** As sent, without `dryRun` and `confirm`. */
  input: unknown
}

/** JSON with sorted keys, so that equal values have equal texts. */
export const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  )
}

const hmac = (secret: string, parts: readonly unknown[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

/** The effect contains values that the caller may not see: encrypted, and differently each time. */
const sealed = (secret: string, effect: string, end: string, nonce: string): string =>
  hmac(secret, ['mcp effect', effect, end, nonce])

const signed = ({ secret, client, tool, input }: Confirmed, ...token: readonly string[]): string =>
  hmac(secret, ['mcp confirm', client, tool, canonical(input), ...token])

/**
 * The confirmation token of a dry run's effect.
 * @param effect its hash
 * @param now the present instant
 * @returns a token, another one each time: `<end>.<nonce>.<sealed effect>.<signature>`
 */
export const confirmationOf = (confirmed: Confirmed, effect: string, now: Date): string => {
  const end = String(now.getTime() + CONFIRM_MS)
  const nonce = randomBytes(12).toString('base64url')
  const seal = sealed(confirmed.secret, effect, end, nonce)
  return [end, nonce, seal, signed(confirmed, end, nonce, seal)].join('.')
}

export type Confirmation = {
  /** Whether the effect has the confirmed hash. */
  isOf: (effect: string) => boolean
  end: Date
}

/**
 * Parses a confirmation token.
 * @returns what it confirms, and its expiry; null for one of another program, tool or arguments,
 *   and for a forged one
 */
export const readConfirmation = (confirmed: Confirmed, token: string): Confirmation | null => {
  const [end = '', nonce = '', seal = '', signature = '', ...more] = token.split('.')
  if (!/^\d{13}$/.test(end) || more.length > 0) return null
  if (!isSameSecret(signature, signed(confirmed, end, nonce, seal))) return null
  return {
    isOf: (effect) => isSameSecret(seal, sealed(confirmed.secret, effect, end, nonce)),
    end: new Date(Number(end)),
  }
}
