import type { Pool } from 'pg'

/** Who sent it, under which key, and what: equal contents have equal hashes. */
export type Claim = { userKey: string; key: string; bodyHash: string }
/** `response` is the text of the body: kept as it was sent, since jsonb would sort its keys. */
export type StoredAnswer = { status: number; response: string }
export type KeyRow = {
  bodyHash: string
  state: 'running' | 'committed' | 'done'
  isAbandoned: boolean
} & Partial<StoredAnswer>

/** A request that took this long is dead; its key may be used again. */
const ABANDONED_AFTER = '5 minutes'
/** Answers are kept this long. */
const KEPT_FOR = '2 days'

/** Short statements on the pool, outside the request's transaction: they must survive its rollback. */
export const insertKey = async (
  pool: Pool,
  { userKey, key, bodyHash }: Claim,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `insert into idempotency_keys (user_key, key, body_hash) values ($1, $2, $3)
     on conflict do nothing`,
    [userKey, key, bodyHash],
  )
  return rowCount === 1
}

export const readKey = async (pool: Pool, { userKey, key }: Claim): Promise<KeyRow | null> => {
  const { rows } = await pool.query<KeyRow>(
    `select body_hash as "bodyHash", state, status, response,
            created_at < now() - $3::interval as "isAbandoned"
       from idempotency_keys where user_key = $1 and key = $2`,
    [userKey, key, ABANDONED_AFTER],
  )
  return rows[0] ?? null
}

/** Takes over a key whose request died; of several that try, one wins. */
export const takeOverKey = async (pool: Pool, { userKey, key, bodyHash }: Claim) => {
  const { rowCount } = await pool.query(
    `update idempotency_keys set created_at = now()
      where user_key = $1 and key = $2 and body_hash = $3 and state = 'running'
        and created_at < now() - $4::interval`,
    [userKey, key, bodyHash, ABANDONED_AFTER],
  )
  return rowCount === 1
}

export const saveAnswer = (pool: Pool, { userKey, key }: Claim, answer: StoredAnswer) =>
  pool.query(
    `update idempotency_keys set state = 'done', status = $3, response = $4
      where user_key = $1 and key = $2`,
    [userKey, key, answer.status, JSON.stringify(answer.response)],
  )

/** Forgets a key whose request changed nothing, so that it can be tried again. */
export const releaseKey = (pool: Pool, { userKey, key }: Claim) =>
  pool.query(
    `delete from idempotency_keys where user_key = $1 and key = $2 and state = 'running'`,
    [userKey, key],
  )

/** More than one request leaves behind, so that what was left behind gets less. */
const SWEPT_AT_ONCE = 20

/** Forgets some of the answers that are too old; of several that sweep, each takes others. */
export const sweepKeys = (pool: Pool) =>
  pool.query(
    `delete from idempotency_keys where ctid = any (array(
       select ctid from idempotency_keys where created_at < now() - $1::interval
        order by created_at limit $2 for update skip locked))`,
    [KEPT_FOR, SWEPT_AT_ONCE],
  )
