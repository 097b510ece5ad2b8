import type { Question } from '@/queries/engine/statements'

/**
 * A page of a list in Payload's envelope.
 * @param args.docs the documents, as a JSON list
 * @param args.count how many they are
 * @param args.total of all pages; null when nobody asked
 */
export const listBody = (args: {
  question: Question
  docs: string
  count: number
  total: number | null
}): string => {
  const { question, docs, count, total } = args
  const { limit, page } = question
  // Of nothing there is one page, as of what was not counted.
  const isPaged = total !== null && total > 0
  const totalPages = isPaged ? Math.ceil(total / limit) : 1
  const hasPrevPage = isPaged && page > 1
  const hasNextPage = isPaged && totalPages > page
  const rest = {
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
  return `{"docs":${docs},${JSON.stringify(rest).slice(1)}`
}
