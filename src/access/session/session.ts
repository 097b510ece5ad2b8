/**
 * Whether a session or a key exists and its user or program may act: the one rule, as SQL and for rows
 * that were read.
 */

/** SQL: sessions `s` with the people `u` they belong to. */
export const SESSIONS = 'users_sessions s join users u on u.id = s._parent_id'

/** SQL, of the rows of `SESSIONS`: whether requests with the session are answered. */
export const IS_LIVE = `u.status = 'active' and s.expires_at > now()`

/**
 * SQL, joined to the rows of `SESSIONS`: the role that a session looks at the product as, while it does
 * (`operations/users/viewAs`, decision 0107).
 */
export const VIEWS = 'session_views v on v.session_id = s.id and v.until > now()'

/** SQL, of `SESSIONS` with `VIEWS`: whose permissions a request of the session has. */
export const SEEN_ROLE = 'coalesce(v.role_id, u.role_id)'

/** SQL, for rows of `users_sessions`: true when the session has expired. */
export const IS_OVER = 'expires_at <= now()'

/** SQL: keys `k` with the clients `c` they belong to. */
export const KEYS = 'api_keys k join api_clients c on c.id = k.client_id'

/** SQL, of the rows of `KEYS`: whether requests with the key are answered. */
export const IS_KEY_LIVE = `k.revoked_at is null and k.expires_at > now()
  and c.enabled and c.expires_at > now()`

/**
 * SQL, of clients `c` with their roles `r`: changes with every change of either row, and is never
 * that of a role alone.
 */
export const CLIENT_VERSION = `r.id::text || ':' || r.xmin::text || ':' || c.id::text || ':' || c.xmin::text`

type StoredSession = { id?: unknown; createdAt?: unknown; expiresAt?: unknown }

/** What of a signed-in row decides whether it may act. */
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
 * The same rule for a row that a strategy has read: Payload checks that its session exists, never
 * whether it is over, nor the status of the person.
 * @param actor the row the credentials belong to
 * @param now the present instant
 * @returns false for a passive user, a session that is gone or over, and an API client that is
 *   switched off or past its expiry
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
