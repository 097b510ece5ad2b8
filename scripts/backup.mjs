#!/usr/bin/env node
/**
 * `npm run backup -- [--to=DIR]`: backs up the database and the stored files into DIR, or BACKUP_DIR,
 * while the application runs or not. Exit codes: 0; 1 failed; 2 wrong setting or option; 3 another
 * backup runs.
 */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  backUpInto,
  loadEngine,
  openForReading,
  readArguments,
  readInstallation,
  runCommand,
  typedFolder,
  WrongUse,
} from './lib/backups.mjs'
import { ROOT } from './lib/paths.mjs'
import { step } from './lib/step.mjs'

const targetOf = ({ to, env }) => {
  if (to && /^\w+:\/\//.test(to)) throw new WrongUse(`--to is a folder, not ${to}`)
  const dir = to ? typedFolder(to) : env.BACKUP_DIR && path.resolve(ROOT, env.BACKUP_DIR)
  if (!dir)
    throw new WrongUse(
      'Say where the backup goes: npm run backup -- --to=DIR, or set BACKUP_DIR in .env.',
    )
  return dir
}

/** A backup on the disk of the data goes with that disk. */
const warnOfOneDisk = ({ dir, home }) => {
  const isOneDisk = existsSync(home) && statSync(home).dev === statSync(dir).dev
  if (isOneDisk)
    console.warn(
      `  ! ${dir} is on the same disk as DATA_DIR: keep a copy on another machine as well.`,
    )
}

runCommand('backing up', async () => {
  const { values } = readArguments({ options: ['to'] })
  const { env, home, uploads, product } = await readInstallation()
  const dir = targetOf({ to: values.to, env })
  if (!env.PAYLOAD_SECRET)
    throw new WrongUse('PAYLOAD_SECRET is not set: the backup notes which one it belongs to.')
  const { url } = await step('Opening the database', () => openForReading({ env, home }))
  const engine = await loadEngine()
  const flaws = await backUpInto({
    engine,
    url,
    storage: engine.theStorage(uploads),
    secret: env.PAYLOAD_SECRET,
    product,
    dir,
    keep: env.BACKUP_KEEP,
    recipient: env.BACKUP_RECIPIENT,
  })
  warnOfOneDisk({ dir, home })
  return flaws.length > 0 ? 1 : 0
})
