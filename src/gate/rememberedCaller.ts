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
import { poolOf } from '@/database/adapter'
import { tokenIn } from '@/lib/payloadRequests'

type Authenticate = AuthStrategy['authenticate']
type Args = Parameters<Authenticate>[0]
/** Both change with every change of their rows, whoever made it. */
type Versions = { caller: string; role: string | null; roleId: number | null }
/** Of a session that a strategy believed once; with the row from the second time on. */
type Known = { versions?: Versions; user?: TypedUser }

const callers = remembers<Known>()

const VERSIONS = `select r.id as "roleId", r.id || ':' || r.xmin::text as role,
    u.xmin::text || coalesce((select string_agg(s.id || s.xmin::text, ',' order by s.id)
      from users_sessions s where s._parent_id = u.id), '') as caller
  from users u left join roles r on r.id = u.role_id where u.id = $1::int`

const readVersions = async (payload: Payload, userId: number): Promise<Versions | undefined> => {
  const { rows } = await poolOf(payload).query<Versions>({
    name: 'versionsOfCaller',
    text: VERSIONS,
    values: [userId],
  })
  return rows[0]
}

const isSame = (one: Versions | undefined, other: Versions): boolean =>
  one?.caller === other.caller && one.role === other.role

/** Remembers the session of a token that the strategy has just believed. */
const note = (payload: Payload, token: string, { id }: TypedUser): void => {
  const { exp = 0, sid } = decodeJwt<{ sid?: string }>(token)
  if (typeof sid !== 'string') return
  const claims = { sid, userId: Number(id), expiresMs: exp * 1000 }
  callers.keep(rememberToken(payload, token, claims), {})
}

/** Versions were read before the rows: what changed in between has other ones next time. */
const askAgain = async (
  args: Args & { authenticate: Authenticate; session: Session; known: Known },
): Promise<AuthStrategyResult> => {
  const { authenticate, session, known, ...asked } = args
  const { payload } = asked
  const versions = await readVersions(payload, session.userId)
  const isKnown = versions && known.user && isSame(known.versions, versions)
  const result = isKnown ? { user: structuredClone(known.user!) } : await authenticate(asked)
  const { user } = result
  if (!user || !versions) forget(session)
  else {
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
    if (token && result.user) note(payload, token, result.user)
    return result
  }
