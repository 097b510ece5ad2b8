import type { Pool } from 'pg'
import type { ExistingRecord } from '@/queries/shared/readExisting'
import { CLIENT_VERSION } from '@/access/session/session'
import { OWNER_IS_ALIVE } from '@/database/lease'

/**
 * Caller, key and content hash of a request. `owner` is the process that executes it
 * (`ownerNumber`), `token` this attempt: a request that lost the key to another attempt can neither
 * commit nor respond under it.
 */
export type Claim = {
  userKey: string
  key: string
  bodyHash: string
  owner: number
  token: string
}
/**
 * `response` is the text of the body, because jsonb would sort its keys. Null for a response with a
 * secret, which is never stored.
 */
export type StoredAnswer = { status: number; response: string | null }
export type KeyRow = {
  bodyHash: string
  state: 'running' | 'committed' | 'done'
  isAbandoned: boolean
  /** The sender has the same role, with the same rights, as when the request was carried out. */
  isSameRole: boolean
  /** The record it created or changed, once that is committed. */
  made: ExistingRecord | null
} & Partial<StoredAnswer>

/** No request takes this long; one that seems to has lost its response. */
const LONGEST = '5 minutes'

/** A request that died with its process is dead at once; a hung one after the longest time. */
const IS_ABANDONED = `(not ${OWNER_IS_ALIVE} or created_at < now() - interval '${LONGEST}')`

/** SQL: the sender's role with its version, and a program's client; null without a role. */
const ROLE_VERSION = `(select r.id || ':' || r.xmin::text from users u join roles r on r.id = u.role_id
  where 'users:' || u.id = $1 union all
  select ${CLIENT_VERSION} from api_clients c join roles r on r.id = c.role_id
  where 'api-clients:' || c.id = $1)`

/** Short statements on the pool, outside the request's transaction: they must survive its rollback. */
export const insertKey = async (
  pool: Pool,
  { userKey, key, bodyHash, owner, token }: Claim,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `insert into idempotency_keys (user_key, key, body_hash, owner, token, role_version)
     values ($1, $2, $3, $4, $5, ${ROLE_VERSION}) on conflict do nothing`,
    [userKey, key, bodyHash, owner, token],
  )
  return rowCount === 1
}

export const readKey = async (pool: Pool, { userKey, key }: Claim): Promise<KeyRow | null> => {
  const { rows } = await pool.query<KeyRow>(
    `select body_hash as "bodyHash", state, status, response, made, ${IS_ABANDONED} as "isAbandoned",
            role_version is not distinct from ${ROLE_VERSION} as "isSameRole"
       from idempotency_keys where user_key = $1 and key = $2`,
    [userKey, key],
  )
  return rows[0] ?? null
}

/** A refusal depends on the reader's rights: under others the request is executed again. */
const IS_OLD_REFUSAL = `(state = 'done' and status >= 400
  and role_version is distinct from ${ROLE_VERSION})`

/**
 * Takes over a key whose request died, or was refused under another role; of several attempts, one
 * succeeds.
 */
export const takeOverKey = async (
  pool: Pool,
  { userKey, key, bodyHash, owner, token }: Claim,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update idempotency_keys set state = 'running', created_at = now(), owner = $4, token = $5,
            role_version = ${ROLE_VERSION}
      where user_key = $1 and key = $2 and body_hash = $3
        and ((state = 'running' and ${IS_ABANDONED}) or ${IS_OLD_REFUSAL})`,
    [userKey, key, bodyHash, owner, token],
  )
  return rowCount === 1
}

export const saveAnswer = (pool: Pool, { userKey, key, token }: Claim, answer: StoredAnswer) =>
  pool.query(
    `update idempotency_keys set state = 'done', status = $4, response = $5
      where user_key = $1 and key = $2 and token = $3`,
    [
      userKey,
      key,
      token,
      answer.status,
      answer.response === null ? null : JSON.stringify(answer.response),
    ],
  )

/** Deletes a key whose request changed nothing, so that it can be retried. */
export const releaseKey = (pool: Pool, { userKey, key, token }: Claim) =>
  pool.query(
    `delete from idempotency_keys
      where user_key = $1 and key = $2 and token = $3 and state = 'running'`,
    [userKey, key, token],
  )
