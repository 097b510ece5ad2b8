import { createHash } from 'node:crypto'
import { parseCookies, type Payload } from 'payload'
import { generateCookie } from 'payload/shared'
import { hostCookie } from '@/lib/sessionCookie'

/** One for each account, so that people who share a device do not forget each other's. */
const nameOf = (payload: Payload, email: string): string =>
  `${payload.config.cookiePrefix}-device-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`

/** What this device keeps for an account, if anything. */
export const readDeviceCookie = (args: {
  payload: Payload
  headers: Headers
  email: string
}): string | undefined => parseCookies(args.headers).get(nameOf(args.payload, args.email))

/** The `Set-Cookie` by which a device is known again at the next sign-in to the same account. */
export const deviceCookie = (args: {
  payload: Payload
  email: string
  token: string
  until: Date
}): string =>
  generateCookie({
    ...hostCookie(nameOf(args.payload, args.email), '/api/users/login'),
    expires: args.until,
    httpOnly: true,
    returnCookieAsObject: false,
    sameSite: 'Strict',
    value: args.token,
  }) as string
