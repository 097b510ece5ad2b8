import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long what was shown may be confirmed, in milliseconds. */
export const CONFIRM_MS = 5 * 60 * 1000

/** What is confirmed: by whom, which tool, with which arguments. */
export type Confirmed = {
  secret: string
  client: number
  tool: string
  /** As they were sent, without `dryRun` and `confirm`. */
  input: unknown
}

/** JSON whose keys are in one order, whoever wrote it. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  )
}

const signed = ({ secret, client, tool, input }: Confirmed, effect: string, end: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['mcp confirm', client, tool, canonical(input), effect, end]))
    .digest('base64url')

/**
 * What confirms an effect that was shown.
 * @param effect its hash
 * @param now the present instant
 * @returns a token: `<end>.<effect>.<signature>`
 */
export const confirmationOf = (confirmed: Confirmed, effect: string, now: Date): string => {
  const end = String(now.getTime() + CONFIRM_MS)
  return `${end}.${effect}.${signed(confirmed, effect, end)}`
}

/**
 * Reads a confirmation.
 * @returns the hash of the effect that was shown, and when the confirmation ends; null for one of another
 *   program, tool or arguments, and for a forged one
 */
export const readConfirmation = (
  confirmed: Confirmed,
  token: string,
): { effect: string; end: Date } | null => {
  const [end = '', effect = '', signature = '', ...more] = token.split('.')
  if (!/^\d{13}$/.test(end) || more.length > 0) return null
  const wanted = Buffer.from(signed(confirmed, effect, end))
  const sent = Buffer.from(signature)
  if (wanted.length !== sent.length || !timingSafeEqual(wanted, sent)) return null
  return { effect, end: new Date(Number(end)) }
}
