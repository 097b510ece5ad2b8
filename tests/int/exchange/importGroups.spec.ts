import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { MendedRow } from '@/domain/imports/importReadings'
import { select } from '../../factories/database'
import {
  checkFile,
  importFile,
  judgedRows,
  progressOf,
  rowsOf,
  runImports,
  uploadFile,
  partsOf,
} from '../../factories/imports'
import { administrator, type Person } from '../../factories/person'
import { anyName, makeCard, makeGroup } from '../../factories/rows'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const HEADS = ['Grup adı', 'Stok kodu', 'Miktar']
const FIELDS = ['name', 'parts.stockCard', 'parts.quantity']
const mapping = FIELDS.map((field, index) => ({ index, field }))
const upsert = { mode: 'upsert', key: 'name', mapping } as const
const anySku = () => randomUUID().slice(0, 12)
const cardWith = async (data: Record<string, unknown> = {}) => {
  const sku = anySku()
  const { id } = await makeCard({ sku, ...data })
  return { id, sku }
}

it('IM3 makes a group of the rows with its name, and gives it back', async () => {
  const [one, two] = [await cardWith(), await cardWith({ unit: 'kg' })]
  const [name, other] = [anyName('Pano'), anyName('Kutu')]
  const rows = [
    HEADS,
    [name, one.sku, '2'],
    [other, one.sku, '1'],
    [name.toUpperCase(), two.sku, '0,5'],
  ]
  const sheet = await uploadFile(boss, 'stock-groups', rows)
  expect(sheet.columns.map(({ field }) => field)).toEqual(FIELDS)
  expect(sheet).toMatchObject({ hasRows: true, keys: ['name'] })

  const id = await importFile(boss, 'stock-groups', rows, { mapping })
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 3, errors: 0 })
  expect(await partsOf(name)).toEqual([
    [one.id, 2],
    [two.id, 0.5],
  ])
  expect(await partsOf(other)).toEqual([[one.id, 1]])
  const shown = await rowsOf(boss, id)
  expect(new Set(shown.map(({ record }) => record?.title))).toEqual(new Set([name, other]))
  const [trail] = await select<{ created: string }>(
    `select details -> 'created' ->> 1 as created from audit_events
     where action = 'import' and subject = 'stock-groups' order by id desc limit 1`,
  )
  expect(trail).toEqual({ created: '2' })

  await boss.post(`/imports/${id}/undo`)
  await runImports()
  expect(await progressOf(boss, id)).toMatchObject({ status: 'undone', undone: 3, left: 0 })
  expect(await select(`select id from stock_groups where name = any($1)`, [[name, other]])).toEqual(
    [],
  )
})

it('IM3 gives a group the parts of its rows, and the ones it had when it is undone', async () => {
  const [one, two, three] = [await cardWith(), await cardWith(), await cardWith()]
  const parts = [
    { stockCard: one.id, quantity: 1 },
    { stockCard: two.id, quantity: 4 },
  ]
  const [kept, touched] = [await makeGroup({ parts }), await makeGroup({ parts })]
  const rowsFor = ({ name }: Record<string, unknown>) => [
    [String(name), two.sku, '7'],
    [String(name), three.sku, '3'],
  ]
  const id = await importFile(
    boss,
    'stock-groups',
    [HEADS, ...rowsFor(kept), ...rowsFor(touched)],
    upsert,
  )
  const now = [
    [two.id, 7],
    [three.id, 3],
  ]
  expect([await partsOf(String(kept.name)), await partsOf(String(touched.name))]).toEqual([
    now,
    now,
  ])
  // Another user changes a part directly, which does not touch the group's row.
  const [part] = await select<{ id: number }>(
    `select id from stock_group_stocks where stock_group_id = $1 order by id limit 1`,
    [touched.id],
  )
  await boss.patch(`/stock-group-stocks/${part?.id}`, { quantity: 9 })
  await boss.post(`/imports/${id}/undo`)
  await runImports()
  expect(await judgedRows(boss, id)).toEqual([
    '2 undone',
    '3 undone',
    '4 left :changedSinceImport',
    '5 left :changedSinceImport',
  ])
  expect(await partsOf(String(kept.name))).toEqual([
    [two.id, 4],
    [one.id, 1],
  ])
  expect((await partsOf(String(touched.name)))[0]).toEqual([two.id, 9])
})

it('IM3 says at each cell what is wrong, and takes a group when all of its rows are right', async () => {
  const [one, two] = [await cardWith(), await cardWith()]
  const [good, bad] = [anyName('İyi'), anyName('Kötü')]
  const id = await checkFile(
    boss,
    'stock-groups',
    [
      HEADS,
      [bad, one.sku, '1'],
      [bad, two.sku, '1,5'],
      [bad, 'böyle kod yok', ''],
      [good, one.sku, '1'],
    ],
    upsert,
  )
  expect(await judgedRows(boss, id)).toEqual([
    '2 error :importRowBeside',
    '3 error :importRowBeside',
    '4 error parts.stockCard:relationNotFound',
    '5 ready',
  ])
  const fix = (row: number, cells: Record<string, string>) =>
    boss.post<MendedRow>(`/imports/${id}/fix`, { row, cells })
  // Only the operation knows what a card is counted in, and that a group has a card once.
  await fix(4, { 'parts.stockCard': one.sku, 'parts.quantity': '2' })
  expect(await judgedRows(boss, id)).toMatchObject([
    '2 error :importRowBeside',
    '3 error :importRowBeside',
    '4 error parts.stockCard:duplicatePart',
    '5 ready',
  ])
  await boss.post(`/imports/${id}/commit`)
  await runImports()
  expect([await partsOf(good), await partsOf(bad)]).toEqual([[[one.id, 1]], []])
  // A row that names a group of this file joins it no more: it is a record by now.
  expect((await fix(4, { name: good })).json.errors).toMatchObject([
    { field: 'name', code: 'duplicateInFile' },
  ])
  expect(await judgedRows(boss, id)).toMatchObject([
    '2 error :importRowBeside',
    '3 error parts.quantity:notWhole',
    '4 error name:duplicateInFile',
    '5 done',
  ])
  // The response lists the other rows that became valid too, so that the screen shows them at once.
  const mended = (await fix(3, { 'parts.quantity': '3' })).json
  expect(mended).toMatchObject({
    number: 3,
    state: 'ready',
    beside: [{ number: 2, state: 'ready' }],
  })
  expect(mended.beside).toHaveLength(1)
  await boss.post(`/imports/${id}/commit`)
  await runImports()
  expect(await partsOf(bad)).toEqual([
    [one.id, 1],
    [two.id, 3],
  ])
})
