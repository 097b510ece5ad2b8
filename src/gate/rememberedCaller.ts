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
 * Both versions change with every update of their rows; `caller` also when the session starts or
 * stops viewing as another role, which is `role` meanwhile.
 */
type Versions = {
  caller: string
  role: string | null
  roleId: number | null
  viewing: Viewing | null
}
/** Data of a session accepted by a strategy; with the user's row from the second time on. */
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

/** The user with the role they view as. Changed in place. */
const seenAs = (user: TypedUser, viewing: Viewing | null | undefined): TypedUser =>
  viewing ? Object.assign(user, { role: viewing.role, _viewing: viewing }) : user

const isSame = (one: Versions | undefined, other: Versions): boolean =>
  one?.caller === other.caller && one.role === other.role

/** Caches the session of a token that the strategy has just accepted. */
const note = (payload: Payload, token: string, { id }: TypedUser): Session | null => {
  const { exp = 0, sid } = decodeJwt<{ sid?: string }>(token)
  if (typeof sid !== 'string') return null
  const claims = { sid, userId: Number(id), expiresMs: exp * 1000 }
  const session = rememberToken(payload, token, claims)
  callers.keep(session, {})
  return session
}

/** Versions are read before the rows: a change in between gives other versions next time. */
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
 * Looks up the caller of a token with one short statement: it compares the versions of the user,
 * session and role rows with the cached ones. Only if they differ does the strategy read the rows,
 * so that a change takes effect with the next request, in every instance, as without a cache.
 * Whether the token's origin is trusted is checked every time.
 * @param authenticate of the strategy
 * @returns the result of the strategy; no user when the database does not answer
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
