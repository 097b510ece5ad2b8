import { createHmac, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { isSameSecret } from '@/lib/isSameSecret'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a device is remembered after its last sign-in. */
const LIFE_MS = 180 * DAY_MS

const ID = /^[\w-]{22}$/

/** Value of the device cookie: `<id>.<end>.<signature>`; the signature includes the account. */
const signed = (args: { payload: Payload; email: string; id: string; end: string }): string => {
  const { payload, email, id, end } = args
  return createHmac('sha256', payload.secret)
    .update(`known device\n${email}\n${id}\n${end}`)
    .digest('base64url')
}

/**
 * Recognises a device that signed in to an account before. It proves nothing else: the password is
 * still required, but failed attempts elsewhere do not count here.
 * @param args.email canonical address of the account
 * @param args.token the device cookie
 * @param args.now the present instant
 * @returns the id of the device; null for none, another account's, a forged or an old one
 */
export const knownDevice = (args: {
  payload: Payload
  email: string
  token: string | undefined
  now: Date
}): string | null => {
  const { payload, email, token, now } = args
  const [id = '', end = '', signature = '', ...more] = (token ?? '').split('.')
  if (!ID.test(id) || !/^\d{13}$/.test(end) || more.length > 0) return null
  if (Number(end) <= now.getTime()) return null
  return isSameSecret(signature, signed({ payload, email, id, end })) ? id : null
}

/**
 * The device cookie after a sign-in.
 * @param args.id of `knownDevice`, or null for a new device
 * @returns the token, and its expiry
 */
export const deviceToken = (args: {
  payload: Payload
  email: string
  id: string | null
  now: Date
}): { token: string; until: Date } => {
  const { payload, email, now } = args
  const id = args.id ?? randomBytes(16).toString('base64url')
  const until = new Date(now.getTime() + LIFE_MS)
  const end = String(until.getTime())
  return { token: `${id}.${end}.${signed({ payload, email, id, end })}`, until }
}
