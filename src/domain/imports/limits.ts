/** Rows and columns of one file at the most (`src/exchange/import/reader/limits.mjs` says the same). */
export const MAX_ROWS = 50_000
export const MAX_COLUMNS = 100
