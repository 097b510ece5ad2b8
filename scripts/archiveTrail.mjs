#!/usr/bin/env node
/**
 * `npm run archive-trail`: moves events of the audit trail that are older than TRAIL_KEEP_YEARS into
 * compressed files among the stored files, and takes out of earlier ones what was erased since.
 * `-- --check` compares every archive with what proves it. `-- --read` prints archived events, one JSON
 * object a line, all or those of `--record=tenders/12`, `--since=2015-01-01`, `--until=2016-01-01`.
 * Exit codes: 0; 1 failed; 2 wrong setting or option; 3 another run works; 4 an archive is damaged.
 */
import { archiveOnce } from './lib/archive/keepTrail.mjs'
import {
  loadEngine,
  openForReading,
  readArguments,
  readInstallation,
  runCommand,
  WrongUse,
} from './lib/backups.mjs'
import { refuseNewerSchema } from './lib/database.mjs'
import { step } from './lib/step.mjs'

const readMoment = (name, typed) => {
  if (typed === undefined) return undefined
  const at = new Date(typed)
  if (Number.isNaN(at.getTime()))
    throw new WrongUse(`--${name} must be a day such as 2015-01-31, or a moment in ISO.`)
  return at.toISOString()
}

const readSelection = ({ record, since, until }) => {
  const [, subject, document] = /^([a-z-]+)(?:\/(\d+))?$/.exec(record ?? '') ?? []
  if (record && !subject)
    throw new WrongUse('--record must be a collection, such as tenders, or a record: tenders/12.')
  return {
    subject,
    document: document === undefined ? undefined : Number(document),
    since: readMoment('since', since),
    until: readMoment('until', until),
  }
}

runCommand('archiving the audit trail', async () => {
  const { flags, values } = readArguments({
    flags: ['check', 'read'],
    options: ['record', 'since', 'until'],
  })
  const [isCheck, isRead] = [flags.has('check'), flags.has('read')]
  if (isCheck && isRead) throw new WrongUse('--check and --read are two commands.')
  if (!isRead && Object.keys(values).length > 0)
    throw new WrongUse(`--${Object.keys(values)[0]} is for --read.`)
  const selection = readSelection(values)
  const { env, home, uploads } = await readInstallation()
  if (!isCheck && !isRead && !env.TRAIL_KEEP_YEARS)
    throw new WrongUse(
      'TRAIL_KEEP_YEARS is not set: events stay in the database for good (docs/operations/retention.md).',
    )
  const engine = await loadEngine()
  const { url } = await openForReading({ env, home })
  const ownerUrl = env.DATABASE_MIGRATE_URL ?? url
  await refuseNewerSchema(ownerUrl)
  const storage = engine.theStorage(uploads)
  if (isRead) {
    // The program that reads the output may end first, as `head` does.
    process.stdout.on('error', () => process.exit(0))
    const write = (event) => process.stdout.write(`${JSON.stringify(event)}\n`)
    await engine.readArchives({ ownerUrl, storage, of: selection, write })
    return 0
  }
  if (isCheck) {
    await step('Reading the archives of the audit trail', async () => {
      const { archives, events } = await engine.checkArchives({ url: ownerUrl, storage })
      return { note: `${archives} files, ${events} events, as they were archived` }
    })
    return 0
  }
  await archiveOnce({ ownerUrl, home, years: env.TRAIL_KEEP_YEARS })
  return 0
})
