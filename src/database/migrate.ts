import { setTimeout as sleep } from 'node:timers/promises'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type pg from 'pg'
import { drizzleOn } from './adapter'
import { readApplied } from './appliedMigrations'
import { migrations } from './migrations'
import { withConnection } from './openConnection'

/** A migration works with its connection alone: it runs before Payload is initialised. */
export type Migration = {
  name: string
  up: (args: Pick<MigrateUpArgs, 'db'>) => Promise<void>
}
/** A migration that has run, and how long it took. */
export type Migrated = { name: string; ms: number }

/** Patience with locks of others: a wait for one, and how often to begin again after which pause. */
type Patience = { lockMs: number; tries: number; pauseMs: number }
/** Longer waits would hold up every statement on the table that comes after the migration's. */
const PATIENCE: Patience = { lockMs: 5_000, tries: 5, pauseMs: 1_000 }

/** A migration that did not run. The message is for the operator, what PostgreSQL said is the cause. */
export class FailedMigration extends Error {}

const LOCK_NOT_AVAILABLE = '55P03'

/** What PostgreSQL said, also from inside an error of Drizzle. */
const reasonOf = (error: unknown): { code?: string; message: string; detail?: string } => {
  const { cause } = error as { cause?: unknown }
  return (cause instanceof Error ? cause : error) as { message: string }
}

type Blocker = { table: string | null; pid: number; name: string | null; role: string | null }

/** The session that holds the lock which another one waits for, and the locked table. */
const BLOCKERS = `
  select l.relation::regclass::text as table, b.pid, a.application_name as name, a.usename as role
    from pg_locks l cross join unnest(pg_blocking_pids(l.pid)) b(pid)
    left join pg_stat_activity a on a.pid = b.pid
   where l.pid = $1 and not l.granted limit 1`

/**
 * Polls what a session waits for: after the time-out PostgreSQL names neither the table nor the
 * session that holds its lock.
 */
const watchLocks = (watcher: pg.Client, pid: number, everyMs: number) => {
  let blocker: Blocker | undefined
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    // The message can do without the name of the session.
    const found = await watcher.query<Blocker>(BLOCKERS, [pid]).catch(() => undefined)
    blocker = found?.rows[0] ?? blocker
    isLooking = false
  }
  const timer = setInterval(() => void look(), everyMs)
  return { seen: () => blocker, end: () => clearInterval(timer) }
}

const blockedBy = (name: string, tries: number, blocker: Blocker | undefined): string => {
  const where = blocker?.table ? ` on the table ${blocker.table}` : ''
  const session =
    blocker &&
    `session ${blocker.pid} (${blocker.name || 'no name'}, role ${blocker.role}) holds it`
  return (
    `The migration ${name} waited ${tries} times for a lock${where}${session ? `: ${session}` : ''}. ` +
    'Nothing of it was changed. End what works with the database meanwhile, such as a report or an open transaction, and start again.'
  )
}

/** Runs a migration in a transaction with limits of its own, whatever the role or the server has set. */
const runOnce = async (args: {
  client: pg.Client
  migration: Migration
  batch: number
  lockMs: number
}) => {
  const { client, migration, batch, lockMs } = args
  await client.query('begin')
  try {
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       set local lock_timeout = ${lockMs}`,
    )
    await migration.up({ db: drizzleOn(client) })
    await client.query('insert into payload_migrations (name, batch) values ($1, $2)', [
      migration.name,
      batch,
    ])
    await client.query('commit')
  } catch (error) {
    // A lost connection ends the transaction as well.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const runPatiently = async (args: {
  client: pg.Client
  watcher: pg.Client
  pid: number
  migration: Migration
  batch: number
  patience: Patience
}): Promise<void> => {
  const { client, watcher, pid, migration, batch, patience } = args
  const { lockMs, tries, pauseMs } = patience
  const locks = watchLocks(watcher, pid, Math.ceil(lockMs / 4))
  try {
    for (let failed = 0; ;) {
      try {
        return await runOnce({ client, migration, batch, lockMs })
      } catch (error) {
        const { code, message, detail } = reasonOf(error)
        if (code !== LOCK_NOT_AVAILABLE)
          throw new FailedMigration(
            `The migration ${migration.name} failed: ${message}${detail ? ` (${detail})` : ''}. Nothing of it was changed.`,
            { cause: error },
          )
        failed += 1
        if (failed > tries)
          throw new FailedMigration(blockedBy(migration.name, failed, locks.seen()), {
            cause: error,
          })
        await sleep(pauseMs * 2 ** (failed - 1))
      }
    }
  } finally {
    locks.end()
  }
}

/**
 * Brings a database to the newest schema, each migration in a transaction of its own: with no limit of
 * time for a statement, and with a short one for locks, after which the transaction begins again. Call
 * it under `withAdvisoryLock`, after `adoptFormer`. Payload's own way is not used: it works with the
 * limits of requests, and ends the process.
 *
 * @param options.url connection string of the owner of the tables
 * @param options.only names of the migrations to run; all of them when left out
 * @param options.onDone called after each
 * @param options.all other migrations, for tests
 * @param options.patience other waits for locks, in milliseconds, for tests
 * @returns those that ran now, in order
 * @throws {FailedMigration} with a sentence; those before it stay, of it nothing does
 */
export const migrate = (options: {
  url: string
  only?: readonly string[]
  onDone?: (migrated: Migrated) => void
  all?: readonly Migration[]
  patience?: Patience
}): Promise<Migrated[]> => {
  const { url, only, onDone = () => {}, all = migrations, patience = PATIENCE } = options
  return withConnection('maintenance', url, (client) =>
    withConnection('maintenance', url, async (watcher) => {
      const applied = await readApplied(client)
      const names = new Set(applied.map(({ name }) => name))
      const batch = Math.max(0, ...applied.map((one) => one.batch)) + 1
      const pending = all.filter(({ name }) => !names.has(name) && (!only || only.includes(name)))
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      const pid = rows[0]?.pid ?? 0
      const done: Migrated[] = []
      for (const migration of pending) {
        const begun = performance.now()
        await runPatiently({ client, watcher, pid, migration, batch, patience })
        const migrated = { name: migration.name, ms: performance.now() - begun }
        done.push(migrated)
        onDone(migrated)
      }
      return done
    }),
  )
}
