/** Most rows and columns of one file (repeated in `src/exchange/import/reader/limits.mjs`). */
export const MAX_ROWS = 50_000
export const MAX_COLUMNS = 100
