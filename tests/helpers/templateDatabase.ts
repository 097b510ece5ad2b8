import pg from 'pg'
import { compiled } from '../../scripts/lib/compile.mjs'
import { mustRun } from '../../scripts/lib/run.mjs'
import type { DatabaseServer } from './databaseServer'

/** Runs SQL on its own connection; the names in it are ours, never input. */
export const execute = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const quoted = (name: string) => `"${name}"`

/** Removes a database, whoever is still connected. */
export const dropDatabase = ({ server, name }: { server: DatabaseServer; name: string }) =>
  execute(server.urlOf('postgres'), `drop database if exists ${quoted(name)} with (force)`)

/**
 * Copies a database, which takes some 50 ms where migrating takes seconds.
 *
 * @returns its connection string
 */
export const cloneDatabase = async ({
  server,
  template,
  name,
}: {
  server: DatabaseServer
  template: string
  name: string
}): Promise<string> => {
  await dropDatabase({ server, name })
  await execute(
    server.urlOf('postgres'),
    `create database ${quoted(name)} template ${quoted(template)}`,
  )
  return server.urlOf(name)
}

/**
 * Makes a database with every migration applied, the way a deployment does it.
 *
 * @param options.bootstrap also makes the first administrator (and demo data when `env` says so);
 *   without it the tables are empty
 */
export const createTemplate = async ({
  server,
  name,
  bootstrap = false,
  env = {},
}: {
  server: DatabaseServer
  name: string
  bootstrap?: boolean
  env?: Record<string, string>
}): Promise<void> => {
  await dropDatabase({ server, name })
  await execute(server.urlOf('postgres'), `create database ${quoted(name)}`)
  await mustRun({
    what: 'migrating the template database',
    command: process.execPath,
    args: [...(await compiled('scripts/bootstrap.ts')), ...(bootstrap ? [] : ['--migrate'])],
    env: { NODE_ENV: 'production', ...testEnv, ...env, DATABASE_URL: server.urlOf(name) },
  })
}

/** Settings of every test process; a variable set in the shell does not change what is tested. */
export const testEnv = {
  PAYLOAD_SECRET: 'only-for-tests-0123456789-0123456789-0123456789',
  DEMO_DATA: 'off',
  SMTP_URL: '',
  S3_BUCKET: '',
  DATABASE_REPLICA_URLS: '',
}
