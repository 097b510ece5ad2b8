import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from '@payloadcms/db-postgres'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { noteCommit } from '../retryConflicts'
import { auditContext } from '@/lib/auditContext'
import { Refusal } from '@/domain/shared/refusal'
import type { Claim } from './store'

type Scope = { claim: Claim }
type Session = { db: { execute: (query: SQL) => Promise<{ rowCount: number | null }> } }

// One per process: the route and the adapter may be bundled apart.
const KEY = Symbol.for('backoffice.idempotency')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Scope> }
const scopes = () => (shared[KEY] ??= new AsyncLocalStorage<Scope>())

/** Runs a request so that its transaction marks the key it was sent with. */
export const withClaim = <T>(claim: Claim, work: () => Promise<T>): Promise<T> =>
  scopes().run({ claim }, work)

/**
 * Makes each commit mark the key of its request, in the same transaction. A process that dies after
 * the commit leaves the mark, with the record it made, so that the repeated request is not carried out
 * twice. A request that
 * was taken for dead and whose key another one holds by now does not commit: `stillRunning`.
 * @param payload the running instance; its `commitTransaction` is wrapped, once
 */
export const markCommits = (payload: Payload): void => {
  const db = payload.db as unknown as PostgresAdapter & { [KEY]?: true }
  if (db[KEY]) return
  db[KEY] = true
  const commit = db.commitTransaction.bind(db)
  db.commitTransaction = async (incoming) => {
    const scope = scopes().getStore()
    const id = await incoming
    const session = db.sessions[id as string] as unknown as Session | undefined
    if (scope && session) {
      const { userKey, key, token } = scope.claim
      const made = auditContext()?.made ?? null
      const { rowCount } = await session.db.execute(
        sql`update idempotency_keys set state = 'committed', made = ${made && JSON.stringify(made)}::jsonb
             where user_key = ${userKey} and key = ${key} and token = ${token}`,
      )
      if (rowCount === 0) throw new Refusal('stillRunning')
    }
    await commit(id)
    noteCommit()
  }
}
