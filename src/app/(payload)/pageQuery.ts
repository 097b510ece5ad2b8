import { MAX_LIMIT } from '@/domain/lists/pageSizes'
import { refuseSearchTerm } from '@/domain/lists/searchTerm'
import type { Decoded } from '@/catalog/codec'
import { returnPathFrom, type Query } from '@/routing/returnTo'

/** The query of a screen: the company comes from the path only, the return address is validated. */
export const pageQuery = (
  query: Query,
  { route, query: { scope } }: Decoded,
): Record<string, string | string[]> => {
  const { scope: _ignored, to: _to, redirect: _redirect, search, ...rest } = query
  const given = Object.entries(rest).filter((entry): entry is [string, string | string[]] =>
    Boolean(entry[1] !== undefined),
  )
  const limit = Number(rest.limit)
  const isTooMany = limit > MAX_LIMIT || limit < 1
  return {
    ...Object.fromEntries(given),
    // A search text of fewer than three characters is not queried.
    ...(typeof search === 'string' && !refuseSearchTerm(search) && { search }),
    ...(isTooMany && { limit: String(MAX_LIMIT) }),
    ...(scope && { scope }),
    ...(route.guard === 'guests' && { redirect: returnPathFrom(query) }),
  }
}
