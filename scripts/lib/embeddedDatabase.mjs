import { randomBytes } from 'node:crypto'
import { setDatabaseRoles, urlAs, withClient } from './database.mjs'

/** Roles of the embedded database, and the name of the database. */
const OWNER = 'backoffice_owner'
const APP = 'backoffice'
const DRAFT = 'backoffice_setup'

/**
 * The application's database in the embedded server. It is prepared under another name and renamed
 * when complete: a first run that was killed half-way starts again from nothing, and existing data
 * is never at risk. One role owns the database and migrates it, the program uses another one; a
 * database of an earlier version, which the program owned, gets its new owner here.
 *
 * @param {{ urlOf: (database: string) => string }} server
 * @returns {Promise<{ url: string, ownerUrl: string, fresh: boolean, finish: () => Promise<string>
 *   }>} `finish` returns the program's connection string to use from then on
 */
export const openEmbeddedDatabase = async (server) => {
  const admin = server.urlOf('postgres')
  const exists = await withClient(admin, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [APP])
    if (found.rowCount) return true
    await client.query(`drop database if exists ${DRAFT} with (force)`)
    await client.query(`create database ${DRAFT}`)
    return false
  })
  const name = exists ? APP : DRAFT
  await setDatabaseRoles(server.urlOf(name), { owner: OWNER, program: APP })
  // New passwords at each start, known only to the processes of this run.
  const urls = {}
  for (const role of [OWNER, APP]) {
    const password = randomBytes(24).toString('base64url')
    await withClient(admin, (client) => client.query(`alter role ${role} password '${password}'`))
    urls[role] = (database) => urlAs(server.urlOf(database), role, password)
  }
  return {
    url: urls[APP](name),
    ownerUrl: urls[OWNER](name),
    fresh: !exists,
    finish: async () => {
      if (exists) return urls[APP](APP)
      await withClient(admin, async (client) => {
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [DRAFT],
        )
        await client.query(`alter database ${DRAFT} rename to ${APP}`)
      })
      return urls[APP](APP)
    },
  }
}
