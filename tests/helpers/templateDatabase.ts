import pg from 'pg'
import { compiled } from '../../scripts/lib/compile.mjs'
import { setDatabaseRoles, urlAs } from '../../scripts/lib/database.mjs'
import { mustRun } from '../../scripts/lib/run.mjs'
import type { DatabaseServer } from './databaseServer'

/** Runs SQL on its own connection; names in it come from this code, never from input. */
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

/** As in production: one role owns the tables, the program uses another one. */
const ROLES = { owner: 'backoffice_test_owner', program: 'backoffice_test' }
const PASSWORD = 'only-for-tests'

/**
 * The connection string of the program, derived from a superuser's, so that missing rights of the
 * program fail a test.
 */
export const asProgram = (url: string): string => urlAs(url, ROLES.program, PASSWORD)
export const asOwner = (url: string): string => urlAs(url, ROLES.owner, PASSWORD)

const quoted = (name: string) => `"${name}"`

/** Removes a database, even if there are connections to it. */
export const dropDatabase = ({ server, name }: { server: DatabaseServer; name: string }) =>
  execute(server.urlOf('postgres'), `drop database if exists ${quoted(name)} with (force)`)

/**
 * Copies a database, which takes about 50 ms, while migrating takes seconds.
 *
 * @returns its connection string, of a superuser
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
    `create database ${quoted(name)} template ${quoted(template)} owner ${ROLES.owner}`,
    // Privileges on a database are not copied with it.
    `revoke create, temporary on database ${quoted(name)} from public`,
  )
  return server.urlOf(name)
}

/**
 * Creates a database without tables, with the roles of an installation.
 * @returns its connection string, of a superuser
 */
export const createDatabase = async ({
  server,
  name,
}: {
  server: DatabaseServer
  name: string
}): Promise<string> => {
  await dropDatabase({ server, name })
  const url = server.urlOf(name)
  await execute(server.urlOf('postgres'), `create database ${quoted(name)}`)
  await setDatabaseRoles(url, ROLES)
  return url
}

/**
 * Creates a database with every migration applied, in the same way as a deployment.
 *
 * @param options.bootstrap also creates the first administrator (and demo data if `env` says so);
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
  const url = await createDatabase({ server, name })
  // Roles belong to all databases of the server, so concurrent test files create them in turn.
  await execute(
    server.urlOf('postgres'),
    `select pg_advisory_lock(hashtext('passwords of the test roles'))`,
    ...Object.values(ROLES).map((role) => `alter role ${role} password '${PASSWORD}'`),
  )
  await mustRun({
    what: 'migrating the template database',
    command: process.execPath,
    args: [...(await compiled('scripts/bootstrap.ts')), ...(bootstrap ? [] : ['--migrate'])],
    env: {
      NODE_ENV: 'production',
      ...testEnv,
      ...env,
      DATABASE_URL: asProgram(url),
      DATABASE_MIGRATE_URL: asOwner(url),
    },
  })
}

/** Settings of every test process; variables of the shell do not change them. */
export const testEnv = {
  PAYLOAD_SECRET: 'only-for-tests-0123456789-0123456789-0123456789',
  DEMO_DATA: 'off',
  SMTP_URL: '',
  S3_BUCKET: '',
  DATABASE_REPLICA_URL: '',
  DATABASE_MIGRATE_URL: '',
}
