import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { TRASH_DAYS } from '@/domain/trash/retention'
import { JOB_RUNS } from '@/jobs'
import { uploadsFolder } from '@/lib/fileStorage'
import { readTrash } from '@/queries/trash/readTrash'
import { auditSince, lastAuditId, lineOf } from '../../factories/audit'
import { asSuperuser, select, verdictOf } from '../../factories/database'
import { makeFile } from '../../factories/deletable'
import { administrator, makePerson, type Person } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import {
  anyName,
  makeBranch,
  makeCard,
  makeCompany,
  makeGroup,
  makeRow,
} from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

let boss: Person
const home = process.env.DATA_DIR
beforeAll(async () => {
  process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'trash-'))
  boss = await administrator()
})
afterAll(async () => {
  await rm(process.env.DATA_DIR ?? '', { recursive: true, force: true })
  if (home === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = home
})

const give = async (command: 'restore' | 'purge', collection: string, record: number) =>
  outcome(await boss.post(`/trash/${command}`, { collection, record }))
const stored = (folder: string) => readdir(path.join(uploadsFolder(), folder)).catch(() => [])
const run = async (name: keyof typeof JOB_RUNS) => JOB_RUNS[name](await getTestPayload())

/** As if it had been deleted so long ago. */
const age = async (record: number, interval: string) => {
  await asSuperuser('alter table trash disable trigger keep_trash')
  await select(
    `update trash set deleted_at = now() - $2::interval where document = $1 and subject = 'companies'`,
    [record, interval],
  )
  await asSuperuser('alter table trash enable trigger keep_trash')
}
const deletedCompany = async () => {
  const { id } = await makeCompany()
  await boss.remove(`/companies/${id}`)
  return id
}

describe('the files of a deleted record', () => {
  it.each(['media', 'tender-files'] as const)('of %s stay until it goes for good', async (slug) => {
    const data = slug === 'media' ? {} : { tender: (await makeTender()).id, visibility: 'internal' }
    const { id, filename } = await makeFile(slug, data)
    const before = await stored(slug)
    await boss.remove(`/${slug}/${id}`)
    expect(await stored(slug)).toEqual(before)
    expect(outcome(await boss.get(`/${slug}/file/${String(filename)}`))).toBe('404 notFound')
    expect(await give('restore', slug, id)).toBe('200')
    expect((await boss.get(`/${slug}/file/${String(filename)}`)).status).toBe(200)
    await boss.remove(`/${slug}/${id}`)
    expect(await give('purge', slug, id)).toBe('200')
    expect(await stored(slug)).not.toContain(filename)
    // The smaller picture of a picture goes with it.
    expect(before.length - (await stored(slug)).length).toBe(slug === 'media' ? 2 : 1)
  })

  it('go with the draft they belong to, and are no orphans meanwhile', async () => {
    const { id: tender } = await makeTender()
    const { filename } = await makeFile('tender-files', { tender, visibility: 'customer' })
    expect(outcome(await boss.remove(`/tenders/${tender}`))).toBe('200')
    const old = new Date(Date.now() - 48 * 60 * 60 * 1000)
    await utimes(path.join(uploadsFolder(), 'tender-files', String(filename)), old, old)
    await run('sweep-files')
    expect(await stored('tender-files')).toContain(filename)
    expect(await give('restore', 'tenders', tender)).toBe('200')
    expect((await boss.get(`/tender-files/file/${String(filename)}`)).status).toBe(200)
    await boss.remove(`/tenders/${tender}`)
    await give('purge', 'tenders', tender)
    expect(await stored('tender-files')).not.toContain(filename)
  })

  it('stay when the deletion is refused', async () => {
    const { id, filename } = await makeFile('media', {})
    await makeCard({ picture: id })
    expect(outcome(await boss.remove(`/media/${id}`))).toBe('409 inUse')
    expect(await stored('media')).toContain(filename)
    expect(
      await select('select from trash where document = $1 and subject = $2', [id, 'media']),
    ).toEqual([])
  })
})

describe('the time of a deleted record', () => {
  it('ends after its days, and not before', async () => {
    const [young, old, restored] = [
      await deletedCompany(),
      await deletedCompany(),
      await deletedCompany(),
    ]
    await age(young, `${TRASH_DAYS} days -1 minute`)
    await age(old, `${TRASH_DAYS} days`)
    await age(restored, `${TRASH_DAYS} days`)
    // Restored in its last moment, and deleted once more.
    await give('restore', 'companies', restored)
    await boss.remove(`/companies/${restored}`)
    const from = await lastAuditId()
    await Promise.all([run('empty-trash'), run('empty-trash')])
    const told = (await auditSince(from)).filter(({ document }) => document === old)
    expect(told.map(lineOf)).toEqual(['purge companies'])
    expect(await give('restore', 'companies', old)).toBe('404 notInTrash')
    expect(await give('restore', 'companies', young)).toBe('200')
    expect(await give('restore', 'companies', restored)).toBe('200')
  })

  it('is nobody’s to change', async () => {
    await deletedCompany()
    expect(await verdictOf(`update trash set deleted_at = now()`)).toContain('trashIsFinal')
  })
})

describe('a part that is added while its whole is deleted', () => {
  it('is deleted with it, or was never there', async () => {
    const group = await makeGroup()
    const card = await makeCard()
    const data = { stockGroup: group.id, stockCard: card.id, quantity: 1 }
    const [added, removed] = await Promise.all([
      boss.post('/stock-group-stocks', data),
      boss.remove(`/stock-groups/${group.id}`),
    ])
    expect(removed.status).toBe(200)
    await give('restore', 'stock-groups', group.id)
    const { json } = await boss.get<{ parts: unknown[] }>(`/stock-groups/${group.id}`)
    expect(json.parts).toHaveLength(added.status === 201 ? 1 : 0)
  })
})

describe('the page of the trash', () => {
  const pageOf = async (person: Person, more: { kind?: string; size?: number } = {}) => {
    const payload = await getTestPayload()
    const user = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    const { kind = null, size = 100 } = more
    return readTrash({ req, kind, before: null, size, now: new Date() })
  }
  const customers = (fields?: string[]): Permission[] => [
    { subject: 'customers', actions: ['delete'] },
    { subject: 'customers', actions: ['read'], ...(fields && { fields }) },
  ]

  it('shows what its reader may delete and read, by the names they may read', async () => {
    const { id: company } = await makeCompany()
    const branch = await makeBranch({ company, name: anyName('Kadıköy') })
    const type = await makeRow('stock-types', { name: anyName('Tür') })
    await boss.remove(`/branches/${branch.id}`)
    await boss.remove(`/stock-types/${type.id}`)
    const found = (rows: Awaited<ReturnType<typeof pageOf>>['rows'], slug: string, id: number) =>
      rows.find(({ collection, record }) => collection === slug && record === id)
    const all = await pageOf(boss)
    expect(found(all.rows, 'branches', branch.id)).toMatchObject({
      name: branch.name,
      who: boss.email.split('@')[0],
      daysLeft: TRASH_DAYS,
    })
    expect(found(all.rows, 'stock-types', type.id)).toBeDefined()

    const some = await pageOf(await makePerson(customers()))
    expect(found(some.rows, 'branches', branch.id)?.name).toBe(branch.name)
    expect(found(some.rows, 'branches', branch.id)).not.toHaveProperty('who')
    expect(found(some.rows, 'stock-types', type.id)).toBeUndefined()
    expect(some.kinds.map(({ collection }) => collection)).not.toContain('stock-types')

    const narrowed = await pageOf(await makePerson(customers(['phone'])))
    expect(found(narrowed.rows, 'branches', branch.id)?.name).toBe(`#${branch.id}`)
    const one = await pageOf(boss, { kind: 'branches', size: 1 })
    expect(one.rows.map(({ record }) => record)).toEqual([branch.id])
    expect((await pageOf(await makePerson([]))).rows).toEqual([])
  })

  it('names a part of a group by its card', async () => {
    const card = await makeCard()
    const { id } = await makeRow('stock-group-stocks', {
      stockGroup: (await makeGroup()).id,
      stockCard: card.id,
      quantity: 1,
    })
    await boss.remove(`/stock-group-stocks/${id}`)
    const { rows } = await pageOf(boss, { kind: 'stock-group-stocks', size: 1 })
    expect(rows[0]).toMatchObject({ record: id, name: card.name })
  })
})
