/** Something of a menu; `isDestructive` or `danger`, as each menu calls it. */
type Ending = { isDestructive?: boolean | undefined; danger?: boolean | undefined }

const ends = ({ isDestructive, danger }: Ending): boolean =>
  isDestructive === true || danger === true

/**
 * Entries of a menu with those that end or take something back at its end, parted from the others.
 * @returns two lists, each in its order: a menu draws a line where both have some
 */
export const parted = <T extends Ending>(entries: readonly T[]): [plain: T[], ending: T[]] => [
  entries.filter((entry) => !ends(entry)),
  entries.filter(ends),
]
