import type { Payload } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { hasSessionCookie } from '@/lib/sessionCookie'
import { isSameSite } from '@/access/session/isSameSite'

/**
 * Refuses a change that a page elsewhere sent with our cookie (CSRF).
 * @param args.isSignIn a foreign page may also sign a visitor in as somebody else: then there is no
 *   cookie yet, and its `Origin` alone tells
 * @param args.isLink what a customer does by a link comes from its own page, and from nowhere else
 * @throws Refusal `crossSite`
 */
export const refuseForeignSite = (args: {
  headers: Headers
  payload: Payload
  isSignIn: boolean
  isLink?: boolean
}): void => {
  const { headers, payload, isSignIn, isLink = false } = args
  const mayBeTricked = hasSessionCookie(headers.get('cookie'))
  const isForeignSignIn = isSignIn && headers.has('origin')
  if (!mayBeTricked && !isForeignSignIn && !isLink) return
  if (isSameSite({ headers, serverUrl: env.SERVER_URL })) return
  payload.logger.warn({ msg: 'Refused', code: 'crossSite', origin: headers.get('origin') })
  throw new Refusal('crossSite')
}
