#!/usr/bin/env node
import { resolve } from 'node:path'
import { archiveDir } from './lib/archive/archive.mjs'
import { keepBases } from './lib/archive/keepBases.mjs'
import { keepTrail } from './lib/archive/keepTrail.mjs'
import { build } from './lib/build.mjs'
import {
  insistOnSecret,
  refuseNewerSchema,
  refuseOtherSecret,
  reportSchema,
  reportTrail,
  reportTransport,
  requireDatabase,
  requireReplica,
} from './lib/database.mjs'
import { ensureSecret, loadDotEnv } from './lib/dotEnv.mjs'
import { openEmbeddedDatabase } from './lib/embeddedDatabase.mjs'
import { startEmbeddedPostgres } from './lib/embeddedPostgres.mjs'
import { loadEngine } from './lib/backups.mjs'
import { explain, Failure } from './lib/failure.mjs'
import { requireWritable, requireWritableUploads } from './lib/folders.mjs'
import { requirePort } from './lib/freePort.mjs'
import { install } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { backUpBeforeMigrating, tryMigrations } from './lib/migrating.mjs'
import { firstSignIn, prepareDatabase } from './lib/prepare.mjs'
import { placeReaderWasm } from './lib/readerWasm.mjs'
import { requireNode } from './lib/requireNode.mjs'
import { serve } from './lib/serve.mjs'
import { checkSettings } from './lib/settings.mjs'
import { handleSignals, onShutdown, shutdown, shuttingDown } from './lib/shutdown.mjs'
import { takeStartLock } from './lib/startLock.mjs'
import { duration, step } from './lib/step.mjs'

const given = process.argv.slice(2)
const dev = given.includes('--dev')
/** Only brings the database up to date, for deployments that migrate as a step of their own. */
const prepareOnly = given.includes('--prepare')
/** npm takes `--dry-run` for itself unless it stands after `--`, and says so by this variable alone. */
const dryRun = given.includes('--dry-run') || process.env.npm_config_dry_run === 'true'

/** A word that is not understood must not begin what it was meant to prevent. */
const requireArguments = () => {
  const unknown = given.find((one) => !['--dev', '--prepare', '--dry-run'].includes(one))
  if (unknown) throw new Failure(`Unknown argument: ${unknown}. Nothing was started.`)
  if (dryRun && !prepareOnly)
    throw new Failure('Only migrations have a dry run: npm run migrate -- --dry-run')
}

/** The embedded server, or the one of DATABASE_URL; with what has to follow the preparation. */
const openDatabase = async ({ env, home }) => {
  if (env.DATABASE_URL) {
    const { DATABASE_URL: url, DATABASE_MIGRATE_URL: ownerUrl } = env
    await step('Reaching the database', async () => {
      await requireDatabase(url)
      if (ownerUrl) await requireDatabase(ownerUrl, 'DATABASE_MIGRATE_URL')
    })
    return { url, ownerUrl: ownerUrl ?? url, finish: () => url }
  }
  const server = await step('Starting the embedded PostgreSQL', () =>
    startEmbeddedPostgres({ home, archiveDir: archiveDir() }),
  )
  onShutdown(() => server.stop())
  return { ...(await openEmbeddedDatabase(server)), superuserUrl: server.urlOf('postgres') }
}

/** A PostgreSQL of one's own is archived where it runs. */
const refuseArchive = (env) => {
  if (env.ARCHIVE_DIR && env.DATABASE_URL)
    throw new Failure(
      'ARCHIVE_DIR is for the embedded database: a server of your own is archived by tools of its own (docs/operations/backup.md). Leave it out and start again.',
    )
}

const announce = ({ env, home, started }) => {
  console.log(`\n  Ready in ${duration(Date.now() - started)}: ${env.SERVER_URL}`)
  const signIn = firstSignIn(home)
  if (signIn) {
    console.log(
      `  Sign in as ${signIn.email} with the password ${signIn.password ?? 'of ADMIN_PASSWORD'}`,
    )
    if (signIn.password) console.log('  (shown only this once: change it under account settings)')
    signIn.shown()
  }
  console.log('  Stop with Ctrl-C.\n')
}

