import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { select } from '../../factories/database'
import {
  askCheck,
  checkFile,
  importFile,
  judgedRows,
  progressOf,
  runImports,
  uploadFile,
  partsOf,
} from '../../factories/imports'
import { administrator, makePerson } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import { anyName, makeCard, makeGroup } from '../../factories/rows'

// Somebody keeps users and roles, whatever is asked first.
beforeAll(administrator)

const ALL: Permission['actions'] = ['read', 'create', 'write', 'import']
const groups = (more: Partial<Permission> = {}): Permission => ({
  subject: 'stock-groups',
  actions: ALL,
  ...more,
})
const cards = (fields?: string[]): Permission => ({
  subject: 'stock-cards',
  actions: ['read'],
  ...(fields && { fields }),
})

const HEADS = ['Grup adı', 'Stok kartı', 'Miktar']
const mapping = ['name', 'parts.stockCard', 'parts.quantity'].map((field, index) => ({
  index,
  field,
}))
const upsert = { mode: 'upsert', key: 'name', mapping } as const
const skuCard = () => makeCard({ sku: randomUUID().slice(0, 12) })
const fieldsFor = async (permissions: Permission[]) =>
  (
    await uploadFile(await makePerson(permissions), 'stock-groups', [HEADS, ['x', 'y', '1']])
  ).fields.map(({ field }) => field)

it('offers what of a group its importer may fill, and of its parts what they may look up', async () => {
  expect(await fieldsFor([groups(), cards()])).toEqual([
    'name',
    'madeCard',
    'parts.stockCard',
    'parts.quantity',
  ])
  expect(await fieldsFor([groups({ fields: ['name'] }), cards()])).toEqual(['name'])
  expect(await fieldsFor([groups({ fields: ['name', 'parts'] }), cards()])).toEqual([
    'name',
    'parts.stockCard',
    'parts.quantity',
  ])
  // Without the cards there is nothing that a row could say of a part.
  expect(await fieldsFor([groups()])).toEqual(['name'])
  // The right to the list of parts opens no group.
  expect(
    await fieldsFor([
      groups({ fields: ['name'] }),
      cards(),
      { subject: 'stock-group-stocks', actions: ['read', 'create', 'write'] },
    ]),
  ).toEqual(['name'])
})

it('leaves the parts alone of which its importer may write nothing', async () => {
  const card = await skuCard()
  const kept = await makeGroup({ parts: [{ stockCard: card.id, quantity: 4 }] })
  const person = await makePerson([groups({ fields: ['name'] }), cards()])
  const row = [String(kept.name), String(card.sku), '9']
  const sheet = await uploadFile(person, 'stock-groups', [HEADS, row])
  const refused = await askCheck(person, sheet, upsert)
  expect(outcome(refused)).toBe('400 invalidInput')
  expect(refused.text).toContain('mapping.parts.quantity')
  const id = await importFile(person, 'stock-groups', [HEADS, row], {
    ...upsert,
    mapping: mapping.slice(0, 1),
  })
  expect(await progressOf(person, id)).toMatchObject({ done: 1 })
  expect(await partsOf(kept.name)).toEqual([[card.id, 4]])
})

it('makes groups and changes none for whoever may only create them', async () => {
  const card = await skuCard()
  const kept = await makeGroup({ parts: [{ stockCard: card.id, quantity: 4 }] })
  const person = await makePerson([groups({ actions: ['read', 'create', 'import'] }), cards()])
  const name = anyName('Yeni')
  const rows = [HEADS, [name, String(card.sku), '2'], [String(kept.name), String(card.sku), '9']]
  const sheet = await uploadFile(person, 'stock-groups', rows)
  for (const mode of ['upsert', 'update'] as const)
    expect(outcome(await askCheck(person, sheet, { ...upsert, mode }))).toBe('400 invalidInput')
  const id = await importFile(person, 'stock-groups', rows, { mapping })
  expect(await judgedRows(person, id)).toEqual(['2 done', expect.stringMatching(/^3 error name:/)])
  expect([await partsOf(name), await partsOf(kept.name)]).toEqual([[[card.id, 2]], [[card.id, 4]]])
  // Without permission to delete, undoing the import cannot delete the records either.
  await person.post(`/imports/${id}/undo`)
  await runImports()
  expect((await judgedRows(person, id))[0]).toBe('2 left :notAllowed')
  expect(await partsOf(name)).toEqual([[card.id, 2]])
})

it('finds cards by what its importer reads of them, and tells of no other code', async () => {
  const card = await skuCard()
  const person = await makePerson([groups(), cards(['name'])])
  const [byName, bySku] = [anyName('Adla'), anyName('Kodla')]
  const rows = [
    HEADS,
    [byName, String(card.name), '2'],
    [bySku, String(card.sku), '2'],
    [bySku, 'böyle kod yok', '2'],
  ]
  const id = await checkFile(person, 'stock-groups', rows, { mapping })
  expect(await judgedRows(person, id)).toEqual([
    '2 ready',
    '3 error parts.stockCard:relationNotFound',
    '4 error parts.stockCard:relationNotFound',
  ])
})

it('stops when the cards are closed to its importer, and shows others what they may fill', async () => {
  const card = await skuCard()
  const name = anyName('Kapanan')
  const rows = [HEADS, [name, String(card.sku), '2']]
  const person = await makePerson([groups(), cards()])
  const id = await checkFile(person, 'stock-groups', rows, { mapping })
  const cellsFor = async (permissions: Permission[]) => {
    const other = await makePerson(permissions)
    const { json } = await other.get<{ rows: { cells: object }[] }>(`/imports/${id}/rows`)
    return Object.keys(json.rows[0]?.cells ?? {})
  }
  expect(await cellsFor([groups(), cards()])).toEqual(mapping.map(({ field }) => field))
  expect(await cellsFor([groups({ fields: ['name'] }), cards()])).toEqual(['name'])
  expect(await cellsFor([groups()])).toEqual(['name'])

  await person.post(`/imports/${id}/commit`)
  await select(`update roles set permissions = $2 where id = $1`, [
    person.roleId,
    JSON.stringify([groups()]),
  ])
  await runImports()
  expect(await progressOf(person, id)).toMatchObject({ status: 'stopped', done: 0 })
  expect(await partsOf(name)).toEqual([])
})
