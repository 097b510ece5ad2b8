import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { noteCaller, noteInAuditContext } from '@/lib/auditContext'
import { tokenHash } from '@/lib/tokenHash'
import { readRows } from '@/queries/shared/rows'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'
import { recordEvent } from '../../audit/recordEvent'
import { counterKey } from '../../limits/limitersFor'
import { inTransaction, query } from '../../shared/transaction'
import { canonicalEmail } from '../canonicalEmail'
import { lockFactorPolicy } from '../factors/setup'
import { openStep, type StepAsked } from '../factors/signInStep'
import { rateLimiters } from '../rateLimiters'
import { lockAdministration } from '../roleHierarchy'
import { signInLimits } from '../signInLimits'
import { lockActiveUser, startSession, type SignIn } from '../startSession'
import { accountAtProvider, type ProviderAccount } from './provider'
import { roleFromProvider, setRoleFromProvider } from './roleAtProvider'
import { openAtProvider } from './providerCookie'

/** Of concurrent and later uses of one cookie the first one passes, in whatever instance. */
const useUpState = async (req: PayloadRequest, args: { state: string; until: number }) => {
  const used = await readRows(
    req,
    sql`insert into sign_in_returns (hash, expires_at)
        values (${tokenHash(args.state)}, ${new Date(args.until).toISOString()})
        on conflict (hash) do nothing returning hash`,
  )
  if (used.length === 0) throw new Refusal('ssoRefused')
}

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

/** The user of an address; `canLink` unless they are passive or still invited. */
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

/** Makes a user for an account that nobody here has, with the role of the provider. */
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
    // Random and not kept: Payload makes no user without a password.
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
  return { id: Number(made.id), email, name: data.name, status: 'active', roleId }
}

type Known = { user: Found; step: StepAsked | null; refused: Refusal | null }

/**
 * Finds whose account it is, or asks for a proof that it is that of the address, or makes a user; and
 * gives the role of the provider. As the system: the caller is not signed in yet. A refusal about a user
 * is returned, so that it is written down after the transaction.
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
      const asked = { userId: found.id, hash: found.hash, isRemembered: false } as const
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

/** Starts the session, or opens the step that the account's own second factor or role asks for. */
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
    // Suspended, or unlinked, since they were found.
    if (!locked || linked.length === 0 || locked.email !== email) throw new Refusal('ssoRefused')
    const step = { userId: id, hash: locked.hash, isRemembered: false }
    const { hasFactor, mustEnrol } = await lockFactorPolicy(req, id)
    if (hasFactor) return { step: await openStep(req, { ...step, next: 'factor' }) }
    if (mustEnrol) return { step: await openStep(req, { ...step, next: 'enrol' }) }
    const session = { isRemembered: false, deviceId: null, now: locked.now }
    return { signedIn: await startSession({ req, id, email, ...session }), email }
  })
}

/**
 * Ends a sign-in at the provider: checks what the browser brought back against what it kept, and starts
 * the session of the linked user as a password does. The provider is no second factor: that of the
 * account is asked for.
 * @param args.req the request; whoever was signed in before is not its caller any more
 * @param args.kept the cookie of the browser
 * @param args.search the query string that the provider sent it back with
 * @param args.ip where the request comes from, for the limits
 * @throws Refusal `ssoRefused` for anything that is not right, also for a passive user and an address
 *   that the provider has not verified; `noRoleForYou`, `ssoUnavailable`, `tooManyAttempts`
 */
export const signInByProvider = async (args: {
  req: PayloadRequest
  kept: string | undefined
  search: string
  ip: string
}): Promise<ProviderOutcome> => {
  const { req, search, ip } = args
  const { payload } = req
  req.user = null
  noteInAuditContext({ user: null, client: null, name: null, viewing: undefined })
  const kept = openAtProvider(args.kept, new Date())
  if (!kept || new URLSearchParams(search).get('state') !== kept.state)
    throw new Refusal('ssoRefused')
  const { to, until, ...secrets } = kept
  await rateLimiters(payload).take('oidc-ip', counterKey(ip))
  await useUpState(req, { state: secrets.state, until })
  const account = await accountAtProvider(payload, { search, secrets })
  const { user, step, refused } = await settleAccount(req, account)
  const { id, email, name } = user
  if (refused) {
    const about = { subject: 'users', document: id, details: { email } } as const
    await recordEvent({ req, action: 'signInRefused', ...about })
    throw refused
  }
  if (step) return { step, to }
  // The request is still anonymous: the trail names the user as the actor.
  noteCaller({ collection: 'users', id, name })
  const outcome = await beginSession(req, { user, account })
  if ('signedIn' in outcome)
    await signInLimits(payload, { email, ip, deviceId: null }).countSuccess()
  return { ...outcome, to }
}
