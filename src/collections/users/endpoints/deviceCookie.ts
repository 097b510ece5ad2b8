import { createHash } from 'node:crypto'
import { parseCookies, type Payload } from 'payload'
import { generateCookie } from 'payload/shared'
import { hostCookie } from '@/lib/sessionCookie'

/** One cookie per account, because several users may share a device. */
const nameOf = (payload: Payload, email: string): string =>
  `${payload.config.cookiePrefix}-device-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`

/** The value of the device cookie for an account, if the request has one. */
export const readDeviceCookie = (args: {
  payload: Payload
  headers: Headers
  email: string
}): string | undefined => parseCookies(args.headers).get(nameOf(args.payload, args.email))

/** The `Set-Cookie` that identifies the device at the next sign-in to the same account. */
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
