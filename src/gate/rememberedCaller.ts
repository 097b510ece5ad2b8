import { decodeJwt } from 'jose'
import type { AuthStrategy, AuthStrategyResult, Payload, TypedUser } from 'payload'
import { shareAbility } from '@/access/abilityOf'
import {
  forget,
  rememberedSession,
  remembers,
  rememberToken,
  type Session,
} from '@/access/session/sessionMemory'
import { SEEN_ROLE, VIEWS } from '@/access/session/session'
import type { Viewing } from '@/access/session/staffOf'
import { poolOf } from '@/database/adapter'
import { tokenIn } from '@/lib/payloadRequests'

type Authenticate = AuthStrategy['authenticate']
type Args = Parameters<Authenticate>[0]
/**
 * Both versions change with every update of their rows; `caller` also when the
 * session begins or ends to view as another role, which is `role` meanwhile.
 */
type Versions = {
  caller: string
  role: string | null
  roleId: number | null
  viewing: Viewing | null
}
/** Of a session that a strategy believed once; with the row from the second time on. */
type Known = { versions?: Versions; user?: TypedUser }

const callers = remembers<Known>()

const VERSIONS = `select r.id as "roleId", r.id || ':' || r.xmin::text as role,
    u.xmin::text || coalesce((select string_agg(s.id || s.xmin::text, ',' order by s.id)
      from users_sessions s where s._parent_id = u.id), '')
      || coalesce(':' || v.xmin::text, '') as caller,
    case when v.role_id is not null
      then json_build_object('role', r.id, 'name', r.name, 'until', v.until) end as viewing
  from (select $2::text as id) s cross join users u left join ${VIEWS}
    left join roles r on r.id = ${SEEN_ROLE} where u.id = $1::int`

const readVersions = async (
  payload: Payload,
  { userId, sid }: Pick<Session, 'userId' | 'sid'>,
): Promise<Versions | undefined> => {
  const { rows } = await poolOf(payload).query<Versions>({
    name: 'versionsOfCaller',
    text: VERSIONS,
    values: [userId, sid],
  })
  return rows[0]
}

/** The user as they look at the product: with the role they view as. Changed in place. */
const seenAs = (user: TypedUser, viewing: Viewing | null | undefined): TypedUser =>
  viewing ? Object.assign(user, { role: viewing.role, _viewing: viewing }) : user

const isSame = (one: Versions | undefined, other: Versions): boolean =>
  one?.caller === other.caller && one.role === other.role

/** Remembers the session of a token that the strategy has just believed. */
const note = (payload: Payload, token: string, { id }: TypedUser): Session | null => {
  const { exp = 0, sid } = decodeJwt<{ sid?: string }>(token)
  if (typeof sid !== 'string') return null
  const claims = { sid, userId: Number(id), expiresMs: exp * 1000 }
  const session = rememberToken(payload, token, claims)
  callers.keep(session, {})
  return session
}

/** Versions were read before the rows: what changed in between has other ones next time. */
const askAgain = async (
  args: Args & { authenticate: Authenticate; session: Session; known: Known },
): Promise<AuthStrategyResult> => {
  const { authenticate, session, known, ...asked } = args
  const { payload } = asked
  const versions = await readVersions(payload, session)
  const isKnown = versions && known.user && isSame(known.versions, versions)
  const result = isKnown ? { user: structuredClone(known.user!) } : await authenticate(asked)
  const { user } = result
  if (!user || !versions) forget(session)
  else {
    seenAs(user, versions.viewing)
    if (!isKnown) callers.keep(session, { versions, user: structuredClone(user) })
    const { role: version, roleId: id } = versions
    if (version !== null && id !== null) shareAbility({ user, payload, role: { id, version } })
  }
  return result
}

/**
 * Looks up who sends a request, by a token, in one short statement: it asks whether the rows of the
 * person, of their sessions and of their role are still those that were read for this token before. Only
 * if they are not does the strategy read them, so that a change counts at the next request, in every
 * instance, as if nothing were remembered. Whether a token may be believed here is asked every time.
 * @param authenticate of the strategy
 * @returns what the strategy would; nobody when the database does not answer
 */
export const rememberCallers =
  (authenticate: Authenticate): Authenticate =>
  async (args) => {
    const { payload, headers } = args
    const token = tokenIn(payload, headers)
    const session = token ? rememberedSession(payload, token) : null
    const known = session && callers.of(session)
    if (session && known)
      return askAgain({ ...args, authenticate, session, known }).catch(() => ({ user: null }))
    const result = await authenticate(args)
    const { user } = result
    const opened = token && user ? note(payload, token, user) : null
    if (!user || !opened) return result
    return readVersions(payload, opened).then(
      (versions) => ({ ...result, user: seenAs(user, versions?.viewing) }),
      () => ({ user: null }),
    )
  }
