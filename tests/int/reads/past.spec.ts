import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { sessionOf } from '@/access/session/sessionOf'
import { modelsOf } from '@/queries/engine/buildModels'
import { askCaller } from '@/queries/engine/readerOf'
import { readPoolOf } from '@/queries/engine/readPool'
import { runNamed } from '@/queries/engine/runNamed'
import { listStatement, type Question, type Statement } from '@/queries/engine/statements'
import { administrator } from '../../factories/person'
import { makeCard, makeMovement } from '../../factories/rows'
import { ask, askPayload, read, startPayload } from '../gate/rest'

const DAYS = ['2025-01-05', '2025-01-20', '2025-02-01', '2025-01-31', '2025-01-12', '2025-03-01']
const END = { operationDate: { less_than_equal: '2025-01-31T12:00:00.000Z' } }

let payload: Payload
let card = 0
const made: number[] = []

beforeAll(async () => {
  payload = await startPayload()
  card = (await makeCard()).id
  for (const operationDate of DAYS)
    made.push((await makeMovement({ stockCard: card, operationDate })).id)
})

/** The statement of a list of movements, with as many rows as are put in order. */
const askedFor = async (question: Partial<Question>, few?: number) => {
  const models = modelsOf(payload)
  const entity = models.entities.get('stock-movements')
  const pool = readPoolOf(payload)
  const { cookie } = await administrator()
  const session = await sessionOf(payload, new Headers({ cookie, host: 'localhost:3000' }))
  const known = session && (await askCaller({ payload, pool, credential: session }))
  if (!entity || !known) throw new Error('nobody asks')
  const all: Question = { limit: 10, page: 1, isCounted: true, depth: 0, ...question }
  const statement = listStatement({ models, reader: known.reader, entity, question: all }, few)
  return { pool, known, statement }
}
const textOf = async (question: Partial<Question>) => (await askedFor(question)).statement.text

const run = async (question: Partial<Question>, few?: number) => {
  const { pool, known, statement } = await askedFor(question, few)
  const { text, values }: Statement = statement
  const [row] = await runNamed(pool, {
    text,
    values: [...known.kept, ...values],
  })
  const [docs, count, total] = row as [string, number, number]
  return { ids: (JSON.parse(docs) as { id: number }[]).map(({ id }) => id), count, total }
}

describe('a list of days that end somewhere', () => {
  const where = { stockCard: { equals: 0 }, ...END }
  const ids = (...at: number[]) => at.map((one) => made[one])

  it.each([
    { sort: ['-id'], first: [4, 3], second: [1, 0] },
    { sort: ['-operationDate'], first: [3, 1], second: [4, 0] },
    { sort: ['price'], first: [4, 3], second: [1, 0] },
  ])('is the same put in order as walked through, by $sort', async ({ sort, first, second }) => {
    where.stockCard.equals = card
    for (const few of [undefined, 0, 3, 4]) {
      const asked = { where, sort, limit: 2 }
      expect(await run(asked, few)).toEqual({ ids: ids(...first), count: 2, total: 4 })
      expect(await run({ ...asked, page: 2 }, few)).toMatchObject({ ids: ids(...second), total: 4 })
      expect(await run({ ...asked, page: 3 }, few)).toEqual({ ids: [], count: 0, total: 4 })
    }
  })

  it('is walked through where nobody counts, by those days, and where any of two may hold', async () => {
    const counts = /with n as/
    expect(await textOf({ where: END, sort: ['-id'] })).toMatch(counts)
    expect(await textOf({ where: END, sort: ['-id'], isCounted: false })).not.toMatch(counts)
    expect(await textOf({ where: END, sort: ['-operationDate'] })).not.toMatch(counts)
    const other = { quantity: { greater_than: 5 } }
    expect(await textOf({ where: { or: [END, other] }, sort: ['-id'] })).not.toMatch(counts)
    expect(await textOf({ where: { and: [END, other] }, sort: ['-id'] })).toMatch(counts)
  })
})

describe('a cursor by the number of a record', () => {
  const page = async (through: typeof ask, after: number) => {
    const { cookie } = await administrator()
    const query = `where[id][greater_than]=${after}&where[stockCard][equals]=${card}&sort=id&limit=4`
    const { status, body } = await read(through('GET', `/stock-movements?${query}`, { cookie }))
    const docs = (body?.docs ?? []) as { id: number }[]
    return { status, ids: docs.map(({ id }) => id) }
  }

  it.each([
    ['by the read layer', ask],
    ['by Payload', askPayload],
  ])('begins at 0 and ends with the last, %s', async (_, through) => {
    const first = await page(through, 0)
    expect(first).toEqual({ status: 200, ids: made.slice(0, 4) })
    expect(await page(through, first.ids.at(-1) ?? 0)).toEqual({ status: 200, ids: made.slice(4) })
    expect(await page(through, made.at(-1) ?? 0)).toEqual({ status: 200, ids: [] })
  })
})
