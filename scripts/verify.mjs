#!/usr/bin/env node
/**
 * `npm run verify`: checks the rules of the data and the stored files of the installation. `npm run
 * verify -- BACKUP [--identity=FILE]`: reads a backup, restores it into a database that is thrown away
 * afterwards, and checks the rules there. FILE holds the private key of an encrypted one; without it
 * only its encrypted files are compared. Exit codes: 0; 1 failed; 2 wrong setting or option; 4 damaged,
 * or a rule is broken; 6 the backup is newer than the program.
 */
import path from 'node:path'
import {
  backupText,
  loadEngine,
  openForReading,
  readArguments,
  readIdentity,
  readInstallation,
  reportCheck,
  runCommand,
  typedFolder,
  WrongUse,
} from './lib/backups.mjs'
import { openThrowaway, requireSpace, restoreInto, useTrialSecret } from './lib/restoring.mjs'
import { step } from './lib/step.mjs'

const DAMAGED = 4

const verifyInstallation = async () => {
  const { env, home, uploads } = await readInstallation()
  const { checkInstallation, theStorage } = await loadEngine()
  const { url } = await openForReading({ env, home })
  return reportCheck(await checkInstallation({ url, storage: theStorage(uploads) })) ? 0 : DAMAGED
}

const verifyBackup = async (folder, identityFile) => {
  await readInstallation()
  useTrialSecret()
  const engine = await loadEngine()
  const { manifest, identity } = await step('Reading the backup', async () => {
    const found = await engine.checkBackup(folder, readIdentity(identityFile))
    return { ...found, note: backupText(found.manifest) }
  })
  if (manifest.recipient && !identity) {
    console.log(
      `  ! Not decrypted: its files are those that were written. To restore it as a trial, --identity=FILE with the private key of ${manifest.recipient}.\n`,
    )
    return 0
  }
  requireSpace(manifest)
  const target = await step('Starting a database for the trial', openThrowaway)
  await restoreInto({ engine, folder, manifest, identity, target, storage: null })
  const isGood = reportCheck(
    await engine.checkInstallation({ url: target.ownerUrl, storage: null }),
  )
  if (!isGood) return DAMAGED
  await engine
    .writeProof(folder, new Date())
    .catch((error) => console.warn(`  ! The proof could not be noted: ${error.message}`))
  console.log(`  The backup ${path.basename(folder)} can be restored.\n`)
  return 0
}

runCommand('verifying', async () => {
  const { places, values } = readArguments({ options: ['identity'], places: 1 })
  if (values.identity && !places[0])
    throw new WrongUse('--identity is for a backup: say which one.')
  return places[0] ? verifyBackup(typedFolder(places[0]), values.identity) : verifyInstallation()
})
