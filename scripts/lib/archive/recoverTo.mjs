import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { megabytes } from '../backups.mjs'
import { withClient } from '../database.mjs'
import { openEmbeddedDatabase } from '../embeddedDatabase.mjs'
import { RECOVERING, startEmbeddedPostgres } from '../embeddedPostgres.mjs'
import { Failure } from '../failure.mjs'
import { postgresUser } from '../postgresUser.mjs'
import { onShutdown } from '../shutdown.mjs'
import { step } from '../step.mjs'
import { basesFolder, readBases, recoverySettings, stampOf } from './archive.mjs'

/** Folders of databases that earlier restores replaced. */
const FORMER = /^postgres\.before-/

/**
 * The base copy to start from: the last one that ended before the given time.
 *
 * @param {ReturnType<typeof readBases>} bases
 * @param {Date | null} at null for the whole log
 */
export const baseFor = (bases, at) => {
  if (bases.length === 0)
    throw new Failure('The archive (ARCHIVE_DIR) holds no copy of the database.')
  const found = at ? bases.findLast(({ endedAt }) => new Date(endedAt) <= at) : bases.at(-1)
  if (!found)
    throw new Failure(`The archive begins at ${bases[0].endedAt}: that is later than the moment.`)
  return found
}

/** The write-ahead log of the present database; the archive lacks its newest segments. */
const formerLog = (home) => {
  const names = existsSync(path.join(home, 'postgres'))
    ? ['postgres']
    : readdirSync(home)
        .filter((name) => FORMER.test(name))
        .sort()
        .slice(-1)
  return names.map((name) => path.join(home, name, 'pg_wal'))[0]
}

const requireSpace = (home, bytes) => {
  const { bavail, bsize } = statfsSync(home)
  if (bavail * bsize < bytes)
    throw new Failure(
      `The restored database needs ${megabytes(bytes)} in ${home}, and ${megabytes(bavail * bsize)} are free.`,
    )
}

const giveTo = (folder, { uid, gid }) => {
  if (uid === undefined) return
  lchownSync(folder, uid, gid)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, name), uid, gid)
}

/** Copies a base into the folder that the recovering server works in. */
const copyBase = ({ base, home, place }) => {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { mode: 0o700 })
  const data = path.join(place, 'postgres')
  cpSync(path.join(base.folder, 'postgres'), data, { recursive: true })
  chmodSync(data, 0o700)
  cpSync(path.join(base.folder, 'postgres.password'), path.join(place, 'postgres.password'))
  writeFileSync(path.join(data, 'recovery.signal'), '', { mode: 0o600 })
  const former = path.join(home, 'postgres')
  // Owned by the user that the present database runs as.
  giveTo(data, postgresUser(existsSync(former) ? former : data))
}

/** Errors of PostgreSQL, and messages for the operator. */
const REASONS = [
  [
    /recovery ended before configured recovery target/,
    'The log ends before that moment: nothing was committed after it, or a part of the log is missing. To restore all there is: --at=latest.',
  ],
  [
    /could not locate (required|a valid) checkpoint|could not find redo location/,
    'The log of the copy is missing in the archive: choose a moment after the next copy, or restore a backup.',
  ],
]

const replay = async ({ place, dir, former, at }) => {
  try {
    const settings = recoverySettings({ dir, former, at })
    return await startEmbeddedPostgres({ home: place, settings, isRecovery: true })
  } catch (error) {
    const [, reason] = REASONS.find(([pattern]) => pattern.test(error.message)) ?? []
    throw reason ? new Failure(reason, { cause: error }) : error
  }
}

/** The time of the last restored transaction. */
const reachedOf = async (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select pg_last_xact_replay_timestamp() as at')
    return rows[0].at
  })

/**
 * Moves the restored files into place; the former ones are kept next to them.
 *
 * @returns {string | undefined} where the former ones are
 */
const swap = ({ home, place, base }) => {
  const data = path.join(home, 'postgres')
  const kept = path.join(home, `postgres.before-${stampOf(new Date())}`)
  const hasFormer = existsSync(data)
  if (hasFormer) renameSync(data, kept)
  renameSync(path.join(place, 'postgres'), data)
  cpSync(path.join(base.folder, 'postgres.password'), path.join(home, 'postgres.password'))
  rmSync(place, { recursive: true, force: true })
  return hasFormer ? kept : undefined
}

/**
 * Restores the embedded database to a point in time, while the application is stopped: into a
 * separate folder, which replaces the present one at the end.
 *
 * @param {object} options
 * @param {typeof import('../../backups')} options.engine
 * @param {string} options.home data folder
 * @param {string} options.dir the archive
 * @param {Date | null} options.at null for the whole log
 * @param {string | null} options.identity private key of age for encrypted notes of erasures
 * @param {boolean} options.keepSessions
 * @param {import('../../../src/lib/diskStorage').FileStorage} options.storage
 * @returns {Promise<object>} what the operator has to know
 * @throws {Failure} when the archive does not reach that time; the present database is unchanged
 */
export const recoverTo = async (options) => {
  const { engine, home, dir, at, identity, keepSessions, storage } = options
  const base = baseFor(readBases(dir), at)
  requireSpace(home, 2 * base.bytes)
  const place = path.join(home, RECOVERING)
  const former = formerLog(home)
  await step('Laying out the copy', () => {
    copyBase({ base, home, place })
    return { note: `${base.endedAt}, ${megabytes(base.bytes)}` }
  })
  const server = await step('Replaying the log', () => replay({ place, dir, former, at }))
  onShutdown(() => server.stop())
  const reached = await reachedOf(server.urlOf('postgres'))
  const { ownerUrl, finish } = await openEmbeddedDatabase(server)
  await finish()
  const moment = (at ?? reached ?? new Date(base.endedAt)).toISOString()
  const restored = await step('Ending what must not go on', () =>
    engine.settleRecovered({
      url: server.urlOf('backoffice'),
      archive: base.id,
      moment,
      keepSessions,
    }),
  )
  const folder = basesFolder(dir)
  await step('Erasing again what was erased since', async () => {
    const manifest = { createdAt: moment }
    const count = await engine.eraseAgain({ folder, manifest, ownerUrl, identity })
    return { note: `${count} erasures` }
  })
  const check = await engine.checkInstallation({ url: ownerUrl, storage })
  await server.stop()
  return { ...restored, check, reached, kept: swap({ home, place, base }) }
}
