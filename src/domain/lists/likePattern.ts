/** Escapes `%`, `_` and `\` for a SQL `LIKE` pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Pattern for "contains this text". */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`

/** Pattern for "starts with this text". */
export const prefixPattern = (text: string): string => `${escapeLike(text)}%`
