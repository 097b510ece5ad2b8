import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { IS_OVER } from '@/access/session/session'
import { insistOnStaff, staffOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'
import { confirmMethods } from '@/queries/users/readFactors'
import { sessionName } from '@/queries/users/readSessions'
import { inTransaction, query } from '../../shared/transaction'
import { noteConfirmed } from '../factors/confirmItsYou'
import { lockActiveUser } from '../startSession'
import { beginAtProvider } from './provider'
import { sealAtProvider } from './providerCookie'
import { takeWayBack, type WayBack } from './wayBack'

/**
 * Starts a confirmation of the caller's session at the provider, where they sign in again.
 * @returns the provider's URL, and the cookie to keep meanwhile
 * @throws Refusal `signInFirst`, `notAllowed` for programs; `confirmItsYou` with the accepted
 *   methods if the provider is none of them; `ssoUnavailable`
 */
export const beginConfirmationThere = async (
  req: PayloadRequest,
): Promise<{ url: URL; token: string; until: Date }> => {
  const userId = insistOnStaff(req)
  const sid = staffOf(req)?._sid
  if (!sid) throw new Refusal('notAllowed')
  const methods = await confirmMethods(req, userId)
  if (!methods.includes('provider')) throw new Refusal('confirmItsYou', { data: { methods } })
  const [row] = await readRows<{ name: string }>(
    req,
    sql`select ${sessionName} as name from users_sessions where id = ${sid}`,
  )
  if (!row) throw new Refusal('signInFirst')
  const { url, secrets } = await beginAtProvider(req.payload, { asks: 'signIn' })
  const confirms = { userId, session: row.name }
  return { url, ...sealAtProvider({ ...secrets, to: '', confirms }, new Date()) }
}

/**
 * Confirms the session that was sent to the provider, only for the account there that is linked to
 * its user.
 * @param args as of `signInByProvider`
 * @throws Refusal `ssoRefused` for every failed check: another account, one that signed in there
 *   longer ago, an ended session, a user who has a second factor by now; `ssoUnavailable`,
 *   `tooManyAttempts`
 */
export const confirmByProvider = async (args: WayBack): Promise<void> => {
  const { req } = args
  const { kept, account } = await takeWayBack({ ...args, isConfirming: true })
  const { userId, session } = kept.confirms ?? { userId: 0, session: '' }
  await inTransaction(req, async () => {
    const user = await lockActiveUser(req, userId)
    const own = await query(
      req,
      sql`select id from user_identities where user_id = ${userId}
            and issuer = ${account.issuer} and subject = ${account.subject}`,
    )
    const [open] = await query<{ id: string }>(
      req,
      sql`select id from users_sessions where _parent_id = ${userId}
            and ${sessionName} = ${session} and not (${sql.raw(IS_OVER)})`,
    )
    const counts = user !== null && (await confirmMethods(req, userId)).includes('provider')
    if (own.length === 0 || !open || !counts) throw new Refusal('ssoRefused')
    await noteConfirmed(req, { id: userId, sid: open.id })
  })
}
