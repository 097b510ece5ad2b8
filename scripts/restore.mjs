#!/usr/bin/env node
/**
 * `npm run restore -- BACKUP [--keep-sessions] [--identity=FILE] [--erasures-identity=FILE]`: puts a backup into an empty database
 * and its files into DATA_DIR, with the application stopped, and erases again what was erased since.
 * FILE holds the private key of an encrypted backup, and of encrypted notes of erasures where that is
 * another one. `npm run restore -- --at=TIME|latest` brings the embedded database back to a moment, from
 * ARCHIVE_DIR; the former one stays beside it. Exit codes: 0; 1 failed; 2 wrong setting or option; 4 the backup is damaged; 5 the target holds
 * data or is in use; 6 the backup is newer than the program.
 */
import path from 'node:path'
import { archiveDir } from './lib/archive/archive.mjs'
import { recoverTo } from './lib/archive/recoverTo.mjs'
import {
  backupText,
  loadEngine,
  reachDatabase,
  readArguments,
  readIdentity,
  readInstallation,
  reportCheck,
  runCommand,
  typedFolder,
  WrongUse,
} from './lib/backups.mjs'
import { refuseNewerSchema } from './lib/database.mjs'
import { ensureSecret } from './lib/dotEnv.mjs'
import { openEmbeddedDatabase } from './lib/embeddedDatabase.mjs'
import { startEmbeddedPostgres } from './lib/embeddedPostgres.mjs'
import { Failure } from './lib/failure.mjs'
import { restoreInto } from './lib/restoring.mjs'
import { onShutdown } from './lib/shutdown.mjs'
import { takeStartLock } from './lib/startLock.mjs'
import { step } from './lib/step.mjs'

class InUse extends Failure {
  exitCode = 5
}

/** The database to fill: that of DATABASE_URL, or a new embedded one, complete only with `finish`. */
const openTarget = async ({ env, home }) => {
  if (env.DATABASE_URL) {
    await reachDatabase(env)
    const { DATABASE_URL: url, DATABASE_MIGRATE_URL: ownerUrl = url } = env
    await refuseNewerSchema(ownerUrl)
    return { url, ownerUrl, finish: () => url }
  }
  const server = await startEmbeddedPostgres({ home })
  onShutdown(() => server.stop())
  return openEmbeddedDatabase(server)
}

const takeLock = async ({ env, home }) => {
  const port = String(env.PORT)
  const lock = await takeStartLock({ home, port, wait: false }).catch((error) => {
    throw new InUse(error.message)
  })
  onShutdown(lock.release)
}

const report = ({ restored, isOtherSecret }) => {
  const { mails, lastTender, lastInvoice } = restored
  if (lastTender || lastInvoice)
    console.log(
      `\n  The last number of a tender is ${lastTender ?? 'none'}, that of an invoice ${lastInvoice ?? 'none'}. Numbers given after the backup will be given again.`,
    )
  if (mails > 0)
    console.log(
      `  ${mails} mails were waiting when the backup was made. They are not sent, as they may have been: /jobs lists them and sends each.`,
    )
  if (isOtherSecret)
    console.warn(
      '  ! PAYLOAD_SECRET is not the one the backup was made with: the start will be refused. Put the former one into .env, or run npm run rotate-secret (docs/operations/secret.md).',
    )
  console.log('\n  Restored. Start with "npm start".\n')
}

/** A moment with its offset: the hour of one without would depend on the machine. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

const momentOf = (typed) => {
  if (typed === 'latest') return null
  const at = new Date(MOMENT.test(typed) ? typed : Number.NaN)
  if (Number.isNaN(at.getTime()))
    throw new WrongUse('--at is a moment with its offset, 2026-11-24T06:59:25+03:00, or latest.')
  if (at > new Date()) throw new WrongUse(`--at=${typed} has not come yet.`)
  return at
}

/** Restores a moment of the archive, and replaces the present database. */
const restoreMoment = async ({ flags, values }) => {
  const at = momentOf(values.at)
  const { home, uploads, env } = await readInstallation()
  if (env.DATABASE_URL)
    throw new WrongUse('--at is for the embedded database, and DATABASE_URL is set.')
  if (!env.ARCHIVE_DIR) throw new WrongUse('ARCHIVE_DIR is not set: say where the archive is.')
  await takeLock({ env, home })
  const engine = await loadEngine()
  const identity = readIdentity(values['erasures-identity'] ?? values.identity)
  // Before anything is restored: without them data that was erased would come back.
  await engine.readErasureNotes({ dir: archiveDir(), identity })
  const { check, reached, kept, ...restored } = await recoverTo({
    engine,
    home,
    dir: archiveDir(),
    at,
    identity,
    keepSessions: flags.has('keep-sessions'),
    storage: engine.theStorage(uploads),
  })
  if (reached) console.log(`  The last change that was restored is of ${reached.toISOString()}.`)
  if (kept) console.log(`  The former database is in ${kept}: remove it when nothing is missed.`)
  if (!reportCheck(check))
    console.warn('  ! Stored files are not in the archive: those that are missing are in a backup.')
  report({ restored, isOtherSecret: false })
  return 0
}

runCommand('restoring', async () => {
  const { places, flags, values } = readArguments({
    flags: ['keep-sessions'],
    options: ['at', 'identity', 'erasures-identity'],
    places: 1,
  })
  if (values.at && places[0])
    throw new WrongUse('Either a backup, or --at for a moment of the archive.')
  if (values.at) return restoreMoment({ flags, values })
  if (!places[0])
    throw new WrongUse('Say which backup: npm run restore -- DIR/20261124T030000Z-4f1c')
  const { home, uploads, env: settings } = await readInstallation()
  await takeLock({ env: settings, home })
  if (ensureSecret()) console.log('  ✓ Generated PAYLOAD_SECRET into .env')
  const secret = process.env.PAYLOAD_SECRET
  const engine = await loadEngine()
  const folder = typedFolder(places[0])
  const { manifest, identity } = await step('Checking the backup', async () => {
    const found = await engine.checkBackup(folder, readIdentity(values.identity))
    return { ...found, note: backupText(found.manifest) }
  })
  if (manifest.recipient && !identity)
    throw new WrongUse(
      `The backup is encrypted for ${manifest.recipient}: say where its private key is, --identity=FILE`,
    )
  const erasuresIdentity = readIdentity(values['erasures-identity'] ?? values.identity)
  // Before anything is restored: without them data that was erased would come back.
  await step('Reading the list of erasures', async () => {
    const notes = await engine.readErasureNotes({
      dir: path.dirname(folder),
      identity: erasuresIdentity,
    })
    return { note: `${notes.length}` }
  })
  const target = await step('Opening the database', () => openTarget({ env: settings, home }))
  const keepSessions = flags.has('keep-sessions')
  const source = { engine, folder, manifest, identity }
  const storage = engine.theStorage(uploads)
  const restored = await restoreInto({ ...source, target, storage, keepSessions })
  await step('Erasing again what was erased since', async () => {
    const count = await engine.eraseAgain({
      folder,
      manifest,
      ownerUrl: target.ownerUrl,
      identity: erasuresIdentity,
    })
    return { count, note: `${count} erasures` }
  })
  const url = await target.finish()
  if (!reportCheck(await engine.checkInstallation({ url, storage })))
    console.warn('  ! The data was like that when the backup was made; it is restored as it was.')
  report({ restored, isOtherSecret: engine.fingerprintOf(secret) !== manifest.secret })
  return 0
})
