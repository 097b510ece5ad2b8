import { mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiled } from './compile.mjs'
import { migrationNames, openEmbeddedDatabase, requireDatabase } from './database.mjs'
import { loadDotEnv } from './dotEnv.mjs'
import { startEmbeddedPostgres, UNSAFE_SETTINGS } from './embeddedPostgres.mjs'
import { explain, Failure, lastLines } from './failure.mjs'
import { ROOT } from './paths.mjs'
import { requireNode } from './requireNode.mjs'
import { run } from './run.mjs'
import { checkSettings, readProduct } from './settings.mjs'
import { handleSignals, onShutdown, shutdown, shuttingDown } from './shutdown.mjs'
import { step } from './step.mjs'

/** A wrong setting or option: the message says which. */
export class WrongUse extends Failure {
  exitCode = 2
}

const BASELINE = '0001_baseline'

/**
 * Runs a command to its end, says what went wrong, and ends the process with its exit code.
 *
 * @param {string} what completes "while …"
 * @param {() => Promise<number>} main gives the exit code
 */
export const runCommand = (what, main) => {
  handleSignals()
  main().then(shutdown, async (error) => {
    if (shuttingDown()) return
    // A problem that was foreseen is a sentence already.
    const message = error.exitCode ? error.message : explain({ what, error }).message
    console.error(`\n${message}\n`)
    if (process.env.DEBUG) console.error(error)
    await shutdown(error.exitCode ?? 1)
  })
}

/**
 * Reads the arguments of a command.
 *
 * @param {{ options?: string[], flags?: string[], places?: number }} known options with a value, those
 *   without one, and how many other arguments there may be
 * @returns {{ values: Record<string, string>, flags: Set<string>, places: string[] }}
 * @throws {WrongUse} naming what is not known
 */
export const readArguments = ({ options = [], flags = [], places = 0 }) => {
  const found = { values: {}, flags: new Set(), places: [] }
  for (const argument of process.argv.slice(2)) {
    const [, name, , value] = /^--([\w-]+)(=(.*))?$/.exec(argument) ?? []
    if (name && options.includes(name) && value) found.values[name] = value
    else if (name && flags.includes(name) && value === undefined) found.flags.add(name)
    else if (!argument.startsWith('-') && found.places.length < places) found.places.push(argument)
    else if (name && options.includes(name))
      throw new WrongUse(`--${name} needs a value: --${name}=…`)
    else throw new WrongUse(`Unknown argument: ${argument}`)
  }
  return found
}

const KEY_LINE = /^AGE-SECRET-KEY-1[0-9A-Z]+$/

/**
 * Reads the private key of age out of a file as `age-keygen` writes it.
 *
 * @param {string | undefined} place as it was typed; undefined for none
 * @returns {string | null}
 * @throws {WrongUse} without repeating what the file holds
 */
export const readIdentity = (place) => {
  if (!place) return null
  const file = typedFolder(place)
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new WrongUse(`The identity cannot be read: ${error.message}`)
  }
  const keys = text.split('\n').filter((line) => KEY_LINE.test(line.trim()))
  if (keys.length !== 1)
    throw new WrongUse(`${file} must hold one private key of age (AGE-SECRET-KEY-1…).`)
  return keys[0].trim()
}

/** A folder that was typed, from where the person stands; npm changes to the project's. */
export const typedFolder = (place) => path.resolve(process.env.INIT_CWD ?? process.cwd(), place)

/**
 * The settings of the installation, checked, and the folders they name.
 *
 * @returns {Promise<{ env: import('../../src/lib/env').Env, home: string, uploads: string,
 *   product: { name: string, version: string } }>}
 * @throws {WrongUse}
 */
export const readInstallation = async () => {
  requireNode()
  const readSettings = async () => {
    loadDotEnv()
    return checkSettings()
  }
  const env = await readSettings().catch((error) => {
    throw new WrongUse(error.message)
  })
  const home = path.resolve(ROOT, env.DATA_DIR)
  return { env, home, uploads: path.join(home, 'uploads'), product: readProduct() }
}

/** @returns {Promise<typeof import('../backups')>} what the commands are made of */
export const loadEngine = async () => {
  const file = (await compiled('scripts/backups.ts')).at(-1)
  return import(pathToFileURL(file).href)
}

/** Makes sure that a database of one's own answers. */
export const reachDatabase = async (env) => {
  await requireDatabase(env.DATABASE_URL)
  if (env.DATABASE_MIGRATE_URL)
    await requireDatabase(env.DATABASE_MIGRATE_URL, 'DATABASE_MIGRATE_URL')
}

/**
 * Migrates a database in a process of its own.
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
 * Makes the tables of a backup in a new database.
 *
 * @param {{ engine: typeof import('../backups'), manifest: import('../backups').Manifest,
 *   target: { url: string, ownerUrl: string } }} options
 */
export const makeTables = async ({ engine, manifest, target }) => {
  const migrations = engine.migrationsFor({
    manifest,
    known: migrationNames(),
    former: engine.FORMER_MIGRATIONS,
    baseline: BASELINE,
  })
  await engine.refuseFilled({ ownerUrl: target.ownerUrl, migrations })
  await step('Making the tables of the backup', () =>
    bootstrap(target, `--only=${migrations.join()}`),
  )
}

