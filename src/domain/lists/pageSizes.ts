/** Page sizes of spec §9; `all` is shown as "Tümü". */
export const PAGE_SIZES = [5, 10, 20, 25, 50, 100, 'all'] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const DEFAULT_PAGE_SIZE: PageSize = 10

/** The API gives at most this many rows at once; "all" is read in pages of it. */
export const MAX_LIMIT = 500

/** The page size named by a query parameter; the default for anything that is not offered. */
export const pageSizeOf = (value: unknown): PageSize =>
  PAGE_SIZES.find((size) => String(size) === String(value)) ?? DEFAULT_PAGE_SIZE
