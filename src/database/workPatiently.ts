import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Lock timeout, number of tries, and the pause before the first retry. */
export type Patience = { lockMs: number; tries: number; pauseMs: number }
/** Longer waits would hold up every statement on the table that comes after the migration's. */
export const PATIENCE: Patience = { lockMs: 5_000, tries: 5, pauseMs: 1_000 }

/** Failed schema work, rolled back. The message is for the operator, the cause is the database error. */
export class FailedSchemaWork extends Error {}

const LOCK_NOT_AVAILABLE = '55P03'
/**
 * "tuple concurrently updated": another session has changed the same row of the system catalogue.
 */
const INTERNAL = 'XX000'

const isOfOthers = ({ code, message }: { code?: string; message: string }) =>
  code === LOCK_NOT_AVAILABLE || (code === INTERNAL && /tuple concurrently/.test(message))

/** The error of PostgreSQL, also from inside an error of Drizzle. */
const reasonOf = (error: unknown): { code?: string; message: string; detail?: string } => {
  const { cause } = error as { cause?: unknown }
  return (cause instanceof Error ? cause : error) as { message: string }
}

type Blocker = { table: string | null; pid: number; name: string | null; role: string | null }

/** The session that holds the lock, and the locked table. */
const BLOCKERS = `
  select l.relation::regclass::text as table, b.pid, a.application_name as name, a.usename as role
    from pg_locks l cross join unnest(pg_blocking_pids(l.pid)) b(pid)
    left join pg_stat_activity a on a.pid = b.pid
   where l.pid = $1 and not l.granted limit 1`

/** Polls which session and table block a session: the error of a lock timeout names neither. */
const watchLocks = (watcher: pg.Client, pid: number, everyMs: number) => {
  let blocker: Blocker | undefined
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    // If this fails, the message does not name the blocking session.
    const found = await watcher.query<Blocker>(BLOCKERS, [pid]).catch(() => undefined)
    blocker = found?.rows[0] ?? blocker
    isLooking = false
  }
  const timer = setInterval(() => void look(), everyMs)
  return { seen: () => blocker, end: () => clearInterval(timer) }
}

const blockedBy = (what: string, tries: number, blocker: Blocker | undefined): string => {
  const where = blocker?.table ? ` on the table ${blocker.table}` : ''
  const session =
    blocker &&
    `session ${blocker.pid} (${blocker.name || 'no name'}, role ${blocker.role}) holds it`
  return (
    `${what} waited ${tries} times for a lock${where}${session ? `: ${session}` : ''}. ` +
    'Nothing of it was changed. End what works with the database meanwhile, such as a report or an open transaction, and start again.'
  )
}

/**
 * Runs the work in a transaction with its own timeouts, whatever the role or the server has set.
 */
const workOnce = async (args: { client: pg.Client; work: () => Promise<void>; lockMs: number }) => {
  const { client, work, lockMs } = args
  await client.query('begin')
  try {
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       set local lock_timeout = ${lockMs}`,
    )
    await work()
    await client.query('commit')
  } catch (error) {
    // A lost connection ends the transaction as well.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * Changes the schema in one transaction, without a statement timeout and with a short lock timeout,
 * after which the transaction starts again after a pause.
 * @param args.client does the work; `watcher` polls meanwhile which session blocks it
 * @param args.what begins the message of a failure: `The migration x`
 * @param args.work queries on `client`; repeated as a whole
 * @throws {FailedSchemaWork} with a message; everything is rolled back
 */
export const workPatiently = async (args: {
  client: pg.Client
  watcher: pg.Client
  what: string
  work: () => Promise<void>
  patience: Patience
}): Promise<void> => {
  const { client, watcher, what, work, patience } = args
  const { lockMs, tries, pauseMs } = patience
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const locks = watchLocks(watcher, rows[0]?.pid ?? 0, Math.ceil(lockMs / 4))
  try {
    for (let failed = 0; ;) {
      try {
        return await workOnce({ client, work, lockMs })
      } catch (error) {
        const reason = reasonOf(error)
        const { message, detail } = reason
        if (!isOfOthers(reason))
          throw new FailedSchemaWork(
            `${what} failed: ${message}${detail ? ` (${detail})` : ''}. Nothing of it was changed.`,
            { cause: error },
          )
        failed += 1
        if (failed > tries)
          throw new FailedSchemaWork(blockedBy(what, failed, locks.seen()), { cause: error })
        await sleep(pauseMs * 2 ** (failed - 1))
      }
    }
  } finally {
    locks.end()
  }
}
