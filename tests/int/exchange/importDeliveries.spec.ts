import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import { select } from '../../factories/database'
import { today } from '../../factories/day'
import { checkFile, judgedRows, progressOf, rowsOf, runImports } from '../../factories/imports'
import { administrator, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { heldFor, issue } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const FIELDS = [
  'type',
  'stockCard',
  'quantity',
  'price',
  'currencyType',
  'operationDate',
  'tender',
] as const
const mapping = FIELDS.map((field, index) => ({ index, field }))
const skuCard = (stock: number) => makeCard({ sku: randomUUID().slice(0, 12), stock })
const out = (sku: unknown, tender: unknown, quantity = 1) => [
  'Çıkış',
  String(sku),
  String(quantity),
  '10',
  'TRY',
  today().slice(0, 10),
  String(tender ?? ''),
]
/** What left for a tender, without what differs from row to row. */
const ledgerFor = async (tender: number) =>
  (
    await select<{ row: Record<string, unknown> }>(
      `select to_jsonb(m) - array['id', 'created_at', 'updated_at'] as row
       from stock_movements m where tender_id = $1 order by id`,
      [tender],
    )
  ).map(({ row }) => row)

const approvedFor = async (card: number, quantity: number) => {
  const { id } = await makeTender({ items: [line(card, { quantity })] })
  const { number } = await step(id, 'approve')
  return { id, number: String(number) }
}

it('IM2 delivers a tender by a file of more rows than are tried at once', async () => {
  const card = await skuCard(500)
  const tender = await approvedFor(card.id, 202)
  const byHand = issue(card.id, 1, { tender: tender.id, price: 10, operationDate: today() })
  expect((await boss.post('/stock-movements', byHand)).status).toBe(201)
  const rows = Array.from({ length: 202 }, () => out(card.sku, tender.number))
  const id = await checkFile(boss, 'stock-movements', [[...FIELDS], ...rows], { mapping })
  // The last one comes after what was tried in an earlier part.
  expect((await rowsOf(boss, id, 'error')).map(({ number, errors }) => [number, errors])).toEqual([
    [203, [expect.objectContaining({ code: 'moreThanOrdered' })]],
  ])
  expect(await figuresOf(card.id)).toMatchObject({ current: 499, reserved: 201 })

  await boss.post(`/imports/${id}/fix`, { row: 203, cells: { tender: '' } })
  await boss.post(`/imports/${id}/commit`)
  await runImports()
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 202 })
  expect(await figuresOf(card.id)).toMatchObject({ current: 297, reserved: 0 })
  expect(await heldFor(tender.id)).toEqual([])
  // Each is a delivery of its own, counted on from the one by hand, and the same row otherwise.
  const ledger = await ledgerFor(tender.id)
  expect(ledger.map(({ delivery }) => delivery)).toEqual(ledger.map((_, at) => at + 1))
  const [hand, file] = ledger.map(({ delivery: _, balance_after: __, ...row }) => row)
  expect(file).toEqual(hand)
})

it('refuses deliveries whose tender was taken back since they were tried', async () => {
  const card = await skuCard(10)
  const tender = await approvedFor(card.id, 5)
  const sheet = [[...FIELDS], out(card.sku, tender.number, 2), out(card.sku, tender.number, 3)]
  const id = await checkFile(boss, 'stock-movements', sheet, { mapping })
  expect(await judgedRows(boss, id)).toEqual(['2 ready', '3 ready'])
  await step(tender.id, 'withdraw-approval')
  await boss.post(`/imports/${id}/commit`)
  await runImports()
  expect(await judgedRows(boss, id)).toEqual(['2 error tender:tenderNotApproved', '3 ready'])
  expect(await figuresOf(card.id)).toMatchObject({ current: 10, reserved: 0 })
})
