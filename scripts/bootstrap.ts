/**
 * Migrates the database and, when nobody can sign in yet, makes the first administrator and the
 * demo data. Started by `scripts/start.mjs` in a process of its own; several at once wait for each
 * other. With DATABASE_MIGRATE_URL that role migrates, and grants the one of DATABASE_URL what the program
 * needs. With `--migrate` it only migrates; with `--only=name,name` it only runs these migrations, for
 * the tables of a backup. What the person at the terminal must know goes to the file BOOTSTRAP_RESULT.
 */
import { writeFileSync } from 'node:fs'
import type { Payload } from 'payload'
import { getPayload } from 'payload'
import config from '@payload-config'
import { reconnect } from '@/database/adapter'
import { adoptFormer, UnsuitableDatabase } from '@/database/adoptFormer'
import { migrate, type Migrated } from '@/database/migrate'
import { grantToProgram } from '@/database/programGrants'
import { withConnection } from '@/database/openConnection'
import { findMisfit } from '@/database/schemaGuard'
import { withAdvisoryLock } from '@/database/withAdvisoryLock'
import { FailedSchemaWork } from '@/database/workPatiently'
import { prepareJobs } from '@/jobs/boss'
import { env } from '@/lib/env'
import { readProduct } from '@/lib/product'
import { createFirstAdministrator } from './bootstrap/createFirstAdministrator'
import { Failure } from './lib/failure.mjs'

const seedDemoData = async (payload: Payload): Promise<boolean> => {
  if (!env.DEMO_DATA) return false
  const { seedDemo } = await import('./demo')
  await seedDemo({ payload })
  return true
}

const PROGRAM_URL = env.DATABASE_URL ?? ''
const OWNER_URL = env.DATABASE_MIGRATE_URL ?? PROGRAM_URL

const ONLY = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

/** One line for each, which `scripts/lib/migrating.mjs` reads. */
const reportMigrated = ({ name, ms }: Migrated) =>
  console.log(`migrated: ${name} ${(ms / 1000).toFixed(1)} s`)

/** Checks again under the lock: another start may have migrated since `npm start` checked. */
const refuseNewer = async () => {
  const { version } = readProduct()
  const misfit = await withConnection('maintenance', OWNER_URL, (client) =>
    findMisfit(client, version),
  )
  if (misfit) throw new UnsuitableDatabase(misfit)
}

const bootstrap = async (): Promise<string> => {
  await refuseNewer()
  const done = (await adoptFormer(OWNER_URL)) ? ['database of version 0.1.0 adopted'] : []
  const ran = await migrate({ url: OWNER_URL, only: ONLY, onDone: reportMigrated })
  done.push(`${ran.length} migrations`)
  if (ONLY) return done.join(', ')
  const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
  await reconnect(payload, OWNER_URL)
  await prepareJobs({ payload, url: OWNER_URL })
  await grantToProgram({ ownerUrl: OWNER_URL, programUrl: PROGRAM_URL })
  // What follows is done with the rights the running program has.
  await reconnect(payload, PROGRAM_URL)
  if (process.argv.includes('--migrate')) return done.join(', ')
  // It may look at tables, which exist only now.
  await payload.config.onInit?.(payload)

  const signIn = await createFirstAdministrator({ payload, env })
  if (signIn) {
    done.push('first administrator')
    const file = process.env.BOOTSTRAP_RESULT
    if (file) writeFileSync(file, JSON.stringify(signIn), { mode: 0o600 })
    if (await seedDemoData(payload)) done.push('demo data')
  }
  return done.join(', ')
}

const main = async () => {
  if (!PROGRAM_URL) throw new Error('DATABASE_URL must be set')
  const lock = { url: OWNER_URL, name: 'backoffice:bootstrap', work: bootstrap }
  console.log(`bootstrap: ${await withAdvisoryLock(lock)}`)
}

main().then(
  // The pool keeps the process alive otherwise.
  () => process.exit(0),
  (error: unknown) => {
    const isInWords = [Failure, UnsuitableDatabase, FailedSchemaWork].some(
      (kind) => error instanceof kind,
    )
    if (process.env.DEBUG) console.error(error)
    console.error(isInWords ? (error as Error).message : error)
    process.exit(1)
  },
)
