import { z } from 'zod'

/** A blank line in `.env` (`PORT=`) means "not set". */
const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankIsUnset, schema.optional())
export const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, schema)

export const text = z.string().trim()
export const onOff = z
  .enum(['on', 'off'], { error: 'must be "on" or "off"' })
  .transform((v) => v === 'on')

/**
 * True for a host that is this machine, so that traffic stays local.
 * @param hostname as `URL` gives it: an IPv6 address stands in brackets
 */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)

/** The address uses TLS or is on this machine, and contains no credentials. */
export const isPrivate = ({ protocol, hostname, username }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) && username === ''
