import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { noteCaller } from '@/lib/auditContext'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'
import { recordEvent } from '../../audit/recordEvent'
import { inTransaction, query } from '../../shared/transaction'
import { canonicalEmail } from '../canonicalEmail'
import { lockFactorPolicy } from '../factors/setup'
import { removePassword } from '../passwordHash'
import { openStep, type StepAsked } from '../factors/signInStep'
import { lockAdministration } from '../roleHierarchy'
import { signInLimits } from '../signInLimits'
import { lockActiveUser, startSession, type SignIn } from '../startSession'
import type { ProviderAccount } from './provider'
import { roleFromProvider, setRoleFromProvider } from './roleAtProvider'
import { takeWayBack, type WayBack } from './wayBack'

type Found = { id: number; email: string; name: string; status: string; roleId: number }

const COLUMNS = sql`u.id, u.email, u.name, u.status, u.role_id as "roleId"`

const linkedUser = async (
  req: PayloadRequest,
  { issuer, subject }: ProviderAccount,
): Promise<Found | null> => {
  const [user] = await query<Found>(
    req,
    sql`select ${COLUMNS} from user_identities i join users u on u.id = i.user_id
        where i.issuer = ${issuer} and i.subject = ${subject}`,
  )
  return user ?? null
}

/** The user of an address; `canLink` unless they are suspended or still invited. */
const userOfAddress = async (req: PayloadRequest, email: string) => {
  const [user] = await query<Found & { hash: string; canLink: boolean }>(
    req,
    sql`select ${COLUMNS}, u.hash, ${sql.raw(CAN_SIGN_IN)} as "canLink"
        from users u where u.email = ${email} for no key update of u`,
  )
  return user ?? null
}

const nameOf = ({ name }: ProviderAccount, email: string): string =>
  (typeof name === 'string' && name.trim().slice(0, 120)) || email

/** Creates a user without a password for an unknown provider account, with the provider's role. */
const createUser = async (
  req: PayloadRequest,
  { account, email }: { account: ProviderAccount; email: string },
): Promise<Found> => {
  const roleId = await roleFromProvider(req, account.groups)
  if (roleId === null) throw new Refusal('noRoleForYou')
  const data = {
    name: nameOf(account, email),
    email,
    role: roleId,
    // Payload requires a password; this random one is removed below.
    password: randomBytes(32).toString('base64url'),
  }
  const made = await req.payload.create({
    collection: 'users',
    data: data as never,
    depth: 0,
    overrideAccess: true,
    req,
  })
  await query(
    req,
    sql`insert into user_identities (user_id, issuer, subject)
        values (${made.id}, ${account.issuer}, ${account.subject})`,
  )
  await removePassword(req, Number(made.id))
  return { id: Number(made.id), email, name: data.name, status: 'active', roleId }
}

type Known = { user: Found; step: StepAsked | null; refused: Refusal | null }

/**
 * Finds the user of a provider account, requires proof of ownership for one with the same address,
 * or creates one; and applies the provider's role. As the system: the caller is not signed in yet.
 * A refusal about a user is returned, so that it is recorded after the transaction.
 */
const settleAccount = (req: PayloadRequest, account: ProviderAccount): Promise<Known> =>
  inTransaction(req, async () => {
    await lockAdministration(req)
    const refusedFor = (user: Found, code: 'ssoRefused' | 'noRoleForYou') => ({
      user,
      step: null,
      refused: new Refusal(code),
    })
    const linked = await linkedUser(req, account)
    if (linked) {
      if (linked.status !== 'active') return refusedFor(linked, 'ssoRefused')
      if (env.OIDC_ROLES.length > 0) {
        const role = await roleFromProvider(req, account.groups)
        if (role === null) return refusedFor(linked, 'noRoleForYou')
        await setRoleFromProvider(req, { userId: linked.id, before: linked.roleId, role })
      }
      return { user: linked, step: null, refused: null }
    }
    const email = account.isEmailVerified ? canonicalEmail(account.email) : null
    if (!email) throw new Refusal('ssoRefused')
    const found = await userOfAddress(req, email)
    if (found) {
      if (!found.canLink) return refusedFor(found, 'ssoRefused')
      const identity = { issuer: account.issuer, subject: account.subject }
      const { id: userId, hash } = found
      const asked = { userId, hash, isRemembered: false, isByProvider: true } as const
      return {
        user: found,
        step: await openStep(req, { ...asked, next: 'link', identity }),
        refused: null,
      }
    }
    if (env.OIDC_UNKNOWN !== 'create') throw new Refusal('ssoRefused')
    return { user: await createUser(req, { account, email }), step: null, refused: null }
  })

export type ProviderOutcome = { to: string } & (
  | { step: StepAsked }
  | { signedIn: SignIn; email: string }
)

/** Starts the session, or the step required by the account's second factor or role. */
const beginSession = async (
  req: PayloadRequest,
  args: { user: Found; account: ProviderAccount },
): Promise<{ step: StepAsked } | { signedIn: SignIn; email: string }> => {
  const { user, account } = args
  const { id, email } = user
  return inTransaction(req, async () => {
    const locked = await lockActiveUser(req, id)
    const linked = await query(
      req,
      sql`update user_identities set last_used_at = now()
           where issuer = ${account.issuer} and subject = ${account.subject} and user_id = ${id}
          returning id`,
    )
    // Suspended or unlinked meanwhile.
    if (!locked || linked.length === 0 || locked.email !== email) throw new Refusal('ssoRefused')
    const step = { userId: id, hash: locked.hash, isRemembered: false, isByProvider: true }
    const { hasFactor, mustEnrol } = await lockFactorPolicy(req, id)
    if (hasFactor) return { step: await openStep(req, { ...step, next: 'factor' }) }
    if (mustEnrol) return { step: await openStep(req, { ...step, next: 'enrol' }) }
    const session = { isRemembered: false, deviceId: null, now: locked.now }
    const by = ['provider'] as const
    return { signedIn: await startSession({ req, id, email, by, ...session }), email }
  })
}

/**
 * Completes a sign-in at the provider: compares the callback with the cookie, and starts the
 * session of the linked user like a password does. The provider does not replace the account's
 * second factor, which is still required.
 * @throws Refusal `ssoRefused` for every failed check, also for a suspended user and an address
 *   that the provider has not verified; `noRoleForYou`, `ssoUnavailable`, `tooManyAttempts`
 */
export const signInByProvider = async (args: WayBack): Promise<ProviderOutcome> => {
  const { req, ip } = args
  const { payload } = req
  const { kept, account } = await takeWayBack({ ...args, isConfirming: false })
  const { to } = kept
  const { user, step, refused } = await settleAccount(req, account)
  const { id, email, name } = user
  if (refused) {
    const about = { subject: 'users', document: id, details: { email } } as const
    await recordEvent({ req, action: 'signInRefused', ...about })
    throw refused
  }
  if (step) return { step, to }
  // The request is still anonymous: this makes the trail name the user as the actor.
  noteCaller({ collection: 'users', id, name })
  const outcome = await beginSession(req, { user, account })
  if ('signedIn' in outcome)
    await signInLimits(payload, { email, ip, deviceId: null }).countSuccess()
  return { ...outcome, to }
}
