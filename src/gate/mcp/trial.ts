import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { aroundCommits, type Connection } from '@/database/adapter'
import { steadyEffect, type EffectRow, type RefersTo } from '@/domain/assistants/effect'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { Refusal } from '@/domain/shared/refusal'
import { withTransactionLimits } from '@/lib/transactionLimits'
import { columnFields } from '@/queries/audit/columnFields'

/** The effect of a change: its audit rows, and their hash. */
export type Effect = { rows: readonly EffectRow[]; hash: string }

type Trial = {
  /** Whether an effect, by its hash, was confirmed; null for a dry run. */
  isConfirmed: ((hash: string) => boolean) | null
  effect: Effect | null
  /** The confirmed change is done. */
  isCommitted: boolean
}

/** A dry run must not block users: it gives up early. */
const LIMITS = { lockMs: 2_000, statementMs: 10_000 }

// One per process: the route and the adapter may be bundled separately.
const KEY = Symbol.for('backoffice.trial')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Trial> }
const trials = () => (shared[KEY] ??= new AsyncLocalStorage<Trial>())

/** The target of a column of an audited record, by the fields of its collection. */
const refersTo =
  (payload: Payload): RefersTo =>
  (slug, column) => {
    const target = isAuditedSlug(slug)
      ? columnFields(payload, slug).get(column)?.field.relationTo
      : null
    return typeof target === 'string' ? target : null
  }

const effectOf = async (payload: Payload, transaction: Connection): Promise<Effect> => {
  // Deferred checks, including the trail of lists, run here.
  await transaction.execute(sql`set constraints all immediate`)
  const { rows } = await transaction.execute(
    sql`select action, subject, document, part, part_id as "partId", details from audit_events
         where transaction = pg_current_xact_id()::text::bigint order by id`,
  )
  const steady = steadyEffect(rows as EffectRow[], {
    now: new Date(),
    refersTo: refersTo(payload),
  })
  const hash = createHash('sha256').update(JSON.stringify(steady)).digest('base64url')
  return { rows: steady, hash }
}

/**
 * Makes each commit of a trial check its effect: a dry run is rolled back there, a confirmed change
 * is committed only if its effect is the confirmed one. Wraps the hook of `markCommits`, which a
 * dry run must not reach: call it afterwards.
 * @param payload the running instance; its `commitTransaction` is wrapped, once
 */
export const judgeTrials = (payload: Payload): void =>
  aroundCommits(payload, KEY, async (transaction, commit) => {
    const trial = trials().getStore()
    // A change is one transaction; any other commit was not part of the dry run.
    if (!trial || !transaction || trial.isCommitted) return commit()
    trial.effect = await effectOf(payload, transaction)
    // Nothing was confirmed: the transaction is rolled back.
    if (trial.isConfirmed === null) throw new Refusal('confirmFirst')
    if (!trial.isConfirmed(trial.effect.hash)) throw new Refusal('confirmOutdated')
    await commit()
    trial.isCommitted = true
  })

/**
 * Executes a change up to its commit and rolls it back.
 * @param work the change; its response is used only if it was refused
 * @returns its effect; the response instead if it was refused, or changed nothing
 */
export const tryOut = async (
  work: () => Promise<Response>,
): Promise<{ effect: Effect } | { answer: Response }> => {
  const trial: Trial = { isConfirmed: null, effect: null, isCommitted: false }
  const answer = await withTransactionLimits(LIMITS, () => trials().run(trial, work))
  return trial.effect ? { effect: trial.effect } : { answer }
}

/**
 * Executes a change if it has the confirmed effect.
 * @param isConfirmed whether an effect, by its hash, was confirmed
 * @returns its response; `confirmOutdated` if the effect has changed
 */
export const carryOutAs = (
  isConfirmed: (hash: string) => boolean,
  work: () => Promise<Response>,
): Promise<Response> => trials().run({ isConfirmed, effect: null, isCommitted: false }, work)
