import type { Asking, ToolArguments } from './tool'
import { fitting, plainData } from '@/domain/assistants/plainData'
import { Refusal } from '@/domain/shared/refusal'
import { MAX_ANSWER } from './answer'

const USUAL_LIMIT = 20

/**
 * `<limit>.<page>`: all pages of a list need the same length, or rows between them would be
 * skipped.
 */
const placeIn = (after: unknown, limit: unknown): { limit: number; page: number } => {
  if (after === undefined) return { limit: Number(limit ?? USUAL_LIMIT), page: 1 }
  const found = /^(?<limit>[1-9]|[1-4]\d|50)\.(?<page>[1-9]\d{0,5})$/.exec(String(after))
  if (!found) throw new Refusal('invalidQuery', { data: { path: 'after' } })
  return { limit: Number(found.groups?.limit), page: Number(found.groups?.page) }
}

/** The largest page length up to `most` that divides `limit`, so that page boundaries match. */
const dividing = (limit: number, most: number): number => {
  for (let length = Math.max(1, Math.min(limit, most)); length > 1; length -= 1)
    if (limit % length === 0) return length
  return 1
}

const lengthOf = (docs: readonly unknown[]): number => JSON.stringify(docs).length

/**
 * A page of a list that fits the response: if not, it is shortened and `next` continues after it.
 * @param args of the tool, and `select` by its fields
 * @throws Refusal `invalidQuery` for an invalid `after`
 */
export const listRecords = async (
  args: ToolArguments,
  ask: Asking['ask'],
): Promise<Record<string, unknown>> => {
  const { collection, where, sort = 'id', select, limit: wanted, after } = args
  const { limit, page } = placeIn(after, wanted)
  const answer = await ask({
    method: 'GET',
    segments: [String(collection)],
    query: {
      ...(where !== undefined && { where: JSON.stringify(where) }),
      ...(select !== undefined && { select }),
      sort,
      limit: String(limit),
      page: String(page),
      depth: '0',
    },
  })
  const all = plainData(answer.docs ?? []) as unknown[]
  let fits = all.length
  while (fits > 1 && lengthOf(all.slice(0, fits)) > MAX_ANSWER * 0.9) fits -= 1
  const length = fits === all.length ? limit : dividing(limit, fits)
  const docs = all.slice(0, Math.min(all.length, length))
  const isMore = docs.length < all.length || answer.hasNextPage === true
  const nextPage = ((page - 1) * limit) / length + 2
  const fitted = fitting(docs, MAX_ANSWER)
  const isTruncated = fitted.isTruncated || docs.length < all.length
  return {
    docs: fitted.value,
    total: answer.totalDocs,
    ...(isTruncated && { truncated: true }),
    next: isMore ? `${length}.${nextPage}` : null,
  }
}
