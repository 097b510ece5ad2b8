import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bytesOf, megabytes, sizeText } from './backups.mjs'
import { compiled } from './compile.mjs'
import { migrationNames } from './database.mjs'
import { openEmbeddedDatabase } from './embeddedDatabase.mjs'
import { startEmbeddedPostgres, UNSAFE_SETTINGS } from './embeddedPostgres.mjs'
import { Failure, lastLines } from './failure.mjs'
import { run } from './run.mjs'
import { onShutdown } from './shutdown.mjs'
import { step } from './step.mjs'

/**
 * Migrates a database in a separate process.
 *
 * @param {{ url: string, ownerUrl: string }} target
 * @param {...string} options of `scripts/bootstrap.ts`
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runBootstrap = async ({ url, ownerUrl }, ...options) =>
  run({
    command: process.execPath,
    args: [...(await compiled('scripts/bootstrap.ts')), '--migrate', ...options],
    env: {
      DATABASE_URL: url,
      DATABASE_MIGRATE_URL: ownerUrl,
      NODE_ENV: 'production',
    },
  })

const bootstrap = async (target, ...options) => {
  const { code, output } = await runBootstrap(target, ...options)
  if (code !== 0) throw new Failure(`The migrations failed.\n${lastLines(output, 30)}`)
}

/**
 * Creates the tables of a backup in a new database.
 *
 * @param {{ engine: typeof import('../backups'), manifest: import('../backups').Manifest,
 *   target: { url: string, ownerUrl: string } }} options
 */
export const makeTables = async ({ engine, manifest, target }) => {
  const migrations = engine.migrationsFor({
    manifest,
    known: migrationNames(),
    former: engine.FORMER_MIGRATIONS,
    baseline: engine.BASELINE,
  })
  await engine.refuseFilled({ ownerUrl: target.ownerUrl, migrations })
  await step('Making the tables of the backup', () =>
    bootstrap(target, `--only=${migrations.join()}`),
  )
}

/**
 * Restores a checked backup into a new database: first the tables as the backup has them, then its
 * rows, then the migrations that came after it.
 *
 * @param {{ engine: typeof import('../backups'), folder: string, manifest:
 *   import('../backups').Manifest, identity: string | null, target: { url: string, ownerUrl: string
 *   }, storage: import('../../src/lib/diskStorage').FileStorage | null, keepSessions?: boolean }}
 *   options
 * @returns what `restoreBackup` returns
 */
export const restoreInto = async (args) => {
  const { engine, folder, manifest, identity, target, storage, keepSessions } = args
  const { ownerUrl } = target
  await makeTables({ engine, manifest, target })
  const restored = await step('Restoring', async () => {
    const source = { folder, manifest, identity }
    const result = await engine.restoreBackup({ ...source, ownerUrl, storage, keepSessions })
    return { ...result, note: sizeText(manifest) }
  })
  await step('Bringing it up to date', () => bootstrap(target))
  return restored
}

/** Size of an empty cluster, and of what is written before tables are filled. */
const CLUSTER_BYTES = 150e6

/** Rows, their indexes and the log of a restore take about twice the size of the rows as text. */
export const requireSpace = (manifest) => {
  const { bavail, bsize } = statfsSync(tmpdir())
  const [free, needed] = [bavail * bsize, CLUSTER_BYTES + 2 * bytesOf(manifest)]
  if (free < needed)
    throw new Failure(
      `The trial needs ${megabytes(needed)} in ${tmpdir()}, and ${megabytes(free)} are free: free some, or set TMPDIR to a folder with more.`,
    )
}

/**
 * Lets the application load without a PAYLOAD_SECRET, which its configuration requires, for a
 * temporary database.
 */
export const useTrialSecret = () => {
  process.env.PAYLOAD_SECRET ||= 'only-for-a-database-that-is-thrown-away'
}

/** Creates a database that is removed when this process ends. */
export const openThrowaway = async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'backoffice-proof-'))
  const server = await startEmbeddedPostgres({ home, settings: UNSAFE_SETTINGS, temporary: true })
  onShutdown(() => server.stop())
  return openEmbeddedDatabase(server)
}
