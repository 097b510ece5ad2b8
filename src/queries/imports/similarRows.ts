import type { PayloadRequest } from 'payload'
import { questionOf, SOUGHT_BY, type SimilarRecord } from '@/domain/customers/similar'
import { readSimilar } from '../customers/readSimilar'

/** A row that would create a record, with its texts by field. */
type NewRow = { number: number; cells: Readonly<Record<string, string>> }

/** Parallel searches: each takes a connection. */
const AT_ONCE = 4

/**
 * Existing records that rows of a file may duplicate, by row number, with the rights of the reader.
 * @param target collection of the rows; only customers and their employees are compared
 * @param rows of one page
 */
export const similarRows = async (
  req: PayloadRequest,
  target: string,
  rows: readonly NewRow[],
): Promise<ReadonlyMap<number, SimilarRecord[]>> => {
  const found = new Map<number, SimilarRecord[]>()
  if (target !== 'companies' && target !== 'employees') return found
  const look = async ({ number, cells }: NewRow) => {
    const question = questionOf(SOUGHT_BY[target], cells)
    if (!question) return
    const { name = '', title = '', emails = [], phones = [] } = question
    const sought = { names: [name, title], emails, phones }
    found.set(number, await readSimilar(req, { of: [target], ...sought }))
  }
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await Promise.all(rows.slice(at, at + AT_ONCE).map(look))
  return found
}
