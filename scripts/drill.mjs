#!/usr/bin/env node
/**
 * `npm run drill -- NAME`: lets an accident happen to an installation with demonstration data, in a
 * temporary folder, and does what docs/operations says. Each ends with the rules of the data (`npm run
 * verify`) and how long it took. Without a name: the list, and exit code 2. `all` does one after the other.
 */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBases, walFolder } from './lib/archive/archive.mjs'
import { readArguments, runCommand, WrongUse } from './lib/backups.mjs'
import { build } from './lib/build.mjs'
import { withClient } from './lib/database.mjs'
import { startEmbeddedPostgres } from './lib/embeddedPostgres.mjs'
import { ROOT } from './lib/paths.mjs'
import { duration, step } from './lib/step.mjs'
import { createTrial } from './lib/trial.mjs'

const HOME = 'home'
const PATIENCE_MS = 240_000
const TOKEN = 'only-for-drills-0123456789'

const until = async (what, holds) => {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It did not happen: ${what}`)
    await sleep(250)
  }
}

const isThere = async (session, id) => {
  const { docs } = await (
    await session.get(`/api/companies?where[id][equals]=${id}&depth=0`)
  ).json()
  return docs.length === 1
}

const makeCompany = (session) => session.made('companies', { name: 'Tatbikat Makine' })

/** Starts after the accident: what is to be there is there, and the rules of the data hold. */
const findAgain = async ({ trial, env, ids, since }) => {
  const app = await step('Starting again', () => trial.start({ home: HOME, env }))
  const session = await trial.signIn(app)
  for (const id of ids) assert.ok(await isThere(session, id), `company ${id} is lost`)
  if (since) console.log(`  Back after ${duration(Date.now() - since)}`)
  await app.stop()
  await step('Checking the rules of the data', () => trial.run('verify', { home: HOME, env }))
}

const backupsIn = (dir) => readdirSync(dir).filter((name) => /^\d{8}T\d{6}Z-/.test(name))

const lostData = async ({ trial, home, place }) => {
  const dir = place('backups')
  const app = await step('Starting', () => trial.start({ home: HOME }))
  const id = await makeCompany(await trial.signIn(app))
  await step('Backing up', () => trial.run('backup', { home: HOME, args: [`--to=${dir}`] }))
  await app.stop()
  const since = Date.now()
  rmSync(home, { recursive: true, force: true })
  const [backup] = backupsIn(dir)
  await step('Restoring', () =>
    trial.run('restore', { home: HOME, args: [path.join(dir, backup)] }),
  )
  await findAgain({ trial, ids: [id], since })
}

const hasCopy = (dir) => () => readBases(dir).length > 0

const accident = async ({ trial, place }) => {
  const env = { ARCHIVE_DIR: place('archive') }
  const app = await step('Starting', () => trial.start({ home: HOME, env }))
  await step('Waiting for the first copy', () => until('a copy', hasCopy(env.ARCHIVE_DIR)))
  const session = await trial.signIn(app)
  const id = await makeCompany(session)
  await sleep(1_000)
  const before = new Date().toISOString()
  await sleep(1_000)
  const { docs } = await (await session.get('/api/companies?limit=10&depth=0')).json()
  for (const one of docs) await session.change(`/api/companies/${one.id}`, { name: 'Yanlış' })
  await session.remove(`/api/companies/${id}`)
  await app.stop()
  const since = Date.now()
  await step('Restoring the moment before', () =>
    trial.run('restore', { home: HOME, env, args: [`--at=${before}`] }),
  )
  await findAgain({ trial, env, ids: [id], since })
}

const refusedSeconds = async (app) => {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await fetch(`${app.url}/api/metrics`, { headers })).text()
  return Number(/^backoffice_wal_archive_age_seconds (\S+)$/m.exec(text)?.[1])
}

const archiveGone = async ({ trial, place }) => {
  const env = { ARCHIVE_DIR: place('archive'), METRICS_TOKEN: TOKEN }
  const app = await step('Starting', () => trial.start({ home: HOME, env }))
  await step('Waiting for the first copy', () => until('a copy', hasCopy(env.ARCHIVE_DIR)))
  const session = await trial.signIn(app)
  const wal = walFolder(env.ARCHIVE_DIR)
  renameSync(wal, `${wal}.away`)
  const id = await makeCompany(session)
  await step('Working without the archive, until the metrics show it', () =>
    until('the metrics show it', async () => (await refusedSeconds(app)) > 0),
  )
  const later = await makeCompany(session)
  renameSync(`${wal}.away`, wal)
  const since = Date.now()
  await step('Archiving again', () =>
    until('the archive takes the log', async () => (await refusedSeconds(app)) === 0),
  )
  await app.stop()
  await findAgain({ trial, env, ids: [id, later], since })
}

const halfBackup = async ({ trial, place }) => {
  const dir = place('backups')
  const app = await step('Starting', () => trial.start({ home: HOME }))
  await step('Killing backups in several phases', async () => {
    for (const ms of [1_500, 2_000, 2_500, 3_000, 3_500]) {
      const args = [`--to=${dir}`]
      const { child, ended } = trial.spawned({ file: 'scripts/backup.mjs', args, home: HOME })
      await sleep(ms)
      child.kill('SIGKILL')
      await ended
    }
  })
  await step('Backing up', () => trial.run('backup', { home: HOME, args: [`--to=${dir}`] }))
  await app.stop()
  for (const name of backupsIn(dir)) {
    assert.ok(existsSync(path.join(dir, name, 'manifest.json')), `${name} is half a backup`)
    await step(`Proving ${name}`, () =>
      trial.run('verify', { home: HOME, args: [path.join(dir, name)] }),
    )
  }
  await findAgain({ trial, ids: [] })
}

const wrongSecret = async ({ trial }) => {
  const app = await step('Starting', () => trial.start({ home: HOME }))
  const id = await makeCompany(await trial.signIn(app))
  await app.stop()
  const env = { PAYLOAD_SECRET: 'another-secret-that-the-database-does-not-know' }
  const output = await step('Starting with another secret', () =>
    trial.run('start', { home: HOME, env, code: 1 }),
  )
  assert.match(output, /PAYLOAD_SECRET/)
  await findAgain({ trial, ids: [id] })
}

const setRelease = async (home, release) => {
  const server = await startEmbeddedPostgres({ home })
  await withClient(server.urlOf('backoffice'), (client) =>
    client.query('update schema_facts set min_release = $1', [release]),
  )
  await server.stop()
}

const oldProgram = async ({ trial, home }) => {
  const app = await step('Starting', () => trial.start({ home: HOME }))
  const id = await makeCompany(await trial.signIn(app))
  await app.stop()
  await setRelease(home, '99.0.0')
  const output = await step('Starting on a newer database', () =>
    trial.run('start', { home: HOME, code: 1 }),
  )
  assert.match(output, /belongs to release 99\.0\.0/)
  await setRelease(home, '0.2.0')
  await findAgain({ trial, ids: [id] })
}

const powerCut = async ({ trial, home }) => {
  const app = await step('Starting', () => trial.start({ home: HOME }))
  const session = await trial.signIn(app)
  const kept = []
  let isCut = false
  const write = async () => {
    while (!isCut) {
      // An answer that never came promises nothing.
      await makeCompany(session).then(
        (id) => kept.push(id),
        () => {},
      )
    }
  }
  const writers = Array.from({ length: 8 }, write)
  await sleep(5_000)
  const [pid] = readFileSync(path.join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await app.kill()
  isCut = true
  await Promise.all(writers)
  console.log(`  ${kept.length} companies were made when everything was killed`)
  assert.ok(kept.length > 0)
  await findAgain({ trial, ids: kept, since: Date.now() })
}

const DRILLS = {
  'lost-data': lostData,
  accident,
  'archive-gone': archiveGone,
  'half-backup': halfBackup,
  'wrong-secret': wrongSecret,
  'old-program': oldProgram,
  'power-cut': powerCut,
}

const perform = async (name) => {
  console.log(`\n${name}`)
  const since = Date.now()
  const trial = createTrial({ root: ROOT, startFile: 'scripts/start.mjs', env: {} })
  const place = (folder) => path.join(trial.folder, folder)
  await DRILLS[name]({ trial, home: place(HOME), place })
  console.log(`  ✓ ${name} ${duration(Date.now() - since)}`)
}

runCommand('drilling', async () => {
  const { places } = readArguments({ places: 1 })
  const names = Object.keys(DRILLS)
  const [asked] = places
  if (asked !== 'all' && !names.includes(asked))
    throw new WrongUse(
      `Say which drill: npm run drill -- NAME. There are ${names.join(', ')}; all.`,
    )
  await step('Building', build)
  for (const name of asked === 'all' ? names : [asked]) await perform(name)
  return 0
})
