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

/** The holder, unless the note was left by a process that is gone (its id may be reused). */
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
  // Two processes may have cleared the same stale note: the last one to write has it.
  await sleep(30)
  return read(file)?.pid === note.pid
}

/**
 * Lets only one start at a time work in a data folder.
 *
 * @param {{ home: string, port: string, wait: boolean }} options `wait` waits for the other one to
 *   finish preparing instead of refusing
 * @returns {Promise<{ serving: () => void, release: () => void }>} `serving` tells others that
 *   nothing is being prepared any more; `release` gives the lock back
 * @throws {Failure} naming the process that has it
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
