import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
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
    const { broken, rules } = await checkInstallation({ url: database.url, storage: null })
    expect(broken).toEqual({})
    expect(rules).toBeGreaterThan(40)
    for (const table of KEPT.filter((name) => rowsOf(manifest, name) !== undefined))
      expect(await ask(database.url, `select count(*)::int as rows from ${table}`)).toEqual([
        { rows: rowsOf(manifest, table) },
      ])
  } finally {
    await database.drop()
  }
})
