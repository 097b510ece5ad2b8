import { decodeJwt } from 'jose'
import {
  extractJWT,
  type AuthStrategy,
  type AuthStrategyResult,
  type Payload,
  type TypedUser,
} from 'payload'
import { shareAbility } from '@/access/abilityOf'
import { poolOf } from '@/database/adapter'
import { keepNewest } from '@/lib/keepNewest'

type Authenticate = AuthStrategy['authenticate']
type Args = Parameters<Authenticate>[0]
/** Both change with every change of their rows, whoever made it. */
type Versions = { caller: string; role: string | null; roleId: number | null }
type Known = { userId: number; expiresMs: number; versions?: Versions; user?: TypedUser }

const MAX_TOKENS = 2_000

const VERSIONS = `select r.id as "roleId", r.id || ':' || r.xmin::text as role,
    u.xmin::text || coalesce((select string_agg(s.id || s.xmin::text, ',' order by s.id)
      from users_sessions s where s._parent_id = u.id), '') as caller
  from users u left join roles r on r.id = u.role_id where u.id = $1::int`

const memories = new WeakMap<Payload, Map<string, Known>>()
const memoryOf = (payload: Payload): Map<string, Known> => {
  const memory = memories.get(payload) ?? new Map<string, Known>()
  memories.set(payload, memory)
  return memory
}

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

/** Whose token it is: the strategy has just believed it. */
const notedOf = (token: string, { id }: TypedUser): Known => ({
  userId: Number(id),
  expiresMs: (decodeJwt(token).exp ?? 0) * 1000,
})

/** Versions were read before the rows: what changed in between has other ones next time. */
const askAgain = async (
  args: Args & { authenticate: Authenticate; token: string; known: Known },
): Promise<AuthStrategyResult> => {
  const { authenticate, token, known, ...asked } = args
  const { payload } = asked
  const memory = memoryOf(payload)
  const versions = await readVersions(payload, known.userId)
  const isKnown = versions && known.user && isSame(known.versions, versions)
  const result = isKnown ? { user: structuredClone(known.user!) } : await authenticate(asked)
  const { user } = result
  if (!user || !versions) memory.delete(token)
  else {
    if (!isKnown) memory.set(token, { ...known, versions, user: structuredClone(user) })
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
    const token = extractJWT({ headers, payload })
    const memory = memoryOf(payload)
    const known = token ? memory.get(token) : undefined
    if (token && known && known.expiresMs > Date.now())
      return askAgain({ ...args, authenticate, token, known }).catch(() => ({ user: null }))
    const result = await authenticate(args)
    if (token && result.user) keepNewest(memory, MAX_TOKENS, token, notedOf(token, result.user))
    return result
  }
