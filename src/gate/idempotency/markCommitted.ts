import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { aroundCommits } from '@/database/adapter'
import { noteCommit } from '../retryConflicts'
import { auditContext } from '@/lib/auditContext'
import { Refusal } from '@/domain/shared/refusal'
import type { Claim } from './store'

type Scope = { claim: Claim }

// One per process: the route and the adapter may be bundled separately.
const KEY = Symbol.for('backoffice.idempotency')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Scope> }
const scopes = () => (shared[KEY] ??= new AsyncLocalStorage<Scope>())

/** Runs a request so that its transaction marks the key it was sent with. */
export const withClaim = <T>(claim: Claim, work: () => Promise<T>): Promise<T> =>
  scopes().run({ claim }, work)

/**
 * Makes each commit mark the key of its request, in the same transaction. A process that dies after
 * the commit leaves the mark, with the created record, so that a repeated request is not executed
 * twice. A request that was considered dead and whose key another one holds now does not commit:
 * `stillRunning`.
 * @param payload the running instance; its `commitTransaction` is wrapped, once
 */
export const markCommits = (payload: Payload): void =>
  aroundCommits(payload, KEY, async (transaction, commit) => {
    const scope = scopes().getStore()
    if (scope && transaction) {
      const { userKey, key, token } = scope.claim
      const made = auditContext()?.made ?? null
      const { rowCount } = await transaction.execute(
        sql`update idempotency_keys set state = 'committed', made = ${made && JSON.stringify(made)}::jsonb
             where user_key = ${userKey} and key = ${key} and token = ${token}`,
      )
      if (rowCount === 0) throw new Refusal('stillRunning')
    }
    await commit()
    noteCommit()
  })
