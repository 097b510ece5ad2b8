/** Page sizes of spec §9; `all` is shown as "Tümü". */
export const PAGE_SIZES = [5, 10, 20, 25, 50, 100, 'all'] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const DEFAULT_PAGE_SIZE: PageSize = 10

/** The API gives at most this many rows at once. */
export const MAX_LIMIT = 500

/** More rows than this on a page are drawn only where they can be seen (DT2). */
export const VIRTUAL_ABOVE = 500

/** Above this many rows "all" asks first (DT2). */
export const ASK_ABOVE = 5_000

/** "All" shows no more than this: a browser has to hold them. */
export const ALL_CAP = 20_000

/** Most rows of one bulk action: each is a call of its own. */
export const MAX_SELECTED = 5_000

/** The page size named by a query parameter; the default for anything that is not offered. */
export const pageSizeOf = (value: unknown): PageSize =>
  PAGE_SIZES.find((size) => String(size) === String(value)) ?? DEFAULT_PAGE_SIZE

/**
 * Rows a page of a list shows, as its address says it: `all`, or any number the API would give.
 * @returns undefined for anything else, so that the preference or the default counts
 */
export const listLimitOf = (value: unknown): number | 'all' | undefined => {
  if (value === 'all') return 'all'
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= MAX_LIMIT ? number : undefined
}
