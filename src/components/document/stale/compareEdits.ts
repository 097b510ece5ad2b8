/** A record's values by field name. */
export type Values = Readonly<Record<string, unknown>>

export type Difference = {
  path: string
  mine: unknown
  theirs: unknown
  /** Both changed it, to different values: somebody has to choose. */
  isConflict: boolean
}

/** Rows carry ids of their own, which differ without anything being different. */
const isBookkeeping = (key: string) => key === 'id' || key === '_order' || key === '_parentID'

const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

/** A value as one text, equal for what means the same: nothing typed and nothing stored, 3 and "3". */
const canonical = (value: unknown, isRow = false): unknown => {
  if (value === undefined || value === null || value === '') return null
  if (isDecimal(value)) return Number(value)
  if (Array.isArray(value)) return value.map((one) => canonical(one, true))
  if (typeof value !== 'object') return value
  const record = value as Values
  // A related record that was read along stands for its id.
  if (!isRow && 'id' in record && typeof record.id !== 'object') return canonical(record.id)
  return Object.keys(record)
    .filter((key) => !isBookkeeping(key))
    .sort()
    .map((key) => [key, canonical(record[key])])
    .filter(([, inner]) => inner !== null)
}

/** True when two values mean the same to the person who reads them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

/**
 * What somebody else changed while I was editing.
 * @param args.base the record both started from
 * @param args.mine the form as it is
 * @param args.theirs the record as it is stored now
 * @param args.paths the fields people know
 * @returns one entry for each field they changed and in which we now differ, in order of `paths`
 */
export const compareEdits = (args: {
  base: Values
  mine: Values
  theirs: Values
  paths: readonly string[]
}): Difference[] => {
  const { base, mine, theirs, paths } = args
  return paths.flatMap((path) => {
    const values = { path, mine: mine[path], theirs: theirs[path] }
    const isTheirs = !isSame(base[path], theirs[path])
    if (!isTheirs || isSame(values.mine, values.theirs)) return []
    return [{ ...values, isConflict: !isSame(base[path], values.mine) }]
  })
}

/**
 * The record to go on with: theirs, with what I changed and what I chose to keep.
 * @param args.keepMine paths of conflicts in which mine stays
 */
export const mergeEdits = (args: {
  base: Values
  mine: Values
  theirs: Values
  paths: readonly string[]
  keepMine: ReadonlySet<string>
}): Values => {
  const { base, mine, theirs, paths, keepMine } = args
  const kept = paths.filter((path) => {
    if (isSame(base[path], mine[path])) return false
    return isSame(base[path], theirs[path]) || keepMine.has(path)
  })
  return { ...theirs, ...Object.fromEntries(kept.map((path) => [path, mine[path]])) }
}