/** Without its bucket the application could neither keep nor show a file. */
const requireBucket = async (home) => {
  const { createDiskStorage, theBucket } = await loadEngine()
  const bucket = theBucket()
  try {
    await bucket.check()
  } catch (error) {
    const cause = error.cause ?? error
    throw new Failure(
      `The bucket ${bucket.place} (S3_BUCKET) cannot be written and read: ${cause.name}: ${cause.message}. Correct the S3_ settings or the rights of the key and start again.`,
    )
  }
  for await (const file of createDiskStorage(resolve(home, 'uploads')).list()) {
    if ((await bucket.sizeOf(file)) === null)
      console.warn(
        '  ! There are files in DATA_DIR/uploads that the bucket lacks: npm run files -- --to=s3',
      )
    break
  }
}

const main = async () => {
  const started = Date.now()
  requireArguments()
  requireNode()
  loadDotEnv()
  if (dryRun) {
    await step('Installing dependencies', install)
    return shutdown(await tryMigrations())
  }
  const isGenerated = ensureSecret()
  if (isGenerated) console.log('  ✓ Generated PAYLOAD_SECRET into .env')
  const home = resolve(ROOT, process.env.DATA_DIR?.trim() || '.data')
  const port = process.env.PORT?.trim() || '3000'
  const embedded = !process.env.DATABASE_URL?.trim()
  requireWritable('DATA_DIR', home)
  requireWritableUploads(home)
  const lock = await takeStartLock({ home, port, wait: !embedded })
  onShutdown(lock.release)

  if (!prepareOnly && /^\d+$/.test(port) && port > 0 && port < 65536)
    await requirePort(Number(port))
  await step('Installing dependencies', install)
  const env = await checkSettings()
  process.env.SERVER_URL = env.SERVER_URL
  refuseArchive(env)
  if (env.S3_BUCKET) await requireBucket(home)
  if (env.BACKUP_DIR) requireWritable('BACKUP_DIR', resolve(ROOT, env.BACKUP_DIR))
  if (env.ARCHIVE_DIR) requireWritable('ARCHIVE_DIR', archiveDir())

  const database = await openDatabase({ env, home })
  // One that was generated for this step alone is not that of the installation.
  const isOwnSecret = !(prepareOnly && isGenerated)
  await refuseNewerSchema(database.ownerUrl)
  if (isOwnSecret) await refuseOtherSecret(database.ownerUrl, env.PAYLOAD_SECRET)
  await backUpBeforeMigrating({ ownerUrl: database.ownerUrl, env, home })
  await step('Preparing the database', () =>
    prepareDatabase({ ...database, home, demo: env.DEMO_DATA ?? embedded }),
  )
  if (isOwnSecret) await insistOnSecret(database.ownerUrl, env.PAYLOAD_SECRET)
  process.env.DATABASE_URL = await database.finish()
  // Not for the server. Empty instead of absent: Next would take it from `.env` again.
  process.env.DATABASE_MIGRATE_URL = ''
  await reportTrail(process.env.DATABASE_URL)
  await reportTransport(process.env.DATABASE_URL)
  await reportSchema(process.env.DATABASE_URL)
  const { DATABASE_REPLICA_URL: replicaUrl } = env
  if (replicaUrl && (await requireReplica(process.env.DATABASE_URL, replicaUrl)))
    await reportTransport(replicaUrl, 'DATABASE_REPLICA_URL')
  if (prepareOnly) return shutdown(0)
  if (dev) await placeReaderWasm()
  else await step('Building', build)
  // With a server of its own, several instances may run from here; only preparing is exclusive.
  if (embedded) lock.serving()
  else lock.release()

  const server = await step(dev ? 'Starting the development server' : 'Starting the server', () =>
    serve({ port: env.PORT, dev }),
  )
  onShutdown(() => server.stop())
  announce({ env, home, started })
  const { TRAIL_KEEP_YEARS: years } = env
  keepTrail({ ownerUrl: database.ownerUrl, url: process.env.DATABASE_URL, home, years })
  if (env.ARCHIVE_DIR) keepBases({ url: database.superuserUrl, home, dir: archiveDir() })
  const code = await server.ended
  if (!shuttingDown())
    throw new Failure(`The server stopped by itself (exit code ${code}): see its messages above.`)
}

handleSignals()
main().catch(async (error) => {
  if (shuttingDown()) return
  console.error(`\n${explain({ what: 'starting', error }).message}\n`)
  if (process.env.DEBUG) console.error(error)
  await shutdown(1)
})
