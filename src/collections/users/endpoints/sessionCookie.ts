import { generateCookie } from 'payload/shared'
import { sessionCookieName, sessionCookieNames } from '@/lib/sessionCookie'
import { env } from '@/lib/env'

type Lasting = { token: string; until: Date | null }

const cookieCalled = (name: string, { token, until }: Lasting): string =>
  generateCookie({
    name,
    expires: until ?? undefined,
    httpOnly: true,
    path: '/',
    returnCookieAsObject: false,
    sameSite: 'Lax',
    secure: env.SERVER_URL.startsWith('https:'),
    value: token,
  }) as string

/**
 * The `Set-Cookie` of a session.
 * @param session.until when it ends; null for one that ends with the browser window
 */
export const sessionCookie = (session: Lasting): string =>
  cookieCalled(sessionCookieName(), session)

/** The `Set-Cookie` headers that remove it, by every name it may have. */
export const expiredSessionCookies = (): string[] =>
  sessionCookieNames().map((name) => cookieCalled(name, { token: '', until: new Date(0) }))
