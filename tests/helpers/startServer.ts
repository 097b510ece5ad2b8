import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { serve } from '../../scripts/lib/serve.mjs'
import type { DatabaseServer } from './databaseServer'
import { asProgram, testEnv } from './templateDatabase'

export const TEST_ADMIN = { email: 'admin@example.com', password: 'kirmizi bisiklet tepede' }

export type TestServer = {
  /** `http://localhost:<port>` */
  url: string
  /** Connection string of a superuser; the server itself connects as the program. */
  databaseUrl: string
  output: () => string
  pid: number
  /** Resolves with the exit code. */
  ended: Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts the built application on a port of its own with an existing database, for tests that need
 * real HTTP. Start two on one database to test several instances.
 *
 * @param options.database prepared with `createTemplate({ bootstrap: true })` or cloned from it
 * @param options.env further settings of the server, such as `SERVER_URL` for instances behind one
 *   address
 */
export const startServer = async ({
  server,
  database,
  port,
  env = {},
  onOutput,
}: {
  server: DatabaseServer
  database: string
  port?: number
  env?: Record<string, string>
  onOutput?: (text: string) => void
}): Promise<TestServer> => {
  const chosen = port ?? (await freePort())
  const url = `http://localhost:${chosen}`
  const dataDir = mkdtempSync(path.join(tmpdir(), 'backoffice-files-'))
  const databaseUrl = server.urlOf(database)
  const running = await serve({
    port: chosen,
    quiet: true,
    onOutput,
    env: {
      ...testEnv,
      SERVER_URL: url,
      ...env,
      DATABASE_URL: asProgram(databaseUrl),
      DATA_DIR: dataDir,
    },
  })
  return {
    url,
    databaseUrl,
    output: running.output,
    pid: running.pid,
    ended: running.ended,
    stop: async () => {
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
