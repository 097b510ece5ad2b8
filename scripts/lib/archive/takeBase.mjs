import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withClient } from '../database.mjs'
import { Failure } from '../failure.mjs'
import {
  basesFolder,
  isContinued,
  noteContinued,
  pruneArchive,
  readBases,
  stampOf,
} from './archive.mjs'
import { sync } from './sync.mjs'

/** Folders that are copied empty: PostgreSQL fills them when it starts. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|current_logfiles)$/
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** How long to wait until the log of a copy is archived. */
const LONGEST_WAIT = '10min'

const isGone = (error) => error.code === 'ENOENT'

const copySynced = async (from, to) => {
  await copyFile(from, to)
  sync(to)
  return (await stat(to)).size
}

/**
 * Copies the files of a running server; tables may appear and disappear meanwhile.
 *
 * @returns {Promise<number>} bytes
 */
const copyFolder = async (from, to, isTop = true) => {
  await mkdir(to, { mode: 0o700 })
  let bytes = 0
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [from, to].map((folder) => path.join(folder, entry.name))
    if (LEFT_OUT.test(entry.name)) continue
    if (isTop && EMPTY.has(entry.name)) await mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory()) bytes += await copyFolder(source, target, false)
    else if (entry.isFile())
      bytes += await copySynced(source, target).catch((error) => {
        if (!isGone(error)) throw error
        return 0
      })
    else throw new Failure(`${source} is no file: tablespaces elsewhere cannot be archived.`)
  }
  return bytes
}

/** Each restore to a point in time starts another timeline. */
const timelineOf = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select timeline_id from pg_control_checkpoint()')
    return rows[0].timeline_id
  })

/**
 * Copies the files of a running embedded database into its archive, and removes older copies and
 * log that are no longer needed.
 *
 * @param {{ url: string, home: string, dir: string }} options `url` is the superuser's
 * @returns {Promise<{ id: string, bytes: number }>}
 */
export const takeBase = async ({ url, home, dir }) => {
  const timeline = await timelineOf(url)
  const id = `${stampOf(new Date())}-${randomBytes(2).toString('hex')}`
  const folder = path.join(basesFolder(dir), id)
  const draft = `${folder}.part`
  await mkdir(basesFolder(dir), { recursive: true, mode: 0o700 })
  await mkdir(draft, { mode: 0o700 })
  try {
    const made = await withClient(url, async (client) => {
      await client.query(`set statement_timeout = '${LONGEST_WAIT}'`)
      await client.query('select pg_backup_start($1, true)', [id])
      const bytes = await copyFolder(path.join(home, 'postgres'), path.join(draft, 'postgres'))
      const { rows } = await client.query(
        'select labelfile, clock_timestamp() as at from pg_backup_stop(true)',
      )
      return { bytes, label: rows[0].labelfile, endedAt: rows[0].at.toISOString() }
    })
    const { label, endedAt, bytes } = made
    const firstSegment = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1]
    if (!firstSegment) throw new Failure(`The copy has no beginning in the log:\n${label}`)
    await writeFile(path.join(draft, 'postgres', 'backup_label'), label, { mode: 0o600 })
    await copySynced(path.join(home, 'postgres.password'), path.join(draft, 'postgres.password'))
    const manifest = { endedAt, timeline, firstSegment, bytes }
    await writeFile(path.join(draft, 'manifest.json'), `${JSON.stringify(manifest)}\n`)
    for (const one of ['postgres/backup_label', 'manifest.json', '.']) sync(path.join(draft, one))
    await rename(draft, folder)
    sync(basesFolder(dir))
    noteContinued(home, dir)
    pruneArchive(dir)
    return { id, bytes }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/**
 * Whether the archive needs another base copy: there is none, the newest is a week old, the log has
 * a gap, or a restore started another timeline.
 *
 * @param {{ url: string, home: string, dir: string, now?: Date }} options
 * @returns {Promise<boolean>}
 */
export const needsBase = async ({ url, home, dir, now = new Date() }) => {
  const newest = readBases(dir).at(-1)
  return (
    !newest ||
    !isContinued(home, dir) ||
    now - Date.parse(newest.endedAt) >= WEEK_MS ||
    newest.timeline !== (await timelineOf(url))
  )
}
