import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { CONFIRMED_WITHIN_S } from '@/domain/users/oidc'
import { noteInAuditContext } from '@/lib/auditContext'
import { tokenHash } from '@/lib/tokenHash'
import { readRows } from '@/queries/shared/rows'
import { counterKey } from '../../limits/limitersFor'
import { rateLimiters } from '../rateLimiters'
import { accountAtProvider, type ProviderAccount } from './provider'
import { openAtProvider, type AtProvider } from './providerCookie'

/** Of concurrent and later uses of one cookie only the first succeeds, in any instance. */
const useUpState = async (req: PayloadRequest, args: { state: string; until: number }) => {
  const used = await readRows(
    req,
    sql`insert into sign_in_returns (hash, expires_at)
        values (${tokenHash(args.state)}, ${new Date(args.until).toISOString()})
        on conflict (hash) do nothing returning hash`,
  )
  if (used.length === 0) throw new Refusal('ssoRefused')
}

/** The provider's callback. */
export type WayBack = {
  req: PayloadRequest
  /** The browser's cookie. */
  kept: string | undefined
  /** The query string of the callback. */
  search: string
  /** Where the request comes from, for the limits. */
  ip: string
}

/**
 * Compares the callback with the cookie, marks it as used, and fetches the account from the
 * provider. To confirm a session the user must have signed in there just now. The request becomes
 * anonymous, whatever session the browser has.
 * @param args.isConfirming the expected purpose of the cookie
 * @throws Refusal `ssoRefused` for every failed check; `ssoUnavailable`, `tooManyAttempts`
 */
export const takeWayBack = async (
  args: WayBack & { isConfirming: boolean },
): Promise<{ kept: AtProvider; account: ProviderAccount }> => {
  const { req, search, ip, isConfirming } = args
  const { payload } = req
  req.user = null
  noteInAuditContext({ user: null, client: null, name: null, viewing: undefined })
  const kept = openAtProvider(args.kept, new Date())
  const isOurs = kept && new URLSearchParams(search).get('state') === kept.state
  if (!kept || !isOurs || isConfirming !== Boolean(kept.confirms)) throw new Refusal('ssoRefused')
  await rateLimiters(payload).take('oidc-ip', counterKey(ip))
  await useUpState(req, kept)
  const { state, nonce, verifier } = kept
  const account = await accountAtProvider(payload, {
    search,
    secrets: { state, nonce, verifier },
    ...(isConfirming && { withinSeconds: CONFIRMED_WITHIN_S }),
  })
  return { kept, account }
}
