import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { select } from '../../factories/database'
import {
  askCheck,
  checkFile,
  judgedRows,
  progressOf,
  rowsOf,
  runImports,
  uploadFile,
} from '../../factories/imports'
import { administrator, type Person } from '../../factories/person'
import { anyName, makeCard } from '../../factories/rows'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const anySku = () => randomUUID().slice(0, 12)
const mapping = [
  { index: 0, field: 'sku' },
  { index: 1, field: 'name' },
]
const fileOf = (rows: readonly (readonly [string, string])[]) => [['SKU', 'Ad'], ...rows]
const nameOf = async (sku: string) =>
  (await select<{ name: string }>(`select name from stock_cards where sku = $1`, [sku])).map(
    ({ name }) => name,
  )
const commit = async (id: number) => {
  expect((await boss.post(`/imports/${id}/commit`)).status).toBe(202)
  await runImports()
}

it('writes no row whose record was changed, made or deleted since its check', async () => {
  const skus = Array.from({ length: 4 }, anySku) as [string, string, string, string]
  const [same, edited, deleted, made] = skus
  const cards = await Promise.all([same, edited, deleted].map((sku) => makeCard({ sku })))
  const id = await checkFile(
    boss,
    'stock-cards',
    fileOf(skus.map((sku) => [sku, `Dosyadaki ${sku}`])),
    { mapping, mode: 'upsert', key: 'sku' },
  )
  expect((await judgedRows(boss, id)).map((row) => row.slice(2))).toEqual(Array(4).fill('ready'))

  const typed = anyName('Elle')
  expect((await boss.patch(`/stock-cards/${cards[1]?.id}`, { name: typed })).status).toBe(200)
  expect((await boss.remove(`/stock-cards/${cards[2]?.id}`)).status).toBe(200)
  const { id: newId } = await makeCard({ sku: made, name: anyName('Yeni') })
  await commit(id)

  expect(await judgedRows(boss, id)).toEqual([
    '2 done',
    '3 error :changedSinceCheck',
    '4 error :changedSinceCheck',
    '5 error :changedSinceCheck',
  ])
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 1, errors: 3 })
  expect(await nameOf(same)).toEqual([`Dosyadaki ${same}`])
  expect(await nameOf(edited)).toEqual([typed])
  expect(await nameOf(deleted)).toEqual([])
  expect((await rowsOf(boss, id, 'error')).map(({ record }) => record?.id)).toEqual([
    cards[1]?.id,
    undefined,
    newId,
  ])

  // Judged again as it is, it takes what is there by now.
  const again = await boss.post(`/imports/${id}/fix`, { row: 3, cells: {} })
  expect(again.json).toMatchObject({ state: 'ready', errors: [], change: 'update' })
  await commit(id)
  expect(await nameOf(edited)).toEqual([`Dosyadaki ${edited}`])
  expect(await nameOf(deleted)).toEqual([])
})

it('takes a row judged again for stale once more when its record changed again', async () => {
  const sku = anySku()
  const { id: card } = await makeCard({ sku })
  const id = await checkFile(boss, 'stock-cards', fileOf([[sku, 'Dosyadaki']]), {
    mapping,
    mode: 'update',
    key: 'sku',
  })
  const edit = () => boss.patch(`/stock-cards/${card}`, { name: anyName('Elle') })
  await edit()
  await commit(id)
  await boss.post(`/imports/${id}/fix`, { row: 2, cells: {} })
  await edit()
  await commit(id)
  expect(await judgedRows(boss, id)).toEqual(['2 error :changedSinceCheck'])
})

it('names every changed row of a file that is taken whole, and writes none', async () => {
  const skus = Array.from({ length: 3 }, anySku)
  const cards = await Promise.all(skus.map((sku) => makeCard({ sku })))
  const id = await checkFile(boss, 'stock-cards', fileOf(skus.map((sku) => [sku, 'Bütün'])), {
    mapping,
    mode: 'update',
    key: 'sku',
    whole: true,
  })
  for (const at of [0, 2]) await boss.patch(`/stock-cards/${cards[at]?.id}`, { name: 'Elle' })
  await commit(id)
  expect(await judgedRows(boss, id)).toEqual([
    '2 error :changedSinceCheck',
    '3 ready',
    '4 error :changedSinceCheck',
  ])
  expect(await progressOf(boss, id)).toMatchObject({ status: 'checked', done: 0 })
  expect((await boss.post(`/imports/${id}/commit`)).json).toMatchObject({
    errors: [{ code: 'importHasErrors' }],
  })
})

it('sees a part of a group that was changed since', async () => {
  const [one, other] = [await makeCard({ sku: anySku() }), await makeCard({ sku: anySku() })]
  const name = anyName('Set')
  const { json } = await boss.post<{ doc: { id: number } }>('/stock-groups', {
    name,
    parts: [{ stockCard: one.id, quantity: 1 }],
  })
  const sheet = await uploadFile(boss, 'stock-groups', [
    ['Grup', 'Kart', 'Miktar'],
    [name, String(one.sku), '2'],
    [name, String(other.sku), '3'],
  ])
  const fields = ['name', 'parts.stockCard', 'parts.quantity']
  await askCheck(boss, sheet, {
    mapping: fields.map((field, index) => ({ index, field })),
    mode: 'update',
    key: 'name',
  })
  await runImports()
  const [part] = await select<{ id: number }>(
    `select id from stock_group_stocks where stock_group_id = $1`,
    [json.doc.id],
  )
  expect((await boss.patch(`/stock-group-stocks/${part?.id}`, { quantity: 7 })).status).toBe(200)
  await commit(sheet.id)
  expect(await judgedRows(boss, sheet.id)).toEqual([
    '2 error :changedSinceCheck',
    '3 error :importRowBeside',
  ])
})
