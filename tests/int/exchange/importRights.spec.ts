import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import {
  askCheck,
  checkFile,
  formOf,
  importFile,
  progressOf,
  rowsOf,
  runImports,
  uploadFile,
} from '../../factories/imports'
import { select } from '../../factories/database'
import { administrator, makePerson } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import { anyName, makeCard } from '../../factories/rows'

// Somebody keeps users and roles, whatever is asked first.
beforeAll(administrator)

const CARDS: Permission['actions'] = ['read', 'create', 'write', 'import']
const cards = (more: Partial<Permission> = {}): Permission[] => [
  { subject: 'stock-cards', actions: CARDS, ...more },
]
const FILE = () => [
  ['Ad', 'SKU', 'Alış fiyatı'],
  [anyName('Kart'), randomUUID().slice(0, 12), '5,5'],
]
const MAPPING = ['name', 'sku', 'costPrice'].map((field, index) => ({ index, field }))

it('is open to nobody without the right, and to programs never', async () => {
  const writer = await makePerson([
    { subject: 'stock-cards', actions: ['read', 'create', 'write'] },
  ])
  expect(outcome(await writer.post('/imports/upload', formOf('stock-cards', FILE())))).toBe(
    '403 notAllowed',
  )
  expect(outcome(await writer.get('/imports/template?target=stock-cards&format=csv'))).toBe(
    '403 notAllowed',
  )
  const person = await makePerson(cards())
  expect(outcome(await person.post('/imports/upload', formOf('companies', FILE())))).toBe(
    '403 notAllowed',
  )
  // What no file makes.
  for (const target of ['tenders', 'users', 'roles', 'nothing'])
    expect(outcome(await person.post('/imports/upload', formOf(target, FILE())))).toBe(
      '400 invalidInput',
    )
  const noFile = new FormData()
  noFile.set('target', 'stock-cards')
  expect(outcome(await person.post('/imports/upload', noFile))).toBe('400 invalidInput')
})

it('fills no field that its importer may not write, costs among them', async () => {
  const person = await makePerson(cards())
  const sheet = await uploadFile(person, 'stock-cards', FILE())
  const fields = sheet.fields.map(({ field }) => field)
  expect(fields).toContain('sku')
  for (const closed of [
    'costPrice',
    'averageCost',
    'currentQuantity',
    'picture',
    'id',
    'createdAt',
  ])
    expect(fields).not.toContain(closed)
  // A relation is looked up by what its reader may read, and this one reads no kinds of stock.
  expect(fields).not.toContain('stockType')
  const refused = await askCheck(person, sheet, { mapping: MAPPING })
  expect(outcome(refused)).toBe('400 invalidInput')
  expect(refused.text).toContain('mapping.costPrice')

  const seeing = await makePerson(cards({ actions: [...CARDS, 'seeCosts'] }))
  const id = await importFile(seeing, 'stock-cards', FILE(), { mapping: MAPPING })
  expect(await progressOf(seeing, id)).toMatchObject({ done: 1 })

  const narrowed = await makePerson(cards({ fields: ['name', 'sku'] }))
  const some = await uploadFile(narrowed, 'stock-cards', FILE())
  expect(some.fields.map(({ field }) => field)).toEqual(['name', 'sku'])
})

