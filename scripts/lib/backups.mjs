import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiled } from './compile.mjs'
import { requireDatabase } from './database.mjs'
import { loadDotEnv } from './dotEnv.mjs'
import { openEmbeddedForReading } from './embeddedForReading.mjs'
import { explain, Failure } from './failure.mjs'
import { ROOT } from './paths.mjs'
import { requireNode } from './requireNode.mjs'
import { checkSettings, readProduct } from './settings.mjs'
import { handleSignals, onShutdown, shutdown, shuttingDown } from './shutdown.mjs'
import { step } from './step.mjs'

/** Exit code of a command while another one works; of `BackupProblem`s that are `busy`, too. */
export const BUSY = 3

/** A wrong setting or option, which the message names. */
export class WrongUse extends Failure {
  exitCode = 2
}

/**
 * Runs a command, prints what went wrong, and ends the process with its exit code.
 *
 * @param {string} what completes "while …"
 * @param {() => Promise<number>} main returns the exit code
 */
export const runCommand = (what, main) => {
  handleSignals()
  main().then(shutdown, async (error) => {
    if (shuttingDown()) return
    // An expected problem has a complete message already.
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
 * Reads the private key of age from a file as `age-keygen` writes it.
 *
 * @param {string | undefined} place path as it was typed; undefined for none
 * @returns {string | null}
 * @throws {WrongUse} without repeating the content of the file
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

/**
 * A folder that was typed, relative to the user's directory; npm changes to that of the project.
 */
export const typedFolder = (place) => path.resolve(process.env.INIT_CWD ?? process.cwd(), place)

/**
 * The checked settings of the installation, and its folders.
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

/** @returns {Promise<typeof import('../backups')>} the compiled functions of the commands */
export const loadEngine = async () => {
  const file = (await compiled('scripts/backups.ts')).at(-1)
  return import(pathToFileURL(file).href)
}

/** Checks that the database of DATABASE_URL responds. */
export const reachDatabase = async (env) => {
  await requireDatabase(env.DATABASE_URL)
  if (env.DATABASE_MIGRATE_URL)
    await requireDatabase(env.DATABASE_MIGRATE_URL, 'DATABASE_MIGRATE_URL')
}

/**
 * Opens the database of the installation: that of DATABASE_URL, or the embedded one, whether or not
 * the application is running.
 *
 * @returns {Promise<{ url: string, note: string }>}
 */
export const openForReading = async ({ env, home }) => {
  if (env.DATABASE_URL) {
    await reachDatabase(env)
    return { url: env.DATABASE_URL, note: 'that of DATABASE_URL' }
  }
  const { url, isRunning, close } = await openEmbeddedForReading(home)
  onShutdown(close)
  return {
    url,
    note: isRunning ? 'embedded, the application goes on' : 'embedded, started for this',
  }
}

const COUNT = new Intl.NumberFormat('en')

const count = (number) => COUNT.format(number)
export const megabytes = (bytes) => `${count(Math.ceil(bytes / 1e6))} MB`
const sum = (items, fact) => items.reduce((all, item) => all + item[fact], 0)
const rowsOf = ({ tables }) => sum(tables, 'rows')
export const bytesOf = ({ tables }) => sum(tables, 'bytes')
/** "56 tables, 2,006,103 rows, 1,204 files" */
export const sizeText = (manifest) =>
  `${count(manifest.tables.length)} tables, ${count(rowsOf(manifest))} rows, ${count(manifest.files.length)} files`
const momentText = (at) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`

/** The time of a backup, and its size. */
export const backupText = (manifest) => `${momentText(manifest.createdAt)}, ${sizeText(manifest)}`

/**
 * Prints which rules of the data are broken and which stored files are missing.
 *
 * @returns {boolean} whether there is no problem
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
 * Backs up an installation, and prints the result.
 *
 * @param {object} options those of `makeBackup`, with the `engine`
 * @returns {Promise<string[]>} the problems of the backup
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
