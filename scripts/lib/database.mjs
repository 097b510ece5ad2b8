import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'

const APP = 'backoffice'
const DRAFT = 'backoffice_setup'

/**
 * Runs something with one connection.
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
}

/**
 * Makes sure the server behind DATABASE_URL answers.
 *
 * @param {string} url
 * @throws {Failure} saying why not, without the password
 */
export const requireDatabase = async (url) => {
  const { host, pathname } = new URL(url)
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (error) {
    const cause = error.errors?.[0] ?? error
    const reason = REASONS[cause.code] ?? cause.message
    throw new Failure(`Cannot use the database of DATABASE_URL (${host}${pathname}): ${reason}.`)
  }
}

const migrationNames = () =>
  readdirSync(inRoot('src/migrations'))
    .filter((file) => /\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))

/**
 * A cheap look instead of loading the application: every migration is recorded, somebody can sign in.
 *
 * @param {string} url
 */
export const isPrepared = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select to_regclass('payload_migrations') is not null and to_regclass('users') is not null as ready`,
    )
    if (!rows[0].ready) return false
    const done = await client.query('select name from payload_migrations')
    const names = new Set(done.rows.map((row) => row.name))
    if (migrationNames().some((name) => !names.has(name))) return false
    const users = await client.query('select 1 from users limit 1')
    return users.rowCount > 0
  })

/**
 * The application's database in the embedded server. It is prepared under another name and renamed
 * when complete: a first run that was killed half-way starts again from nothing, and no existing
 * data is ever at risk. The application signs in with a role of its own that owns this database and
 * nothing else.
 *
 * @param {{ urlOf: (database: string) => string }} server
 * @returns {Promise<{ url: string, fresh: boolean, finish: () => Promise<string> }>} `finish` gives
 *   the address to use from then on
 */
export const openEmbeddedDatabase = async (server) => {
  const password = randomBytes(24).toString('base64url')
  const urlOf = (database) => {
    const url = new URL(server.urlOf(database))
    url.username = APP
    url.password = password
    return url.href
  }
  const exists = await withClient(server.urlOf('postgres'), async (client) => {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [APP])
    // A new password each start: only this run's processes know it.
    await client.query(
      `${role.rowCount ? 'alter' : 'create'} role ${APP} login password '${password}'`,
    )
    const found = await client.query('select 1 from pg_database where datname = $1', [APP])
    if (found.rowCount) return true
    await client.query(`drop database if exists ${DRAFT} with (force)`)
    await client.query(`create database ${DRAFT} owner ${APP}`)
    return false
  })
  return {
    url: urlOf(exists ? APP : DRAFT),
    fresh: !exists,
    finish: async () => {
      if (exists) return urlOf(APP)
      await withClient(server.urlOf('postgres'), async (client) => {
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [DRAFT],
        )
        await client.query(`alter database ${DRAFT} rename to ${APP}`)
      })
      return urlOf(APP)
    },
  }
}
