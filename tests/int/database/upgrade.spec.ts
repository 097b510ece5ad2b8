import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { adoptFormer } from '@/database/adoptFormer'
import { BASELINE, FORMER_MIGRATIONS } from '@/database/formerMigrations'
import { migrate } from '@/database/migrate'
import { migrations } from '@/database/migrations'
import { checkInstallation } from '@/operations/backups/checkInstallation'
import { readManifest, type Manifest } from '@/database/backup/manifest'
import { restoreBackup } from '@/operations/backups/restoreBackup'
import { ask, formerDatabase } from '../backups/database'

/**
 * Backups made by earlier releases: folders named after their last migration. A release adds its own
 * (docs/how-to/migration.md).
 */
const FOLDER = path.resolve('tests/fixtures/schemas')
const ALL = migrations.map(({ name }) => name)
const STATES = readdirSync(FOLDER)

/** Tables of which each row is there afterwards, as far as that state has them. */
const KEPT = `companies tenders tender_items tender_answers stock_cards stock_movements stock_counts
  price_changes users notes actions meet_invitations deputies record_merges person_requests erasures
  audit_redactions api_clients webhooks webhook_secrets passkeys user_identities
  lost_reasons`.split(/\s+/)
const rowsOf = ({ tables }: Manifest, table: string): number | undefined =>
  tables.find(({ name }) => name === table)?.rows

/** Every rule of the data holds, and every row is there. */
const expectWhole = async (url: string, manifest: Manifest) => {
  const { broken, rules } = await checkInstallation({ url, storage: null })
  expect(broken).toEqual({})
  expect(rules).toBeGreaterThan(40)
  for (const table of KEPT.filter((name) => rowsOf(manifest, name) !== undefined))
    expect(await ask(url, `select count(*)::int as rows from ${table}`)).toEqual([
      { rows: rowsOf(manifest, table) },
    ])
}

it('has data of the baseline at least', () => expect(STATES).toContain(ALL[0]))

it.each(STATES)('data of %s is upgraded whole, and every rule of it holds', async (state) => {
  const folder = path.join(FOLDER, state)
  const manifest = await readManifest(folder)
  expect(manifest.migrations.at(-1)).toBe(state)
  const database = await formerDatabase('backoffice_test_state', manifest.migrations)
  try {
    const { ownerUrl } = database
    await restoreBackup({ folder, manifest, ownerUrl, storage: null })
    const ran = await migrate({ url: ownerUrl })
    expect(ran.map(({ name }) => name)).toEqual(
      ALL.filter((name) => !manifest.migrations.includes(name)),
    )
    await expectWhole(database.url, manifest)
  } finally {
    await database.drop()
  }
})

/** The tables of the baseline, which has the names of those migrations in it and not its own. */
it('data of the last state of version 0.1.0 is adopted and upgraded whole', async () => {
  const folder = path.join(FOLDER, BASELINE)
  const manifest = await readManifest(folder)
  const database = await formerDatabase('backoffice_test_state', manifest.migrations)
  try {
    const { url, ownerUrl } = database
    await restoreBackup({ folder, manifest, ownerUrl, storage: null })
    await ask(
      url,
      `with gone as (delete from payload_migrations)
       insert into payload_migrations (name, batch)
         select name, 1 from unnest(array['${FORMER_MIGRATIONS.join(`','`)}']) name`,
    )
    expect(await adoptFormer(ownerUrl)).toBe(true)
    const ran = await migrate({ url: ownerUrl })
    expect(ran.map(({ name }) => name)).toEqual(ALL.filter((name) => name !== BASELINE))
    await expectWhole(url, manifest)
  } finally {
    await database.drop()
  }
})
