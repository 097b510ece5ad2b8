import type { PoolConfig } from 'pg'
import { env, LEAST_POOL } from '@/lib/env'

/** Connections of one kind: how many a process opens, and its timeouts in ms. */
type Connections = {
  /** Name in `pg_stat_activity`. */
  application: string
  most: number
  connectMs?: number
  /** PostgreSQL timeouts: a statement, a wait for a lock, an idle transaction. */
  statementMs?: number
  lockMs?: number
  idleInTransactionMs?: number
  /** Query timeout of the driver, for connections that are lost without notice. */
  answerMs?: number
  /** Settings of the session. */
  settings?: string
}

/** Options of the driver that are set. */
type Options = Pick<
  PoolConfig,
  | 'connectionString'
  | 'application_name'
  | 'max'
  | 'connectionTimeoutMillis'
  | 'statement_timeout'
  | 'lock_timeout'
  | 'idle_in_transaction_session_timeout'
  | 'query_timeout'
  | 'keepAlive'
  | 'options'
>

/** Default size of a process's connection pool for requests. */
const DEFAULT_POOL = 20
/** Reserved for administrators, migrations and backups. */
const SPARE = 10

/**
 * Every connection that a running process keeps open. Other connections are short-lived: migrations
 * and the first of several processes, under `maintenance`; three of a backup; a health probe.
 */
export const CONNECTIONS = {
  /** Payload's pool: transactions, and single statements of the gate. */
  requests: {
    application: 'backoffice',
    most: env.DATABASE_POOL ?? DEFAULT_POOL,
    connectMs: 10_000,
    statementMs: 15_000,
    lockMs: 10_000,
    idleInTransactionMs: 30_000,
  },
  /**
   * Reads of one statement. More connections would only wait for processors. Prepared statements
   * are planned once, JIT compilation would cost more than it saves, and timestamps are returned in
   * UTC.
   */
  reads: {
    application: 'backoffice-reads',
    most: 3,
    connectMs: 10_000,
    statementMs: 15_000,
    settings: '-c plan_cache_mode=force_generic_plan -c jit=off -c TimeZone=UTC',
  },
  /** The job library: its statements wait for one another, and each run has a lease. */
  jobs: { application: 'backoffice-jobs', most: 2 },
  /** LISTEN connections: one for jobs, one for notifications. */
  listen: { application: 'backoffice-listen', most: 2, connectMs: 10_000, answerMs: 10_000 },
  /** Holds advisory locks that end with this process (`lease.ts`). */
  lease: { application: 'backoffice-lease', most: 1, connectMs: 5_000, answerMs: 5_000 },
} as const satisfies Record<string, Connections>

/** Migrations, grants and their lock. Not used by a running process, and without a time limit. */
const MAINTENANCE: Connections = {
  application: 'backoffice-maintenance',
  most: 1,
  connectMs: 10_000,
}

/**
 * Backups, restores and archives of the trail, without a time limit: a connection idles in its
 * transaction while others copy, or while a file is written. Values have the same text form whatever the server, the database or the role has set.
 */
const BACKUP: Connections = {
  application: 'backoffice-backup',
  most: 1,
  connectMs: 10_000,
  settings: Object.entries({
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    DateStyle: 'ISO',
    IntervalStyle: 'iso_8601',
    TimeZone: 'UTC',
    extra_float_digits: 1,
    bytea_output: 'hex',
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
}

/**
 * A readiness probe: opened for a request, one at a time, at most once a second, and closed again.
 * Longer than a probe waits: on a busy machine the answer counts for the next one.
 */
const PROBE: Connections = {
  application: 'backoffice-probe',
  most: 1,
  connectMs: 5_000,
  statementMs: 5_000,
  answerMs: 5_000,
}

/** Connections of a process to the replica. They do not count against the primary's limit. */
const REPLICA: Connections = {
  application: 'backoffice-replica',
  most: 3,
  // After this time the primary is used instead.
  connectMs: 1_000,
  statementMs: 15_000,
  answerMs: 16_000,
  settings: '-c jit=off -c TimeZone=UTC',
}

const OUTSIDE = { maintenance: MAINTENANCE, backup: BACKUP, probe: PROBE, replica: REPLICA }

/**
 * The driver's options for connections of one kind. All connections get their options here.
 * @param url connection string; its own settings take precedence, such as `application_name`
 */
export const connectionOptions = (
  kind: keyof typeof CONNECTIONS | keyof typeof OUTSIDE,
  url: string | undefined = env.DATABASE_URL,
): Options => {
  const of: Connections = { ...CONNECTIONS, ...OUTSIDE }[kind]
  return {
    connectionString: url,
    application_name: of.application,
    max: of.most,
    ...(of.connectMs && { connectionTimeoutMillis: of.connectMs }),
    ...(of.statementMs && { statement_timeout: of.statementMs }),
    ...(of.lockMs && { lock_timeout: of.lockMs }),
    ...(of.idleInTransactionMs && { idle_in_transaction_session_timeout: of.idleInTransactionMs }),
    // Long-lived connections must detect a dead peer.
    ...(of.answerMs && { query_timeout: of.answerMs, keepAlive: true }),
    ...(of.settings && { options: of.settings }),
  }
}

/** Number of connections of a process besides the request pool. */
export const BESIDES = Object.entries(CONNECTIONS)
  .filter(([kind]) => kind !== 'requests')
  .reduce((sum, [, { most }]) => sum + most, 0)

/**
 * How many connections each of several processes may open for requests, so that all of them
 * together stay below what the server takes: `workers × (size + BESIDES) + SPARE`.
 * @param args.workers number of processes
 * @param args.maxConnections of the PostgreSQL server
 * @param args.wanted the configured size, if any
 * @returns the size, or null when there are too many processes, or too many wanted
 */
export const poolSizeOf = (args: {
  workers: number
  maxConnections: number
  wanted?: number
}): number | null => {
  const { workers, maxConnections, wanted } = args
  const most = Math.floor((maxConnections - SPARE) / workers) - BESIDES
  const size = wanted ?? Math.min(DEFAULT_POOL, most)
  return size >= LEAST_POOL && size <= most ? size : null
}