it('shows an import to its importer and to those who may import the same, and steps to nobody else', async () => {
  const [person, colleague, stranger] = [
    await makePerson(cards({ actions: [...CARDS, 'seeCosts'] })),
    await makePerson(cards()),
    await makePerson([{ subject: 'customers', actions: CARDS }]),
  ]
  const id = await checkFile(person, 'stock-cards', FILE(), { mapping: MAPPING })
  const list = async (one: typeof person) =>
    (await one.get<{ docs: { id: number }[] }>('/imports?limit=50')).json.docs.map((doc) => doc.id)
  expect(await list(person)).toContain(id)
  expect(await list(colleague)).toContain(id)
  expect(await list(stranger)).not.toContain(id)
  for (const name of ['progress', 'rows', 'mapping', 'bad-rows?format=csv'])
    expect((await stranger.get(`/imports/${id}/${name}`)).status).toBe(404)
  expect((await stranger.get(`/imports/${id}`)).status).toBe(404)

  const rows = async (one: typeof person) =>
    (await one.get<{ rows: { cells: object }[] }>(`/imports/${id}/rows`)).json.rows[0]?.cells
  expect(Object.keys((await rows(person)) ?? {})).toEqual(['name', 'sku', 'costPrice'])
  expect(Object.keys((await rows(colleague)) ?? {})).toEqual(['name', 'sku'])
  for (const name of ['mapping', 'bad-rows?format=csv'])
    expect(outcome(await colleague.get(`/imports/${id}/${name}`))).toBe('403 notAllowed')
  for (const step of ['commit', 'undo', 'discard'])
    expect(outcome(await colleague.post(`/imports/${id}/${step}`))).toBe('404 notFound')

  // The collection itself is closed to writing, for everybody.
  const boss = await administrator()
  expect((await boss.post('/imports', { target: 'users' })).status).toBe(404)
  expect((await boss.patch(`/imports/${id}`, { status: 'done' })).status).toBe(404)
  expect((await boss.remove(`/imports/${id}`)).status).toBe(404)
  expect((await boss.get('/import-rows')).status).toBe(404)
})

it('stops when its importer may no longer do it, and goes on when they may again', async () => {
  const person = await makePerson(cards())
  const sheet = await uploadFile(person, 'stock-cards', FILE())
  await askCheck(person, sheet, { mapping: MAPPING.slice(0, 2) })
  const setRights = (permissions: Permission[]) =>
    select(`update roles set permissions = $2 where id = $1`, [
      person.roleId,
      JSON.stringify(permissions),
    ])
  await setRights(cards({ actions: ['read', 'create', 'write'] }))
  await runImports()
  expect(await progressOf(person, sheet.id)).toMatchObject({
    status: 'stopped',
    reason: { code: 'importerChanged' },
  })
  expect(outcome(await person.post(`/imports/${sheet.id}/commit`))).toBe('403 notAllowed')
  await setRights(cards())
  await askCheck(person, sheet, { mapping: MAPPING.slice(0, 2) })
  await runImports()
  await person.post(`/imports/${sheet.id}/commit`)
  const boss = await administrator()
  expect((await boss.post(`/users/${person.id}/suspend`)).status).toBe(200)
  await runImports()
  const [stored] = await select(`select status, done::int from imports where id = $1`, [sheet.id])
  expect(stored).toEqual({ status: 'stopped', done: 0 })
})

it('narrowed to another field meanwhile, its importer fills none of it', async () => {
  const person = await makePerson(cards())
  const id = await checkFile(person, 'stock-cards', FILE(), { mapping: MAPPING.slice(0, 2) })
  await person.post(`/imports/${id}/commit`)
  await select(`update roles set permissions = $2 where id = $1`, [
    person.roleId,
    JSON.stringify(cards({ fields: ['name'] })),
  ])
  await runImports()
  const [stored] = await select(`select status, reason, done::int from imports where id = $1`, [id])
  expect(stored).toEqual({ status: 'stopped', reason: 'importerChanged', done: 0 })
})

it('names no card to an importer who reads but its code (RL8)', async () => {
  const [name, sku] = [anyName('Gizli'), randomUUID().slice(0, 12)]
  const card = await makeCard({ name, sku })
  await (await administrator()).post(`/stock-cards/${card.id}/archive`)
  const person = await makePerson([
    { subject: 'stock-movements', actions: ['read', 'create', 'import'] },
    { subject: 'stock-cards', actions: ['read'], fields: ['sku'] },
  ])
  const file = [
    ['sku', 'type', 'quantity', 'price'],
    [sku, 'in', '2', '5'],
  ]
  const fields = ['stockCard', 'type', 'quantity', 'price']
  const mapping = fields.map((field, index) => ({ index, field }))
  const styles = { 2: 'point', 3: 'point' } as const
  const id = await checkFile(person, 'stock-movements', file, { mapping, styles })
  const [row] = await rowsOf(person, id)
  expect(row?.errors).toMatchObject([{ field: 'stockCard', code: 'cardArchived' }])
  expect(JSON.stringify(row)).not.toContain(name)
})
