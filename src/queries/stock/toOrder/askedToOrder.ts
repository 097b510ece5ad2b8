import type { ToOrderRights } from './toOrderRights'

type Query = Readonly<Record<string, unknown>>

const MAX_PAGE = 1_000_000

const numberOf = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null

/**
 * Parses the query string of the page: `q`, `type`, `page`. Invalid values, and filters that the
 * reader has no permission for, are ignored.
 */
export const askedToOrder = (query: Query, rights: ToOrderRights) => ({
  search: typeof query.q === 'string' ? query.q.slice(0, 200) : '',
  stockType: rights.types ? numberOf(query.type) : null,
  page: Math.min(MAX_PAGE, numberOf(query.page) ?? 1),
  seesTenders: rights.tenders,
})
