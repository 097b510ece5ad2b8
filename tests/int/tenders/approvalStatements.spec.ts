import { Client } from 'pg'
import { createLocalReq } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { approveTender } from '@/operations/tenders/approveTender'
import { administrator } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { freeLine, line, makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

afterEach(() => vi.restoreAllMocks())

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text

/** The statements of an approval of a tender that sells this many cards. */
const statementsOfApproval = async (cards: number): Promise<string[]> => {
  const payload = await getTestPayload()
  const { id: userId } = await administrator()
  const sold = await Promise.all(Array.from({ length: cards }, () => makeCard({ stock: 100 })))
  const { id } = await makeTender({ items: [...sold.map((card) => line(card.id)), freeLine()] })
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const sent = vi.spyOn(Client.prototype, 'query')
  await approveTender({ req, id: Number(id) })
  const statements = sent.mock.calls.map(([statement]: unknown[]) => textOf(statement))
  vi.restoreAllMocks()
  return statements
}

const WRITES = /^update tenders set/

it('reads what it needs once, in the same number of statements for many cards as for one', async () => {
  const statements = await statementsOfApproval(1)
  const decided = statements.slice(
    0,
    statements.findIndex((text) => WRITES.test(text)),
  )
  expect(decided.filter((text) => text.includes('from tender_items'))).toHaveLength(1)
  // Under the lock, and once more for what the approval binds.
  expect(decided.filter((text) => /from tenders (t )?where/.test(text))).toHaveLength(2)
  expect(statements).toHaveLength(21)
  expect(await statementsOfApproval(5)).toHaveLength(21)
})
