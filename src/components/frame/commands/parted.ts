/** A menu entry; `isDestructive` or `danger`, depending on the menu. */
type Ending = { isDestructive?: boolean | undefined; danger?: boolean | undefined }

const ends = ({ isDestructive, danger }: Ending): boolean =>
  isDestructive === true || danger === true

/**
 * Separates destructive entries of a menu.
 * @returns two lists in order, destructive ones last: a menu draws a line between non-empty ones
 */
export const parted = <T extends Ending>(entries: readonly T[]): [plain: T[], ending: T[]] => [
  entries.filter((entry) => !ends(entry)),
  entries.filter(ends),
]