/**
 * Restores a backup that was checked into a new database: first the tables as the backup has them,
 * then its rows, then the migrations that came after it.
 *
 * @param {{ engine: typeof import('../backups'), folder: string, manifest: import('../backups').Manifest,
 *   identity: string | null, target: { url: string, ownerUrl: string }, uploads: string | null, keepSessions?: boolean }} options
 * @returns what `restoreBackup` returns
 */
export const restoreInto = async (args) => {
  const { engine, folder, manifest, identity, target, uploads, keepSessions } = args
  const { ownerUrl } = target
  await makeTables({ engine, manifest, target })
  const restored = await step('Restoring', async () => {
    const source = { folder, manifest, identity }
    const result = await engine.restoreBackup({ ...source, ownerUrl, uploads, keepSessions })
    return { ...result, note: sizeText(manifest) }
  })
  await step('Bringing it up to date', () => bootstrap(target))
  return restored
}

const COUNT = new Intl.NumberFormat('en')
export const count = (number) => COUNT.format(number)
export const megabytes = (bytes) => `${count(Math.ceil(bytes / 1e6))} MB`
const sum = (items, fact) => items.reduce((all, item) => all + item[fact], 0)
export const rowsOf = ({ tables }) => sum(tables, 'rows')
export const bytesOf = ({ tables }) => sum(tables, 'bytes')
/** "56 tables, 2,006,103 rows, 1,204 files" */
export const sizeText = (manifest) =>
  `${count(manifest.tables.length)} tables, ${count(rowsOf(manifest))} rows, ${count(manifest.files.length)} files`
export const momentText = (at) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`

/** What a backup holds, and of when. */
export const backupText = (manifest) => `${momentText(manifest.createdAt)}, ${sizeText(manifest)}`

/**
 * Says which rules of the data are broken and which stored files are missing.
 *
 * @returns {boolean} whether everything is as it should be
 */
export const reportCheck = ({ rules, broken, files, missing }) => {
  const names = Object.keys(broken)
  console.log(`  ${names.length > 0 ? '✗' : '✓'} ${rules - names.length} of ${rules} rules hold`)
  for (const name of names) {
    console.log(`    ✗ ${name}`)
    for (const row of broken[name]) console.log(`        ${JSON.stringify(row)}`)
  }
  if (files > 0)
    console.log(
      `  ${missing.length > 0 ? '✗' : '✓'} ${count(files - missing.length)} of ${count(files)} stored files are there`,
    )
  for (const file of missing) console.log(`    ✗ ${file} is missing`)
  return names.length === 0 && missing.length === 0
}

const report = ({ made, dir, flaws }) => {
  const { manifest, compressedBytes, copiedFiles, removed } = made
  const { tables, files, migrations, createdAt } = manifest
  console.log(`  ✓ Snapshot of ${momentText(createdAt)} (${migrations.length} migrations)`)
  console.log(
    `  ✓ ${count(tables.length)} tables, ${count(rowsOf(manifest))} rows, ${megabytes(bytesOf(manifest))} as ${megabytes(compressedBytes)}`,
  )
  if (manifest.recipient) console.log(`  ✓ Encrypted for ${manifest.recipient}`)
  console.log(
    `  ✓ Files: ${count(copiedFiles)} new, ${count(Math.max(0, files.length - copiedFiles))} known`,
  )
  if (removed.length > 0)
    console.log(`  ✓ ${count(removed.length)} earlier backups removed (BACKUP_KEEP)`)
  for (const flaw of flaws) console.error(`  ! ${flaw}`)
  console.log(`  Backup ${made.id} in ${dir}\n`)
}

/**
 * Backs up an installation, and says what was made.
 *
 * @param {object} options those of `makeBackup`, with the `engine`
 * @returns {Promise<string[]>} what of the backup is not as it should be
 */
export const backUpInto = async ({ engine, ...options }) => {
  const made = await step('Backing up', () =>
    engine.makeBackup({
      ...options,
      onWait: () => console.log('  … Waiting for a migration to end'),
    }),
  )
  const flaws = engine.flawsOf(made)
  report({ made, dir: options.dir, flaws })
  return flaws
}

/** An empty cluster, and what is written before it is filled. */
const CLUSTER_BYTES = 150e6

/** Rows, their indexes and the log of a restore take about twice what the rows take as text. */
export const requireSpace = (manifest) => {
  const { bavail, bsize } = statfsSync(tmpdir())
  const [free, needed] = [bavail * bsize, CLUSTER_BYTES + 2 * bytesOf(manifest)]
  if (free < needed)
    throw new Failure(
      `The trial needs ${megabytes(needed)} in ${tmpdir()}, and ${megabytes(free)} are free: free some, or set TMPDIR to a folder with more.`,
    )
}

/** A database that is removed when this process ends. */
export const openThrowaway = async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'backoffice-proof-'))
  const server = await startEmbeddedPostgres({ home, settings: UNSAFE_SETTINGS, temporary: true })
  onShutdown(() => server.stop())
  return openEmbeddedDatabase(server)
}
