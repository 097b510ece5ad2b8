import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteErasures } from '@/jobs/backups/noteErasures'
import { env } from '@/lib/env'
import { eraseAgain } from '@/operations/backups/eraseAgain'
import { readErasureNotes } from '@/operations/backups/erasureNotes'
import type { MadeBackup } from '@/operations/backups/makeBackup'
import { restoreBackup } from '@/operations/backups/restoreBackup'
import { asOwner } from '../../helpers/templateDatabase'
import { getTestPayload } from '../../helpers/payload'
import { eraseTicked, tablesHolding, tickAll } from '../../factories/erasing'
import type { select } from '../../factories/database'
import { administrator, type Person } from '../../factories/person'
import { anyName, makeCompany, makeEmployee } from '../../factories/rows'
import { backUp, emptyDatabase, keepFilesIn, newFolder } from './database'

const home = process.env.DATA_DIR
const { BACKUP_DIR, BACKUP_RECIPIENT } = env
const MARK = `qr${randomUUID().replaceAll(/[^a-z]/g, '')}`
const person = { name: `Ece ${MARK}` }
let dir: string
let older: MadeBackup
let newer: MadeBackup
let target: Awaited<ReturnType<typeof emptyDatabase>>
let identity: string
let boss: Person
let employee: number
const folders: string[] = []

beforeAll(async () => {
  for (const name of ['data', 'dir']) folders.push(await newFolder(name))
  await keepFilesIn(folders[0] as string)
  dir = folders[1] as string
  target = await emptyDatabase('backoffice_test_erased')
  identity = await generateX25519Identity()
  boss = await administrator()
  const company = await makeCompany({ bossName: person.name })
  employee = (await makeEmployee({ company: company.id, name: person.name, note: 'Arayın' })).id
  await boss.post('/meets', {
    ...{ title: anyName('Görüşme'), startsAt: '2026-05-01T09:00:00Z' },
    notes: `<p>${person.name} geldi</p>`,
  })
  // In the trash when the backup is made, alive afterwards; and the other way round.
  const back = await makeCompany({ accountantName: person.name })
  await boss.remove(`/companies/${back.id}`)
  const gone = await makeCompany({ accountantName: person.name })

  older = await backUp(dir)
  expect(
    await boss.post(`/trash/restore`, { collection: 'companies', record: back.id }),
  ).toMatchObject({
    status: 200,
  })
  await boss.remove(`/companies/${gone.id}`)
  const rows = await tickAll(boss, person)
  expect((await eraseTicked(boss, person, rows)).status).toBe(200)
  expect(await tablesHolding(MARK)).toEqual([])
})
afterAll(async () => {
  Object.assign(env, { BACKUP_DIR, BACKUP_RECIPIENT })
  if (home === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = home
  await target.drop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const inTarget = async <T>(work: (ask: typeof select) => Promise<T>) => {
  const client = new pg.Client({ connectionString: target.url })
  await client.connect()
  try {
    return await work(
      (async (statement: string, values: unknown[] = []) =>
        (await client.query(statement, values)).rows) as never,
    )
  } finally {
    await client.end()
  }
}

it('is noted beside the backups at once, without any value, and once', async () => {
  Object.assign(env, {
    BACKUP_DIR: dir,
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  })
  // Those of other files in this database, of the first backup.
  const before: string[] = await readdir(path.join(dir, 'erasures')).catch(() => [])
  const payload = await getTestPayload()
  await noteErasures(payload)
  await noteErasures(payload)
  const names = await readdir(path.join(dir, 'erasures'))
  const added = names.filter((name) => !before.includes(name))
  expect(added).toEqual([expect.stringMatching(/\.json\.age$/)])
  const notes = await readErasureNotes({ dir, identity })
  expect(notes).toHaveLength(names.length)
  expect(JSON.stringify(notes)).not.toContain(MARK)
  // A backup into another folder brings the notes along.
  const other = await newFolder('other')
  folders.push(other)
  newer = await backUp(other)
  expect(await readErasureNotes({ dir: other, identity: null })).toEqual(notes)
})

it('is not restored without the key of its notes, nor from a damaged one', async () => {
  const problem = (with_: string | null) =>
    readErasureNotes({ dir, identity: with_ }).then(
      () => 'none',
      (error: { exitCode: number; message: string }) => `${error.exitCode} ${error.message}`,
    )
  expect(await problem(null)).toMatch(/^2 .*--erasures-identity/)
  expect(await problem(await generateX25519Identity())).toMatch(/^4 .*another key/)
  const file = path.join(dir, 'erasures', '00000000-0000-4000-8000-000000000000.json')
  await writeFile(file, '{"steps":[{"do":"delete","table":"users","key":"1","born":null}]}')
  expect(await problem(identity)).toMatch(/^4 .*damaged/)
  await rm(file)
})

it('stays erased after a restore of the older backup', async () => {
  const { folder, manifest } = older
  const { ownerUrl } = target
  await restoreBackup({ folder, manifest, ownerUrl, storage: null })
  expect(await inTarget((ask) => tablesHolding(MARK, ask))).toEqual(
    expect.arrayContaining(['audit_events', 'companies', 'employees', 'meets', 'trash']),
  )
  expect(await eraseAgain({ folder, manifest, ownerUrl, identity })).toBeGreaterThan(0)
  expect(await inTarget((ask) => tablesHolding(MARK, ask))).toEqual([])
  const [row] = await inTarget((ask) =>
    ask<{ name: string; note: string | null }>('select name, note from employees where id = $1', [
      employee,
    ]),
  )
  expect(row).toEqual({ name: `#${employee}`, note: null })
  // Done once: the restored database knows it now.
  expect(await eraseAgain({ folder, manifest, ownerUrl, identity })).toBe(0)
})

it('does not touch another row that has the number', async () => {
  await inTarget((ask) =>
    ask(
      `update employees set name = 'Başka Biri', created_at = created_at - interval '1 hour'
          where id = $1`,
      [employee],
    ),
  )
  const owner = new pg.Client({ connectionString: asOwner(target.url) })
  await owner.connect()
  await owner.query('delete from erasures')
  await owner.end()
  const { folder, manifest } = older
  await eraseAgain({ folder, manifest, ownerUrl: target.ownerUrl, identity })
  const [row] = await inTarget((ask) =>
    ask<{ name: string }>('select name from employees where id = $1', [employee]),
  )
  expect(row?.name).toBe('Başka Biri')
})

it('is in a backup that was made after it', async () => {
  const erasures = newer.manifest.tables.find(({ name }) => name === 'erasures')
  expect(erasures?.rows).toBeGreaterThan(0)
})
