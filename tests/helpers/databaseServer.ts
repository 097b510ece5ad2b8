import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres, UNSAFE_SETTINGS } from '../../scripts/lib/embeddedPostgres.mjs'

export type DatabaseServer = {
  /** Connection string of a database on this server, of a superuser. */
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

/**
 * The PostgreSQL that tests run on: that of TEST_DATABASE_URL, whose user is a superuser, or
 * an embedded one in a temporary folder that disappears with `stop`.
 */
export const startDatabaseServer = async (): Promise<DatabaseServer> => {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    const urlOf = (database: string) => {
      const url = new URL(given)
      url.pathname = `/${database}`
      return url.href
    }
    return { urlOf, stop: async () => {} }
  }
  const home = mkdtempSync(path.join(tmpdir(), 'backoffice-test-'))
  const server = await startEmbeddedPostgres({ home, settings: UNSAFE_SETTINGS, temporary: true })
  return { urlOf: server.urlOf, stop: server.stop }
}
