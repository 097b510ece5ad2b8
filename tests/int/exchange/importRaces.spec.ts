import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import { select } from '../../factories/database'
import {
  askCheck,
  checkFile,
  importFile,
  progressOf,
  recordsOf,
  runImports,
  uploadFile,
} from '../../factories/imports'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCard } from '../../factories/rows'
import { deadlocksSoFar } from '../../helpers/deadlocks'

let boss: Person
let other: Person
beforeAll(async () => {
  boss = await administrator()
  other = await makePerson()
})

const names = (count: number) => Array.from({ length: count }, () => anyName('Yarış'))
const fileOf = (all: readonly string[]) => [['Ad'], ...all.map((name) => [name])]
const statuses = async (asked: Promise<{ status: number }>[]) =>
  (await Promise.all(asked)).map(({ status }) => status).sort()

it('is committed once from two tabs, and by two instances at once', async () => {
  const all = names(5)
  const id = await checkFile(boss, 'companies', fileOf(all))
  const commit = () => boss.post(`/imports/${id}/commit`)
  expect(await statuses([commit(), commit(), commit()])).toEqual([202, 409, 409])
  await Promise.all([runImports(), runImports()])
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 5 })
  expect(await recordsOf(id)).toHaveLength(5)
  const made = await select(`select id from companies where name = any ($1)`, [all])
  expect(made).toHaveLength(5)
  // The same of taking back.
  const undo = () => boss.post(`/imports/${id}/undo`)
  expect(await statuses([undo(), undo()])).toEqual([202, 409])
  await Promise.all([runImports(), runImports()])
  expect(await progressOf(boss, id)).toMatchObject({ status: 'undone', undone: 5, left: 0 })
})

it('is neither corrected, judged nor discarded while it is imported', async () => {
  const id = await checkFile(boss, 'companies', fileOf(names(3)))
  await boss.post(`/imports/${id}/commit`)
  const cells = { name: 'x' }
  expect((await boss.post(`/imports/${id}/fix`, { row: 2, cells })).status).toBe(409)
  expect((await boss.post(`/imports/${id}/discard`)).status).toBe(409)
  const running = runImports()
  const refused = [
    boss.post(`/imports/${id}/discard`),
    boss.post(`/imports/${id}/fix`, { row: 3, cells }),
  ]
  // Before or after the last row: what is a record is neither thrown away nor rewritten.
  for (const { status } of await Promise.all(refused)) expect([404, 409]).toContain(status)
  await running
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 3 })
})

it('may be discarded while it is judged: nothing of it is left', async () => {
  const sheet = await uploadFile(boss, 'companies', fileOf(names(20)))
  await askCheck(boss, sheet)
  const fix = await boss.post(`/imports/${sheet.id}/fix`, { row: 2, cells: { name: 'x' } })
  expect(fix.status).toBe(409)
  const [discarded] = await Promise.all([boss.post(`/imports/${sheet.id}/discard`), runImports()])
  expect(discarded.status).toBe(200)
  await runImports()
  expect((await boss.get(`/imports/${sheet.id}/progress`)).status).toBe(404)
  expect(await select(`select from import_rows where import_id = $1`, [sheet.id])).toEqual([])
})

it('gives a code that two files hold to one of them', async () => {
  const sku = randomUUID().slice(0, 12)
  const choice = {
    mapping: [
      { index: 0, field: 'name' },
      { index: 1, field: 'sku' },
    ],
  }
  const file = () => [
    ['Ad', 'SKU'],
    [anyName('Kart'), sku],
  ]
  const [one, two] = [
    await checkFile(boss, 'stock-cards', file(), choice),
    await checkFile(other, 'stock-cards', file(), choice),
  ]
  await Promise.all([boss.post(`/imports/${one}/commit`), other.post(`/imports/${two}/commit`)])
  await Promise.all([runImports(), runImports()])
  const made = [...(await recordsOf(one)), ...(await recordsOf(two))]
  expect(made).toHaveLength(1)
  const progress = [await progressOf(boss, one), await progressOf(other, two)]
  expect(progress.map(({ errors }) => errors).sort()).toEqual([0, 1])
})

it('moves stock beside people who do, without a deadlock and never more than there is', async () => {
  const cards = await Promise.all(
    Array.from({ length: 4 }, () => makeCard({ sku: randomUUID().slice(0, 12), stock: 10 })),
  )
  const before = await deadlocksSoFar()
  const mapping = ['stockCard', 'type', 'quantity', 'price', 'operationDate'].map(
    (field, index) => ({ index, field }),
  )
  const out = (card: (typeof cards)[number]) => [String(card.sku), 'Çıkış', '6', '1', '01.03.2026']
  const heads = ['Kart', 'Yön', 'Miktar', 'Fiyat', 'Tarih']
  const files = [cards, [...cards].reverse()].map((order) => [heads, ...order.map(out)])
  const [one, two] = [
    await checkFile(boss, 'stock-movements', files[0] ?? [], { mapping }),
    await checkFile(other, 'stock-movements', files[1] ?? [], { mapping }),
  ]
  await Promise.all([boss.post(`/imports/${one}/commit`), other.post(`/imports/${two}/commit`)])
  const rows = [...cards].reverse().map(({ id }) => ({ stockCard: id, quantity: 1 }))
  await Promise.all([runImports(), runImports(), boss.post('/stock/series', { type: 'out', rows })])
  const progress = [await progressOf(boss, one), await progressOf(other, two)]
  expect(progress.map(({ done }) => done).sort()).toEqual([0, 4])
  for (const { id } of cards) expect((await figuresOf(id)).current).toBeGreaterThanOrEqual(0)
  expect(await deadlocksSoFar()).toBe(before)
})

it('tells of low stock once for each card, when the whole file is posted', async () => {
  const card = await makeCard({ sku: randomUUID().slice(0, 12), stock: 10, minQuantity: 9 })
  const told = () =>
    select(`select from events where name = 'stockRanLow' and document = $1`, [card.id])
  const mapping = ['stockCard', 'type', 'quantity', 'price'].map((field, index) => ({
    index,
    field,
  }))
  const row = [String(card.sku), 'Çıkış', '2', '1']
  const file = [['Kart', 'Yön', 'Miktar', 'Fiyat'], row, row, row]
  const id = await checkFile(boss, 'stock-movements', file, { mapping })
  expect(await told()).toHaveLength(0)
  await boss.post(`/imports/${id}/commit`)
  await runImports()
  expect(await figuresOf(card.id)).toMatchObject({ current: 4 })
  expect(await told()).toHaveLength(1)
})

it('sees what earlier parts of a long file have made', async () => {
  const all = names(450)
  const id = await importFile(boss, 'companies', fileOf(all))
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 450, errors: 0 })
  const [counted] = await select(
    `select count(*)::int as n, count(distinct name)::int as names from companies where name = any ($1)`,
    [all],
  )
  expect(counted).toEqual({ n: 450, names: 450 })
})
