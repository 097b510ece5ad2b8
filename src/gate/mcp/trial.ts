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

/** What a change came to: its rows of the trail, and their hash. */
export type Effect = { rows: readonly EffectRow[]; hash: string }

type Trial = {
  /** Whether an effect, by its hash, is what was confirmed; null where nothing is to be committed. */
  isConfirmed: ((hash: string) => boolean) | null
  effect: Effect | null
  /** What was confirmed is done. */
  isCommitted: boolean
}

/** A dry run must not hold up the people who work: it gives way early. */
const LIMITS = { lockMs: 2_000, statementMs: 10_000 }

// One per process: the route and the adapter may be bundled apart.
const KEY = Symbol.for('backoffice.trial')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Trial> }
const trials = () => (shared[KEY] ??= new AsyncLocalStorage<Trial>())

/** What a column of an audited record points to, by the fields of its collection. */
const refersTo =
  (payload: Payload): RefersTo =>
  (slug, column) => {
    const target = isAuditedSlug(slug)
      ? columnFields(payload, slug).get(column)?.field.relationTo
      : null
    return typeof target === 'string' ? target : null
  }

const effectOf = async (payload: Payload, transaction: Connection): Promise<Effect> => {
  // What is checked at the COMMIT, lists of the trail included, is checked and written here.
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
 * Makes each commit of a trial wait for its effect: a dry run ends there and is rolled back, a confirmed
 * change is committed only if its effect is the one that was confirmed. Wraps what `markCommits` does,
 * which a dry run must not reach: call it afterwards.
 * @param payload the running instance; its `commitTransaction` is wrapped, once
 */
export const judgeTrials = (payload: Payload): void =>
  aroundCommits(payload, KEY, async (transaction, commit) => {
    const trial = trials().getStore()
    // A change is one transaction; what it commits besides is nothing that was shown.
    if (!trial || !transaction || trial.isCommitted) return commit()
    trial.effect = await effectOf(payload, transaction)
    // Nothing was confirmed: the transaction is rolled back.
    if (trial.isConfirmed === null) throw new Refusal('confirmFirst')
    if (!trial.isConfirmed(trial.effect.hash)) throw new Refusal('confirmOutdated')
    await commit()
    trial.isCommitted = true
  })

/**
 * Carries a change out as far as its commit and takes it back.
 * @param work the change; its answer counts only where it was refused
 * @returns its effect; the answer instead where it was refused, or changed nothing
 */
export const tryOut = async (
  work: () => Promise<Response>,
): Promise<{ effect: Effect } | { answer: Response }> => {
  const trial: Trial = { isConfirmed: null, effect: null, isCommitted: false }
  const answer = await withTransactionLimits(LIMITS, () => trials().run(trial, work))
  return trial.effect ? { effect: trial.effect } : { answer }
}

/**
 * Carries a change out if it does what was confirmed.
 * @param isConfirmed whether an effect, by its hash, is the one that was shown
 * @returns its answer, `confirmOutdated` where the effect would be another one by now
 */
export const carryOutAs = (
  isConfirmed: (hash: string) => boolean,
  work: () => Promise<Response>,
): Promise<Response> => trials().run({ isConfirmed, effect: null, isCommitted: false }, work)
