import { readdirSync, readFileSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'
import { readProduct } from './settings.mjs'

/**
 * Runs work with one connection.
 *
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withClient = async (url, work) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const POOLER =
  'a pooler stands before the server (such as PgBouncer, whichever its mode) and drops or refuses what a connection sets. Time-outs, jobs, notifications and backups rely on it: give the address of the server itself (docs/how-to/connections.md)'

const REASONS = {
  ECONNREFUSED: 'nothing listens there: start the server or correct the address',
  ENOTFOUND: 'the host name is unknown: correct the address',
  EAI_AGAIN: 'the host name could not be looked up: check the network or correct the address',
  ETIMEDOUT: 'the server does not answer: check the network or correct the address',
  EHOSTUNREACH: 'the network has no way to the server: check the network or correct the address',
  '28P01': 'the password is wrong: correct it',
  28000: "the user is not allowed in: check the server's pg_hba.conf or correct the user",
  '3D000': 'that database does not exist: create it',
  53300: 'the server has no free connection: raise max_connections or close other programs',
  '57P03': 'the server is starting or stopping: try again in a moment',
  '08P01': POOLER,
}

/** A timeout that no role, database or server has: it can only come from the connection itself. */
const LIMIT_MS = 14_987

/** Whether a connection keeps a timeout that it was opened with. */
const keepsSettings = async (url) => {
  const { default: pg } = await import('pg')
  // The address overrides what the program sets.
  const probed = new URL(url)
  probed.searchParams.delete('statement_timeout')
  const client = new pg.Client({
    connectionString: probed.href,
    connectionTimeoutMillis: 10_000,
    statement_timeout: LIMIT_MS,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('show statement_timeout')
    return rows[0].statement_timeout === `${LIMIT_MS}ms`
  } finally {
    await client.end()
  }
}

/**
 * Makes sure that the server of DATABASE_URL responds, and that no pooler in between drops the
 * settings of a connection.
 *
 * @param {string} url
 * @param {string} name of the variable it comes from
 * @throws {Failure} with the reason, without the password
 */
export const requireDatabase = async (url, name = 'DATABASE_URL') => {
  const { host, pathname } = new URL(url)
  const refuse = (reason) =>
    new Failure(`Cannot use the database of ${name} (${host}${pathname}): ${reason}.`)
  const isKept = await keepsSettings(url).catch((error) => {
    const cause = error.errors?.[0] ?? error
    throw refuse(REASONS[cause.code] ?? cause.message)
  })
  if (!isKept) throw refuse(POOLER)
}

/** The migrations of this program, in their order. */
export const migrationNames = () =>
  readdirSync(inRoot('src/database/migrations'))
    .filter((file) => /\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()

/** @param {'schema' | 'secret' | 'replica'} of what it checks */
const loadGuard = async (of) => {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport(inRoot(`src/database/${of}Guard.ts`), import.meta.url)
}

/**
 * Refuses a database that a newer release has changed in a way this program does not know.
 *
 * @param {string} url of any role of the application
 * @param {string} release of this program
 * @throws {Failure} naming both releases
 */
export const refuseNewerSchema = async (url, release = readProduct().version) => {
  const { findMisfit } = await loadGuard('schema')
  const misfit = await withClient(url, (client) => findMisfit(client, release))
  if (misfit) throw new Failure(misfit)
}

const askSecretGuard = (question) => async (url, secret) => {
  const guard = await loadGuard('secret')
  const misfit = await withClient(url, (client) => guard[question](client, secret))
  if (misfit) throw new Failure(misfit)
}

/**
 * Refuses a database with another PAYLOAD_SECRET, before anything is done to it.
 *
 * @param {string} url of any role of the application
 * @param {string} secret as in the settings
 * @throws {Failure} saying what to do
 */
export const refuseOtherSecret = askSecretGuard('findOtherSecret')

/**
 * Stores the fingerprint of PAYLOAD_SECRET at the first start, and refuses another one later.
 *
 * @param {string} url of the owner of the tables, which are those of this release
 * @param {string} secret as in the settings
 * @throws {Failure} saying what to do
 */
export const insistOnSecret = askSecretGuard('keepSecret')

/**
 * The pending migrations of this program in a database.
 *
 * @param {string | undefined} url of the owner of the tables; undefined if there is no database yet
 * @returns {Promise<{ pending: string[], isNew: boolean, isUnsuitable: boolean }>} `isNew`: none
 *   has run; `isUnsuitable`: the migration refuses it, because it has an earlier state of version
 *   0.1.0
 */
export const readSchema = async (url) => {
  const known = migrationNames()
  if (!url) return { pending: known, isNew: true, isUnsuitable: false }
  const guard = await loadGuard('schema')
  return withClient(url, (client) => guard.readSchema(client, known))
}

/**
 * Prints once per start that a newer, compatible release has migrated the database.
 *
 * @param {string} url as the program
 */
export const reportSchema = async (url) => {
  const { unknownMigrations } = await loadGuard('schema')
  const names = await withClient(url, (client) => unknownMigrations(client, migrationNames()))
  if (names.length > 0)
    console.warn(
      `  ! A newer release has migrated the database (${names.join(', ')}). This one, ${readProduct().version}, fits it and goes on.`,
    )
}

const HOW = 'docs/how-to/database-roles.md'

/** Whether the current role has its rights on every table. */
const IS_GRANTED = `
  select coalesce(bool_and(has_schema_privilege(n.oid, 'usage')
      and (c.oid is null or has_table_privilege(c.oid, 'select'))), false) as granted
    from pg_namespace n left join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'p')
   where n.nspname in ('public', 'jobs')`

/** Who owns the tables, and whether the current role may migrate or create them. */
const OWNERSHIP = `
  select pg_get_userbyid(c.relowner) as owner,
         coalesce(pg_has_role(c.relowner, 'member'), has_schema_privilege('public', 'create')) as may
    from (select 1) always left join pg_class c on c.oid = to_regclass('payload_migrations')`

const requireOwner = async (client, { isOneRole }) => {
  const { owner, may } = (await client.query(OWNERSHIP)).rows[0]
  if (may) return
  throw new Failure(
    isOneRole
      ? `There are migrations to run, and the role of DATABASE_URL may not change tables: set DATABASE_MIGRATE_URL as well, or run "npm run migrate" with it first (${HOW}).`
      : `The role of DATABASE_MIGRATE_URL may not migrate this database${owner ? `, whose tables belong to ${owner}` : ''}: run scripts/databaseRoles.sql (${HOW}).`,
  )
}

/**
 * Whether the schedules of all jobs are those of this program: a version may add jobs without a
 * migration.
 */
const hasJobs = async (client) => {
  const { rows: tables } = await client.query(
    `select to_regclass('jobs.schedule') is not null as "isThere"`,
  )
  if (!tables[0].isThere) return false
  const { tsImport } = await import('tsx/esm/api')
  const { JOBS } = await tsImport(inRoot('src/domain/jobs/jobs.ts'), import.meta.url)
  const { rows } = await client.query('select name, cron from jobs.schedule')
  const times = new Map(rows.map(({ name, cron }) => [name, cron]))
  return Object.entries(JOBS).every(([name, { cron }]) => times.get(name) === cron)
}

/** True when every migration is recorded, every job is planned and an active user exists. */
const isCurrent = async (client) => {
  const { readSchema: read } = await loadGuard('schema')
  const { pending } = await read(client, migrationNames())
  if (pending.length > 0) return false
  if (!(await hasJobs(client))) return false
  const users = await client.query('select 1 from users limit 1')
  return users.rowCount > 0
}

/**
 * A quick check that does not load the application: the schema is current, an active user exists,
 * and the program's role has exactly its rights.
 *
 * @param {{ url: string, ownerUrl: string }} database as the program, and as the owner of the
 *   tables; equal if one role is both
 * @throws {Failure} when something has to be done that `ownerUrl` may not do, and for the database
 *   of a newer release
 */
export const isPrepared = async ({ url, ownerUrl }) => {
  const isOneRole = url === ownerUrl
  await refuseNewerSchema(ownerUrl)
  const isReady = await withClient(ownerUrl, async (client) => {
    if (!isOneRole) await requireOwner(client, { isOneRole })
    if (await isCurrent(client)) return true
    await requireOwner(client, { isOneRole })
    return false
  })
  if (!isReady || isOneRole) return isReady
  const { rows } = await withClient(url, (client) => client.query(IS_GRANTED))
  if (!rows[0].granted) return false
  const { isGuarded, isOwner } = await readTrail(url)
  return isGuarded || isOwner
}

/**
 * Whether the role of the program can change the audit trail, in a database that is prepared.
 *
 * @param {string} url as the program
 * @returns {Promise<{ program: string, owner: string, isGuarded: boolean, isOwner: boolean }>}
 *   `isOwner`: the program may act as the owner of the tables
 */
export const readTrail = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select current_user as program, pg_get_userbyid(relowner) as owner,
              trail_is_guarded() as "isGuarded", pg_has_role(relowner, 'member') as "isOwner"
         from pg_class where oid = 'audit_events'::regclass`,
    )
    return rows[0]
  })

/**
 * Whether a connection crosses a network without encryption.
 *
 * @param {{ encrypted: boolean, client: string | null, server: string | null }} connection addresses of
 *   its ends, null for a socket of this machine
 */
export const isExposed = ({ encrypted, client, server }) => !encrypted && client !== server

/**
 * Warns once per start of a database that is reached over a network without TLS.
 *
 * @param {string} url as the program
 * @param {string} name of the variable it comes from
 */
export const reportTransport = async (url, name = 'DATABASE_URL') => {
  const { rows } = await withClient(url, (client) =>
    client.query(
      `select coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
              host(inet_client_addr()) as client, host(inet_server_addr()) as server`,
    ),
  )
  if (isExposed(rows[0]))
    console.warn(
      `  ! The database of ${name} is reached over a network without TLS. Add ?sslmode=verify-full to it, and sslrootcert=FILE for an authority of your own.`,
    )
}

/**
 * Makes sure that the server of DATABASE_REPLICA_URL replicates the database. If it does not
 * respond, it is used as soon as it does.
 *
 * @param {string} url of the database, as the program
 * @param {string} replicaUrl
 * @returns {Promise<boolean>} whether it responds
 * @throws {Failure} for a server that does not replicate this database, and for a pooler before it
 */
export const requireReplica = async (url, replicaUrl) => {
  const guard = await loadGuard('replica')
  let misfit
  try {
    misfit = await withClient(url, (primary) =>
      withClient(replicaUrl, (replica) => guard.findReplicaMisfit(primary, replica)),
    )
  } catch (error) {
    console.warn(
      `  ! The replica (DATABASE_REPLICA_URL) does not answer as the database does, and is left out until it does: ${(error.errors?.[0] ?? error).message}`,
    )
    return false
  }
  if (misfit)
    throw new Failure(
      `The server of DATABASE_REPLICA_URL is no replica of the database: ${misfit}. Correct the address or leave it out (docs/how-to/connections.md).`,
    )
  await requireDatabase(replicaUrl, 'DATABASE_REPLICA_URL')
  return true
}

/**
 * Prints once per start how the audit trail is protected.
 *
 * @param {string} url as the program
 */
export const reportTrail = async (url) => {
  const { program, owner, isGuarded } = await readTrail(url)
  if (isGuarded)
    console.log(
      `  ✓ The audit trail is guarded: ${owner} owns the tables, ${program} works with them`,
    )
  else
    console.warn(
      `  ! The audit trail is unguarded: ${program}, the role of DATABASE_URL, could change it. ${HOW} says how to give the database two roles.`,
    )
}

/**
 * Creates the two roles of a database, if they are missing, and makes one the owner of everything
 * in it. Repeatable, all or nothing.
 *
 * @param {string} url as a superuser
 * @param {{ owner: string, program: string }} roles
 */
export const setDatabaseRoles = (url, { owner, program }) =>
  withClient(url, async (client) => {
    await client.query(
      `select set_config('backoffice.owner', $1, false), set_config('backoffice.program', $2, false)`,
      [owner, program],
    )
    await client.query(readFileSync(inRoot('scripts/databaseRoles.sql'), 'utf8'))
  })

/** The connection string for another role. */
export const urlAs = (url, role, password) =>
  Object.assign(new URL(url), { username: role, password }).href
