import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { staffIdOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { refuseResetFactors } from '@/domain/users/commands'
import { recordEvent } from '../../audit/recordEvent'
import { asWriter, query } from '../../shared/transaction'
import { endAccessOf } from '../endSessions'
import { lastWithEmergencyAccess, readAdministrators } from '@/queries/users/emergencyAccess'
import { hasPassword, readIdentities } from '@/queries/users/readFactors'
import { languageOf } from '@/queries/preferences/languageOf'
import { powerOfUser } from '@/queries/users/rolePower'
import { sendInvitation } from '../invitations/invitation'
import { asAdministrator } from '../roleHierarchy'
import { insistOnConfirmed } from './confirmItsYou'
import { deleteFactors } from './ownFactors'
import { mailToOwner } from '../securityMail'
import { lockFactorPolicy } from './setup'

/** Invites a user again who has neither a password nor an account at the provider. */
const inviteAgain = async (req: PayloadRequest, userId: number): Promise<void> => {
  if (!env.SMTP_URL || (await hasPassword(req, userId))) return
  if ((await readIdentities(req, userId)).some(({ isUsable }) => isUsable)) return
  const [user] = await query<{ email: string }>(
    req,
    sql`select email from users where id = ${userId}`,
  )
  const language = await languageOf(req, userId)
  await sendInvitation(req, { userId, email: user?.email ?? '', language })
}

/**
 * Removes the second factor of a user who lost it. Ends their sessions, mailed links and pending
 * sign-ins, because they were opened with the factor. If their role requires one, the grace period
 * starts. Their emergency access ends, because it requires a factor. A user without another way to
 * sign in is invited again.
 * @param args.req of the caller, who needs to write the password of users and a role that covers
 *   theirs
 * @param args.body.reason why, for the trail
 * @returns the id of the user
 * @throws Refusal `signInFirst`, `notAllowed`, `notFound`, `userAboveOwn`, `confirmItsYou`,
 *   `resetOwnFactors`, `noFactor`, `lastBreakGlass`
 */
export const resetFactors = async (args: {
  req: PayloadRequest
  id: number
  body: { reason: string }
}): Promise<number> => {
  const { req, id, body } = args
  const caller = await asAdministrator(req)
  if (!caller) throw new Refusal('signInFirst')
  caller.insistOn('write', 'users', 'password')
  const isAbove = !caller.covers(await powerOfUser(req, id))
  await query(req, sql`select id from users where id = ${id} for no key update`)
  const { hasFactor } = await lockFactorPolicy(req, id)
  const isLastBreakGlass = lastWithEmergencyAccess(await readAdministrators(req)) === id
  const facts = { id, isAbove, hasFactor, isLastBreakGlass }
  const blocker = refuseResetFactors(facts, staffIdOf(req))
  if (blocker) throw new Refusal(blocker.code)
  await insistOnConfirmed(req)
  await endAccessOf(req, id)
  await deleteFactors(req, id)
  await asWriter(req, 'user', () =>
    query(
      req,
      sql`update users set reset_password_token = null, reset_password_expiration = null,
                 factor_grace_from = now(), break_glass = false
           where id = ${id}`,
    ),
  )
  const { reason } = body
  await recordEvent({
    req,
    action: 'factorsReset',
    subject: 'users',
    document: id,
    details: { reason },
  })
  await mailToOwner(req, { userId: id, event: 'reset' })
  await inviteAgain(req, id)
  return id
}
