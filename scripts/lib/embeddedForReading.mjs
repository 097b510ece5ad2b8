import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { archiveDir } from './archive/archive.mjs'
import { startEmbeddedPostgres } from './embeddedPostgres.mjs'
import { Failure } from './failure.mjs'
import { processAlive, processName } from './processAlive.mjs'
import { takeStartLock } from './startLock.mjs'

const DATABASE = 'backoffice'

/** The connection string of the server that `npm start` is running in this folder, if it does. */
const runningUrl = (home) => {
  const file = path.join(home, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  if (!processAlive(Number(pid)) || !processName(Number(pid)).includes('postgres')) return undefined
  const password = readFileSync(path.join(home, 'postgres.password'), 'utf8').trim()
  return `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}`
}

/**
 * The embedded database of a running application, or started for the duration of the command.
 *
 * @param {string} home the data folder
 * @returns {Promise<{ url: string, isRunning: boolean, close: () => Promise<void> }>} `isRunning`:
 *   the application is using it
 * @throws {Failure} when there is no database yet
 */
export const openEmbeddedForReading = async (home) => {
  if (!existsSync(path.join(home, 'postgres', 'PG_VERSION')))
    throw new Failure(
      `There is no database in ${home}: run "npm start" first, or set DATABASE_URL.`,
    )
  const url = runningUrl(home)
  if (url) return { url, isRunning: true, close: async () => {} }
  const lock = await takeStartLock({ home, port: 'none', wait: false })
  try {
    // Archives the log, else the changes of this run would be missing in the archive.
    const server = await startEmbeddedPostgres({ home, archiveDir: archiveDir() })
    const close = async () => {
      await server.stop()
      lock.release()
    }
    return { url: server.urlOf(DATABASE), isRunning: false, close }
  } catch (error) {
    lock.release()
    throw error
  }
}
