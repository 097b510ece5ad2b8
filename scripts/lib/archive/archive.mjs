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
 * The archive of the embedded database: copies of its files (`bases`), and the log of everything since
 * (`wal`), from which any moment after the older of the last two copies can be restored.
 *
 * @returns {string | undefined} the folder of ARCHIVE_DIR
 */
export const archiveDir = () => {
  const given = process.env.ARCHIVE_DIR?.trim()
  return given ? inRoot(given) : undefined
}

export const walFolder = (dir) => path.join(dir, 'wal')
export const basesFolder = (dir) => path.join(dir, 'bases')
/** A moment as the beginning of a name: 20261124T030000Z. */
export const stampOf = (at) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** How much is lost at most when the machine is: a segment is archived when it is full, or so old. */
const LONGEST_SECONDS = 60

const word = (text) => `'${text.replaceAll("'", `'\\''`)}'`.replaceAll('%', '%%')
const program = (action) => [process.execPath, PROGRAM].map(word).concat(action)

/** Settings of a server that archives its log. */
export const archiveSettings = (dir) => [
  'archive_mode=on',
  `archive_timeout=${LONGEST_SECONDS}`,
  `archive_command=${[...program('push'), '"%p"', word(walFolder(dir)), '"%f"'].join(' ')}`,
]

/** On its command line a server knows no names of zones yet, `Z` among them. */
const offsetOf = (at) => at.toISOString().replace('Z', '+00')

/**
 * Settings of a server that restores itself from an archive, and archives from there on.
 *
 * @param {{ dir: string, former?: string, at: Date | null }} options `former` holds the log of the
 *   database as it was; without a moment all of the log is restored
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
  // A copy belongs to one timeline: what came of another restore is reached from its own copy.
  'recovery_target_timeline=current',
  // Nothing connects before the moment is reached.
  'hot_standby=off',
]

/** In the data folder: the archive that has the whole log since its last copy. */
const markOf = (home) => path.join(home, 'archived.json')

/**
 * Whether the log went into this archive each time the server ran since the last copy.
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

/** Notes that the log goes into this archive from a copy on. */
export const noteContinued = (home, dir) =>
  writeFileSync(markOf(home), JSON.stringify({ dir }), { mode: 0o600 })

/** A server that runs without the archive leaves a gap in it. */
export const noteGap = (home) => rmSync(markOf(home), { force: true })

/** The number that PostgreSQL gave a cluster when it was made: the first field of its control file. */
const systemOf = (data) =>
  readFileSync(path.join(data, 'global', 'pg_control'))
    .readBigUInt64LE(0)
    .toString()

/** Segments of two databases have the same names. */
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
 * Makes the folder of the log for the user that the database runs as, and tries it.
 *
 * @param {{ dir: string, data: string, user: ReturnType<import('../postgresUser.mjs').postgresUser> }} options
 *   `data` is the folder of the cluster
 * @throws {Failure} when it cannot be written, or belongs to another database
 */
export const prepareArchive = ({ dir, data, user }) => {
  const folder = walFolder(dir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid)
    // That user has to pass through, not to list.
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
 * The copies of an archive, the oldest first; only those that are whole have a manifest.
 *
 * @returns {{ id: string, folder: string, endedAt: string, timeline: number, firstSegment: string, bytes: number }[]}
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

/** Position of a segment in the log, whatever its timeline; undefined for a history, which is kept. */
const positionOf = (name) => /^[0-9A-F]{8}([0-9A-F]{16})/.exec(name)?.[1]

/** Keeps the newest two copies, and the log from the first of them on. */
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
