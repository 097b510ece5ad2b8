import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { backUpInto, BUSY, loadEngine, openForReading, readInstallation } from './backups.mjs'
import { readSchema, refuseNewerSchema } from './database.mjs'
import { Failure, lastLines } from './failure.mjs'
import { ROOT } from './paths.mjs'
import {
  makeTables,
  openThrowaway,
  requireSpace,
  runBootstrap,
  useTrialSecret,
} from './restoring.mjs'
import { readProduct } from './settings.mjs'
import { onShutdown } from './shutdown.mjs'
import { step } from './step.mjs'

const BUSY_MS = 1_000

/** The folder of the backup, and which backups are kept there. */
const placeOf = ({ engine, env, home }) => {
  if (env.BACKUP_DIR) return { dir: path.resolve(ROOT, env.BACKUP_DIR), keep: env.BACKUP_KEEP }
  if (!env.DATABASE_URL)
    return { dir: path.join(home, 'before-upgrade'), keep: engine.UPGRADES_ONLY }
  throw new Failure(
    'There are migrations to run on data, and nowhere to back it up before: set BACKUP_DIR to a folder, or MIGRATE_WITHOUT_BACKUP=yes if you have a backup of your own. Nothing was changed.',
  )
}

/**
 * Backs up the installation before its data is migrated, as `npm run backup` does. Does nothing for
 * a database without data, or if no migration is pending.
 *
 * @param {{ ownerUrl: string, env: import('../../src/lib/env').Env, home: string }} options
 * @throws {Failure} if there is no backup: then nothing must be migrated
 */
export const backUpBeforeMigrating = async ({ ownerUrl, env, home }) => {
  const { pending, isUnsuitable, isNew } = await readSchema(ownerUrl)
  // The migration itself refuses an unsuitable database, with its own message.
  if (pending.length === 0 || isNew || isUnsuitable) return
  const engine = await loadEngine()
  if (!(await engine.holdsData(ownerUrl))) return
  if (env.MIGRATE_WITHOUT_BACKUP) {
    console.warn('  ! Migrating without a backup before (MIGRATE_WITHOUT_BACKUP=yes)')
    return
  }
  const place = placeOf({ engine, env, home })
  const installation = {
    url: ownerUrl,
    storage: engine.theStorage(path.join(home, 'uploads')),
    secret: env.PAYLOAD_SECRET,
    product: readProduct(),
    recipient: env.BACKUP_RECIPIENT,
  }
  for (let tries = 0; ; tries += 1) {
    try {
      await backUpInto({ engine, ...installation, ...place, isBeforeUpgrade: true })
      return
    } catch (error) {
      if (error.exitCode !== BUSY)
        throw new Failure(`There is no backup, so nothing was migrated. ${error.message}`, {
          cause: error,
        })
      // It is the nightly backup, or that of another instance that starts at the same time.
      if (tries === 0) console.log('  … Waiting for another backup to end')
      await sleep(BUSY_MS)
    }
    if ((await readSchema(ownerUrl)).pending.length === 0) return
  }
}

/**
 * The connection string of the database that is copied for the trial; undefined before the first
 * start.
 */
const openSource = async ({ env, home }) => {
  if (!env.DATABASE_URL && !existsSync(path.join(home, 'postgres', 'PG_VERSION'))) return undefined
  const { url } = await openForReading({ env, home })
  return env.DATABASE_MIGRATE_URL ?? url
}

/** Copies the rows of a database into another one with the same tables. */
const copyRows = async ({ engine, url, target, product }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backoffice-trial-'))
  onShutdown(() => rmSync(folder, { recursive: true, force: true }))
  const { folder: backup, manifest } = await step('Copying the data', () =>
    engine.makeBackup({
      url,
      product,
      secret: process.env.PAYLOAD_SECRET,
      dir: folder,
      // Migrations do not read stored files.
      storage: engine.createDiskStorage(path.join(folder, 'none')),
      keep: engine.UPGRADES_ONLY,
      // Otherwise the new backup would be among those to be removed.
      isBeforeUpgrade: true,
    }),
  )
  requireSpace(manifest)
  await makeTables({ engine, manifest, target })
  await step('Restoring the copy', () =>
    engine.restoreBackup({
      folder: backup,
      manifest,
      ownerUrl: target.ownerUrl,
      storage: null,
      keepSessions: true,
    }),
  )
}

/**
 * Parses the output of `scripts/bootstrap.ts`: the duration of each migration, and all other text.
 *
 * @param {string} output
 * @returns {{ times: { name: string, seconds: string }[], reason: string }}
 */
export const readTrial = (output) => ({
  times: [...output.matchAll(/^migrated: (\S+) (\S+) s$/gm)].map(([, name, seconds]) => ({
    name,
    seconds,
  })),
  reason: lastLines(output.replaceAll(/^(migrated|bootstrap): .*\n?/gm, '').trim(), 30),
})

/**
 * Runs the pending migrations on a copy of the data, in a temporary database, and prints how long
 * each takes. Changes nothing else.
 *
 * @returns {Promise<number>} 0, or 1 when one of them fails
 */
export const tryMigrations = async () => {
  const { env, home, product } = await readInstallation()
  useTrialSecret()
  const url = await step('Opening the database', () => openSource({ env, home }))
  if (url) await refuseNewerSchema(url)
  const { pending, isUnsuitable, isNew } = await readSchema(url)
  if (isUnsuitable)
    throw new Failure(
      'This database was made by an earlier state of version 0.1.0: "npm run migrate" says what to start first, and changes nothing.',
    )
  if (pending.length === 0) {
    console.log('  No migrations are pending.\n')
    return 0
  }
  console.log(`  Pending migrations: ${pending.join(', ')}`)
  const engine = await loadEngine()
  const holdsData = !isNew && (await engine.holdsData(url))
  const target = await step('Starting a database for the trial', openThrowaway)
  if (holdsData) await copyRows({ engine, url, target, product })
  const { code, output } = await step('Migrating the copy', () => runBootstrap(target))
  const { times, reason } = readTrial(output)
  for (const { name, seconds } of times) console.log(`    ${name}  ${seconds} s`)
  if (code === 0) {
    console.log('  Nothing was changed: this was a copy.\n')
    return 0
  }
  console.error(`\n${reason}\nThis was a copy: nothing was changed.\n`)
  return 1
}
