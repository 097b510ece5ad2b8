/**
 * The command that PostgreSQL runs for each segment of its log, as the user of the database.
 * `push FILE FOLDER NAME` stores one in the archive; `pull FOLDER NAME FILE [FORMER]` restores one,
 * from FORMER if the archive does not have it yet; `check FOLDER` tests writing. The exit code is 0
 * only when the work is done and synced to the disk, because PostgreSQL then removes a pushed
 * segment; otherwise it retries.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sync } from './sync.mjs'

/** A segment, a timeline history, or the label of a base copy. */
const NAME = /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.partial|\.[0-9A-F]{8}\.backup)?)$/

const archived = (folder, name) => path.join(folder, `${name}.gz`)

/**
 * After a crash PostgreSQL may repeat a push that succeeded. Other content under the same name
 * comes from another database.
 */
const push = (source, folder, name) => {
  const target = archived(folder, name)
  const content = readFileSync(source)
  if (existsSync(target)) {
    if (gunzipSync(readFileSync(target)).equals(content)) return
    throw new Error(`${target} is there already, with another content`)
  }
  const draft = `${target}.part`
  writeFileSync(draft, gzipSync(content, { level: 1 }), { mode: 0o600 })
  sync(draft)
  renameSync(draft, target)
  sync(folder)
}

/** @returns {boolean} whether the file was there */
const pull = (folder, name, target, former) => {
  const source = archived(folder, name)
  if (existsSync(source)) {
    writeFileSync(target, gunzipSync(readFileSync(source)), { mode: 0o600 })
    return true
  }
  const left = former && path.join(former, name)
  if (!left || !existsSync(left)) return false
  copyFileSync(left, target)
  return true
}

const check = (folder) => {
  const file = path.join(folder, `.writable-${process.pid}`)
  writeFileSync(file, '')
  rmSync(file)
}

const [action, ...given] = process.argv.slice(2)
const nameOf = { push: given[2], pull: given[1] }[action]
try {
  if (action === 'check') check(...given)
  else if (!NAME.test(nameOf ?? '')) throw new Error(`${nameOf} is no part of a log`)
  else if (action === 'push') push(...given)
  else if (!pull(...given)) process.exitCode = 1
} catch (error) {
  console.error(`archive: ${error.message}`)
  process.exitCode = 1
}
