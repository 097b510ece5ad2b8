import type { Question } from '@/queries/engine/statements'

/**
 * The envelope of a page, as Payload's.
 * @param args.count documents on it
 * @param args.total of all pages; null when not counted
 */
export const envelopeOf = (args: { question: Question; count: number; total: number | null }) => {
  const { question, count, total } = args
  const { limit, page } = question
  // Empty and uncounted results have one page.
  const isPaged = total !== null && total > 0
  const totalPages = isPaged ? Math.ceil(total / limit) : 1
  const hasPrevPage = isPaged && page > 1
  const hasNextPage = isPaged && totalPages > page
  return {
    hasNextPage,
    hasPrevPage,
    limit,
    nextPage: hasNextPage ? page + 1 : null,
    page,
    pagingCounter: isPaged ? (page - 1) * limit + 1 : 1,
    prevPage: hasPrevPage ? page - 1 : null,
    totalDocs: isPaged ? total : count,
    totalPages,
  }
}

/**
 * A page of a list.
 * @param docs the documents, as a JSON list
 * @param envelope around them
 */
export const listBody = (docs: string, envelope: ReturnType<typeof envelopeOf>): string =>
  `{"docs":${docs},${JSON.stringify(envelope).slice(1)}`
