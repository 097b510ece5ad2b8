import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { localeOfRequest } from '@/i18n/requestLocale'
import type { Locale } from '@/i18n/locales'
import { env } from '@/lib/env'
import { refuseInvitation, type InvitationVerb, type UserFacts } from '@/domain/users/commands'
import { INVITATION } from '@/queries/users/signInStates'
import { query } from '../../shared/transaction'
import { insistOnConfirmed } from '../factors/confirmItsYou'
import { powerOfUser } from '@/queries/users/rolePower'
import { asAdministrator } from '../roleHierarchy'
import { endInvitation, insistOnMail, sendInvitation } from './invitation'

/**
 * Creates a user without a password and mails them a link to set one, or to create a passkey. The rules are those of
 * creating a user with a password.
 * @param args.data the fields of the user; a password is refused
 * @param args.language of the mail
 * @returns the user
 * @throws Refusal `mailOff`, `unknownField` for a password, and the refusals of creating a user:
 *   `notAllowed`, `grantBeyondOwn`, `confirmItsYou`, `invalidInput`
 */
export const inviteUser = async (args: {
  req: PayloadRequest
  data: Readonly<Record<string, unknown>>
  language: Locale | null
}): Promise<{ id: number }> => {
  const { req, data, language } = args
  insistOnMail()
  if (data.password !== undefined)
    throw new Refusal('unknownField', { fields: [{ path: 'password', code: 'unknownField' }] })
  // Random and not stored: Payload requires a password.
  const password = randomBytes(32).toString('base64url')
  const { id } = await req.payload.create({
    collection: 'users',
    data: { ...data, password } as never,
    depth: 0,
    overrideAccess: false,
    req,
  })
  // The address in its canonical form, whether or not the caller may read it.
  const [made] = await query<{ email: string }>(req, sql`select email from users where id = ${id}`)
  const email = made?.email ?? ''
  await sendInvitation(req, {
    userId: Number(id),
    email,
    language: language ?? localeOfRequest(req),
  })
  return { id: Number(id) }
}

type Invited = Pick<UserFacts, 'id' | 'status' | 'invitation'> & { email: string; language: Locale }

/**
 * Locks an invited user, and checks the command on their invitation.
 * @throws Refusal `signInFirst`, `notAllowed`, `notFound`; `userAboveOwn`, `notInvited`,
 *   `alreadyInThatState`, `mailOff` by the rule
 */
const lockInvited = async (
  req: PayloadRequest,
  { id, verb }: { id: number; verb: InvitationVerb },
): Promise<Invited> => {
  const caller = await asAdministrator(req)
  if (!caller) throw new Refusal('signInFirst')
  caller.insistOn('create', 'users', 'password')
  const isAbove = !caller.covers(await powerOfUser(req, id))
  await query(req, sql`select id from users where id = ${id} for no key update`)
  const [user] = await query<Invited>(
    req,
    sql`select u.id, u.email, u.status, ${sql.raw(INVITATION)} as invitation, i.locale as language
        from users u left join user_invitations i on i.user_id = u.id where u.id = ${id}`,
  )
  if (!user) throw new Refusal('notFound')
  const blocker = refuseInvitation(verb, { ...user, isAbove, sendsMail: Boolean(env.SMTP_URL) })
  if (blocker) throw new Refusal(blocker.code)
  return user
}

/**
 * Mails an invitation again, in its language; the earlier link ends.
 * @returns the id of the user
 * @throws Refusal as `lockInvited`; `confirmItsYou`
 */
export const resendInvitation = async (args: {
  req: PayloadRequest
  id: number
}): Promise<number> => {
  const { req, id } = args
  const { email, language } = await lockInvited(req, { id, verb: 'resendInvitation' })
  await insistOnConfirmed(req)
  await sendInvitation(req, { userId: id, email, language })
  return id
}

/**
 * Ends the link of an invitation; the user stays, without a password.
 * @returns the id of the user
 * @throws Refusal as `lockInvited`
 */
export const withdrawInvitation = async (args: {
  req: PayloadRequest
  id: number
}): Promise<number> => {
  const { req, id } = args
  await lockInvited(req, { id, verb: 'withdrawInvitation' })
  await endInvitation(req, id)
  return id
}
