import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure } from '../failure.mjs'
import { inRoot } from '../paths.mjs'

const PROGRAM = fileURLToPath(new URL('./archiveWal.mjs', import.meta.url))

/**
 * The archive of the embedded database: base copies of its files (`bases`), and the write-ahead log
 * since then (`wal`). Any moment after the older of the last two copies can be restored from it.
 *
 * @returns {string | undefined} the folder of ARCHIVE_DIR
 */
export const archiveDir = () => {
  const given = process.env.ARCHIVE_DIR?.trim()
  return given ? inRoot(given) : undefined
}

export const walFolder = (dir) => path.join(dir, 'wal')
export const basesFolder = (dir) => path.join(dir, 'bases')
/** A time as a name prefix: 20261124T030000Z. */
export const stampOf = (at) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The most that is lost with the machine: a segment is archived when it is full, or this old. */
const LONGEST_SECONDS = 60

const word = (text) => `'${text.replaceAll("'", `'\\''`)}'`.replaceAll('%', '%%')
const program = (action) => [process.execPath, PROGRAM].map(word).concat(action)

/** Settings of a server that archives its log. */
export const archiveSettings = (dir) => [
  'archive_mode=on',
  `archive_timeout=${LONGEST_SECONDS}`,
  `archive_command=${[...program('push'), '"%p"', word(walFolder(dir)), '"%f"'].join(' ')}`,
]

/** On the command line, before its time zones are loaded, a server does not know `Z`. */
const offsetOf = (at) => at.toISOString().replace('Z', '+00')

/**
 * Settings of a server that restores itself from an archive, and continues to archive.
 *
 * @param {{ dir: string, former?: string, at: Date | null }} options `former` holds the log of the
 *   database before the restore; without a time the whole log is restored
 */
export const recoverySettings = ({ dir, former, at }) => [
  ...archiveSettings(dir),
  `restore_command=${[
    ...program('pull'),
    word(walFolder(dir)),
    '"%f"',
    '"%p"',
    ...(former ? [word(former)] : []),
  ].join(' ')}`,
  ...(at ? [`recovery_target_time=${offsetOf(at)}`, 'recovery_target_action=promote'] : []),
  // A base copy belongs to one timeline: the time after another restore is reached from the copy
  // made then.
  'recovery_target_timeline=current',
  // No connection is accepted before the restore is complete.
  'hot_standby=off',
]

/**
 * A file in the data folder with the name of the archive that has the complete log since its last
 * base copy.
 */
const markOf = (home) => path.join(home, 'archived.json')

/**
 * Whether the log was archived here each time the server ran since the last base copy.
 *
 * @param {string} home data folder
 * @param {string} dir the archive
 */
export const isContinued = (home, dir) => {
  try {
    return JSON.parse(readFileSync(markOf(home), 'utf8')).dir === dir
  } catch {
    return false
  }
}

/** Records that the log is archived here, from a base copy on. */
export const noteContinued = (home, dir) =>
  writeFileSync(markOf(home), JSON.stringify({ dir }), { mode: 0o600 })

/** Called when a server runs without the archive, which leaves a gap in the log. */
export const noteGap = (home) => rmSync(markOf(home), { force: true })

/** The system identifier of a cluster: the first field of its control file. */
const systemOf = (data) =>
  readFileSync(path.join(data, 'global', 'pg_control'))
    .readBigUInt64LE(0)
    .toString()

/** Segments of different databases have the same names, so one must not overwrite the other's. */
const refuseOtherSystem = (dir, data) => {
  const file = path.join(dir, 'system')
  const system = systemOf(data)
  if (!existsSync(file)) return writeFileSync(file, `${system}\n`, { mode: 0o600 })
  if (readFileSync(file, 'utf8').trim() !== system)
    throw new Failure(
      `${dir} (ARCHIVE_DIR) holds the archive of another database: choose an empty folder, or move that away, and start again.`,
    )
}

/**
 * Creates the folder of the log for the user that the database runs as, and tests writing to it.
 *
 * @param {{ dir: string, data: string, user: ReturnType<import('../postgresUser.mjs').postgresUser>
 *   }} options `data` is the folder of the cluster
 * @throws {Failure} when it cannot be written, or belongs to another database
 */
export const prepareArchive = ({ dir, data, user }) => {
  const folder = walFolder(dir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid)
    // The database's user must be able to traverse the folder, but not to list it.
    chmodSync(dir, 0o711)
  }
  const { command, args, ...as } = user.wrap(process.execPath, [PROGRAM, 'check', folder])
  const { status, stderr } = spawnSync(command, args, { ...as, cwd: '/', encoding: 'utf8' })
  if (status === 0) return refuseOtherSystem(dir, data)
  const who = user.uid === undefined ? 'this user' : `the user of the database (uid ${user.uid})`
  throw new Failure(
    `The archive ${folder} (ARCHIVE_DIR) cannot be written by ${who}: ${stderr.trim() || 'Node cannot be started as that user'}. Give it a folder that it may pass through and write, and start again.`,
  )
}

/**
 * The base copies of an archive, oldest first. Only complete ones have a manifest.
 *
 * @returns {{ id: string, folder: string, endedAt: string, timeline: number, firstSegment: string,
 *   bytes: number }[]}
 */
export const readBases = (dir) => {
  const folder = basesFolder(dir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((id) => ({ id, folder: path.join(folder, id) }))
    .filter((base) => existsSync(path.join(base.folder, 'manifest.json')))
    .map((base) => ({
      ...base,
      ...JSON.parse(readFileSync(path.join(base.folder, 'manifest.json'), 'utf8')),
    }))
    .sort((one, other) => (one.endedAt < other.endedAt ? -1 : 1))
}

/**
 * Position of a segment in the log, whatever its timeline; undefined for a history file, which is
 * kept.
 */
const positionOf = (name) => /^[0-9A-F]{8}([0-9A-F]{16})/.exec(name)?.[1]

/** Keeps the newest two base copies, and the log since the first of them. */
export const pruneArchive = (dir) => {
  const bases = readBases(dir)
  const [oldest] = bases.slice(-2)
  if (!oldest) return
  const kept = new Set(bases.slice(-2).map(({ id }) => id))
  for (const id of readdirSync(basesFolder(dir)))
    if (!kept.has(id)) rmSync(path.join(basesFolder(dir), id), { recursive: true, force: true })
  const from = positionOf(oldest.firstSegment)
  for (const name of readdirSync(walFolder(dir))) {
    const position = positionOf(name)
    if (position && position < from) rmSync(path.join(walFolder(dir), name), { force: true })
  }
}
