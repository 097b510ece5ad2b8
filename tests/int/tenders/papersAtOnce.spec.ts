import { beforeAll, expect, it } from 'vitest'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'

let boss: Person
let store: Person
beforeAll(async () => {
  boss = await administrator()
  store = await makePerson([{ subject: 'stock-cards', actions: ['read'] }])
})

const pdfOf = (id: number) => boss.get(`/tenders/${id}/pdf`)
const statusesOf = async (asked: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(asked)).map(({ status }) => status)

it('sends every approved tender of ten at once, while sheets of labels wait', async () => {
  const { id: card } = await makeCard({ sku: `QUEUE-${Date.now()}` })
  const tenders = await Promise.all(Array.from({ length: 10 }, () => makeTender()))
  for (const { id } of tenders) await step(id, 'approve')
  const labels = Array.from({ length: 16 }, (_, at) =>
    store.post('/stock/labels', { format: 'sheet38x21', cards: [{ card, copies: 65 + at }] }),
  )
  const sends = tenders.map(({ id }) => boss.post(`/tenders/${id}/send`, { to: [] }))
  const papers = tenders.map(({ id }) => pdfOf(id))
  expect(await statusesOf(sends)).toEqual(Array(10).fill(200))
  expect(await statusesOf(papers)).toEqual(Array(10).fill(200))
  await Promise.all(labels)
})
