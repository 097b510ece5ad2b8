/** What one file may be, whatever is in it: the machine is shared. */

/** The file itself, in megabytes of 1024 × 1024 bytes. */
export const MAX_MB = 20
/** All of its parts unpacked. */
export const MAX_UNPACKED_MB = 200
/** Parts of a spreadsheet's archive. */
export const MAX_PARTS = 200
/** How many times its packed size a part may have, once it is larger than a megabyte. */
export const MAX_RATIO = 100
export const MAX_ROWS = 50_000
export const MAX_COLUMNS = 100
/** Characters of all cells together: one text may stand in every cell and be kept only once. */
export const MAX_CHARACTERS = 60_000_000
