import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { explain, Failure } from './failure.mjs'
import { processAlive, processBirth } from './processAlive.mjs'

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The process that holds the lock, unless the lock file is stale (process ids may be reused). */
const holder = (file) => {
  const note = read(file)
  if (!note || !processAlive(note.pid) || note.birth !== processBirth(note.pid)) return undefined
  return note
}

const take = async (file, note) => {
  try {
    writeFileSync(file, JSON.stringify(note), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (holder(file)) return false
    rmSync(file, { force: true })
    return take(file, note)
  }
  // Two processes may have removed the same stale lock file: the last one to write it holds the
  // lock.
  await sleep(30)
  return read(file)?.pid === note.pid
}

/**
 * Ensures that only one start at a time works in a data folder.
 *
 * @param {{ home: string, port: string, wait: boolean }} options `wait` waits until the other one
 *   has finished preparing, instead of refusing
 * @returns {Promise<{ serving: () => void, release: () => void }>} `serving` tells other processes
 *   that the preparation is finished; `release` releases the lock
 * @throws {Failure} naming the process that holds it
 */
export const takeStartLock = async ({ home, port, wait }) => {
  const file = path.join(home, 'start.lock')
  const note = { pid: process.pid, birth: processBirth(process.pid), port }
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    for (let tries = 0; !(await take(file, note)); tries++) {
      const other = holder(file)
      if (!other) continue
      if (wait && other.serving) return { serving: () => {}, release: () => {} }
      if (!wait) {
        throw new Failure(
          `The application already runs here, or is starting (process ${other.pid}, port ${other.port}): use it, stop it first, or start with another DATA_DIR.`,
        )
      }
      if (tries === 0) console.log(`  … Waiting for process ${other.pid} to finish preparing`)
      await sleep(500)
    }
  } catch (error) {
    throw explain({ what: `writing to ${home}`, error })
  }
  const mine = () => read(file)?.pid === process.pid
  return {
    serving: () => mine() && writeFileSync(file, JSON.stringify({ ...note, serving: true })),
    release: () => mine() && rmSync(file, { force: true }),
  }
}
