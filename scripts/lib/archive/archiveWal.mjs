/**
 * What PostgreSQL calls for each segment of its log, as the user of the database: `push FILE FOLDER NAME`
 * puts one into the archive, `pull FOLDER NAME FILE [FORMER]` brings one back, from FORMER where the
 * archive has not got it yet, `check FOLDER` tries to write. Exit code 0 only when it is done, and safe
 * on disk: PostgreSQL removes what was pushed, and tries everything else again.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sync } from './sync.mjs'

/** A segment, the history of a timeline, or the note of a copy. */
const NAME = /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.partial|\.[0-9A-F]{8}\.backup)?)$/

const archived = (folder, name) => path.join(folder, `${name}.gz`)

/** A crash may repeat a push that had succeeded; anything else under the name is another database. */
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

/** @returns {boolean} whether there was one */
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
