/** The page sizes of lists; `all` is shown as "Tümü". */
export const PAGE_SIZES = [5, 10, 20, 25, 50, 100, 'all'] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const DEFAULT_PAGE_SIZE = 10 satisfies PageSize

/** Most rows of one API response. */
export const MAX_LIMIT = 500

/** A page with more rows than this is virtualised (DT2). */
export const VIRTUAL_ABOVE = 500

/** Above this many rows "all" asks for confirmation (DT2). */
export const ASK_ABOVE = 5_000

/** The most rows "all" shows, to limit the memory of the browser. */
export const ALL_CAP = 20_000

/** The most rows of one bulk action: each row is one request. */
export const MAX_SELECTED = 5_000

/** The page size named by a query parameter; the default for anything that is not offered. */
export const pageSizeOf = (value: unknown): PageSize =>
  PAGE_SIZES.find((size) => String(size) === String(value)) ?? DEFAULT_PAGE_SIZE

/**
 * Page size in the address of a list: `all`, or any limit the API accepts.
 * @returns undefined for anything else, which selects the preference or the default
 */
export const listLimitOf = (value: unknown): number | 'all' | undefined => {
  if (value === 'all') return 'all'
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= MAX_LIMIT ? number : undefined
}
