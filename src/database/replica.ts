import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connectionOptions } from './connections'
import { findReplicaMisfit } from './replicaGuard'
import { TracedPool } from './tracedPool'

/** How long a read waits until the replica has applied everything that was committed before it. */
const WAIT_MS = 100
const POLL_MS = 2
/** How long the first read waits, which also has to open connections. */
const CONNECT_MS = 1_000
const LATE = 'it is behind the primary, or does not answer'
/** How long no read uses the replica after it was late or could not be reached. */
const PAUSE_MS = 5_000
/** A statement timeout: on the primary the statement would take as long. */
const TIMED_OUT = '57014'

const codeOf = (error: unknown): unknown => {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return cause?.code ?? code
}

/**
 * Number of reads by result: done by the replica; by the primary, because the replica was late; or
 * because it failed.
 */
type Counts = { replica: number; late: number; failed: number }

export type Replica = {
  pool: pg.Pool
  counts: Readonly<Counts>
  /**
   * Runs a read on the replica once it has applied every change committed before the call, so that
   * users see their own changes, and changed rights take effect at once; otherwise on the primary.
   * @param work gets the pool of the replica, or null for the primary; may be called a second time
   * @throws what `work` throws on the primary, and a statement timeout
   */
  read: <T>(work: (replica: pg.Pool | null) => Promise<T>) => Promise<T>
}

type Options = {
  /** The pool of the program on the primary; only its log position is queried. */
  primary: pg.Pool
  url: string
  /** Called with the reason when reads stop using the replica. */
  onLeft: (why: unknown) => void
  waitMs?: number
  pauseMs?: number
}

/**
 * A server that replicates the database.
 * @param options.url connection string of the program there
 */
export const createReplica = ({
  primary,
  url,
  onLeft,
  waitMs = WAIT_MS,
  pauseMs = PAUSE_MS,
}: Options): Replica => {
  const pool = new TracedPool({ ...connectionOptions('replica', url), allowExitOnIdle: true })
  const counts: Counts = { replica: 0, late: 0, failed: 0 }
  let isKnown = false
  let pausedUntil = 0

  const leave = (as: 'late' | 'failed', why: unknown) => {
    counts[as] += 1
    // Reported once for all reads that failed at the same time.
    if (Date.now() >= pausedUntil) onLeft(why)
    pausedUntil = Date.now() + pauseMs
    isKnown = false
  }

  const hasCaughtUp = async (): Promise<boolean> => {
    const { rows: committed } = await primary.query(
      'select pg_current_wal_flush_lsn()::text as lsn',
    )
    const end = Date.now() + waitMs
    while (Date.now() <= end) {
      const { rows } = await pool.query(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
        [committed[0]?.lsn],
      )
      if (rows[0]?.has) return true
      await sleep(POLL_MS)
    }
    return false
  }

  /** The reason why the replica cannot be used now. */
  const findFault = async (): Promise<string | null> => {
    if (!isKnown) {
      const misfit = await findReplicaMisfit(primary, pool)
      if (misfit) return misfit
      isKnown = true
    }
    return (await hasCaughtUp()) ? null : LATE
  }

  const mayBeRead = async (): Promise<boolean> => {
    if (Date.now() < pausedUntil) return false
    // Until the replica has been checked, its connections may have to be opened first.
    const most = isKnown ? waitMs : CONNECT_MS
    const fault = await Promise.race([
      findFault().catch((error: unknown) => error),
      sleep(most, LATE),
    ])
    if (fault === null) return true
    leave(fault === LATE ? 'late' : 'failed', fault)
    return false
  }

  const read: Replica['read'] = async (work) => {
    if (!(await mayBeRead())) return work(null)
    try {
      const found = await work(pool)
      counts.replica += 1
      return found
    } catch (error) {
      if (codeOf(error) === TIMED_OUT) throw error
      const found = await work(null)
      // The primary could run it, so the failure was the replica's and not the statement's.
      counts.failed += 1
      onLeft(error)
      return found
    }
  }
  // A lost idle connection is replaced.
  pool.on('error', () => {})
  return { pool, counts, read }
}
