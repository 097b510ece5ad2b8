import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { hasSessionCookie } from '@/lib/sessionCookie'
import { isSameSite } from '@/access/session/isSameSite'

/**
 * Refuses a change from a foreign page with our cookie (CSRF).
 * @param args.isSignIn a foreign page could also sign a visitor in as another user: there is no
 *   cookie yet, so only `Origin` shows where it comes from
 * @param args.isLink a customer's request must come from the link's own page
 * @throws Refusal `crossSite`
 */
export const refuseForeignSite = (args: {
  headers: Headers
  isSignIn: boolean
  isLink?: boolean
}): void => {
  const { headers, isSignIn, isLink = false } = args
  const mayBeTricked = hasSessionCookie(headers.get('cookie'))
  const isForeignSignIn = isSignIn && headers.has('origin')
  if (!mayBeTricked && !isForeignSignIn && !isLink) return
  if (isSameSite({ headers, serverUrl: env.SERVER_URL })) return
  throw new Refusal('crossSite')
}
