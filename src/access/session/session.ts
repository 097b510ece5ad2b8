/**
 * Whether a session or a key is valid and its user or program may act: the only implementation of
 * this rule, as SQL and for loaded rows.
 */

/** SQL: sessions `s` with their users `u`. */
export const SESSIONS = 'users_sessions s join users u on u.id = s._parent_id'

/** SQL, for rows `u` of `users`: whether the user may act. */
export const IS_ACTIVE = `u.status = 'active'`

/** SQL, on the rows of `SESSIONS`: whether the session is valid. */
export const IS_LIVE = `${IS_ACTIVE} and s.expires_at > now()`

/**
 * SQL, joined to the rows of `SESSIONS`: the role that a session views as, if any
 * (`operations/users/viewAs`, decision 0107).
 */
export const VIEWS = 'session_views v on v.session_id = s.id and v.until > now()'

/** SQL, on `SESSIONS` with `VIEWS`: the role whose permissions a request of the session has. */
export const SEEN_ROLE = 'coalesce(v.role_id, u.role_id)'

/** SQL, for rows of `users_sessions`: true when the session has expired. */
export const IS_OVER = 'expires_at <= now()'

/** SQL: keys `k` with their clients `c`. */
export const KEYS = 'api_keys k join api_clients c on c.id = k.client_id'

/** SQL, on the rows of `KEYS`: whether the key is valid. */
export const IS_KEY_LIVE = `k.revoked_at is null and k.expires_at > now()
  and c.enabled and c.expires_at > now()`

/**
 * SQL, on clients `c` with their roles `r`: a version that changes with every update of either row,
 * and never equals that of a role alone.
 */
export const CLIENT_VERSION = `r.id::text || ':' || r.xmin::text || ':' || c.id::text || ':' || c.xmin::text`

type StoredSession = { id?: unknown; createdAt?: unknown; expiresAt?: unknown }

/** Fields of a signed-in row that decide whether it may act. */
export type Actor = {
  collection?: string
  status?: unknown
  enabled?: unknown
  expiresAt?: unknown
  sessions?: StoredSession[] | null
  _sid?: unknown
}

const instantOf = (value: unknown): number =>
  value instanceof Date
    ? value.getTime()
    : typeof value === 'string'
      ? Date.parse(value)
      : Number.NaN

const isLive = (session: StoredSession | undefined, now: Date) =>
  session !== undefined && instantOf(session.expiresAt) > now.getTime()

/**
 * The same rule for a row loaded by a strategy: Payload checks that its session exists, but neither
 * its expiry nor the status of the user.
 * @param actor the row the credentials belong to
 * @param now the present instant
 * @returns false for a suspended user, a missing or expired session, and an API client that is
 *   disabled or expired
 */
export const mayAct = (actor: Actor, now: Date): boolean => {
  if (actor.collection === 'api-clients') {
    if (actor.enabled === false) return false
    return !actor.expiresAt || instantOf(actor.expiresAt) > now.getTime()
  }
  if (actor.status !== 'active') return false
  return (
    !actor._sid ||
    isLive(
      actor.sessions?.find(({ id }) => id === actor._sid),
      now,
    )
  )
}
