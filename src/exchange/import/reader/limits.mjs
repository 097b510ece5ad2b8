/** Limits of one file, whatever its content, because all users share the machine. */

/** The file itself, in megabytes of 1024 × 1024 bytes. */
export const MAX_MB = 20
/** All of its parts, decompressed. */
export const MAX_UNPACKED_MB = 200
/** Parts of a spreadsheet's archive. */
export const MAX_PARTS = 200
/** Maximum compression ratio of a part larger than a megabyte. */
export const MAX_RATIO = 100
export const MAX_ROWS = 50_000
export const MAX_COLUMNS = 100
/** Characters of all cells together: a shared string may be stored once and used in every cell. */
export const MAX_CHARACTERS = 60_000_000
