/** A record's values by field name. */
export type Values = Readonly<Record<string, unknown>>

export type Difference = {
  path: string
  mine: unknown
  theirs: unknown
  /** A conflict: both changed it, to different values. */
  isConflict: boolean
}

/** Row ids differ between versions even when the content is equal. */
const isBookkeeping = (key: string) => key === 'id' || key === '_order' || key === '_parentID'

const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

/** A value as canonical text: an empty input equals a missing value, 3 equals "3". */
const canonical = (value: unknown, isRow = false): unknown => {
  if (value === undefined || value === null || value === '') return null
  if (isDecimal(value)) return Number(value)
  if (Array.isArray(value)) return value.map((one) => canonical(one, true))
  if (typeof value !== 'object') return value
  const record = value as Values
  // A populated relation counts as its id.
  if (!isRow && 'id' in record && typeof record.id !== 'object') return canonical(record.id)
  return Object.keys(record)
    .filter((key) => !isBookkeeping(key))
    .sort()
    .map((key) => [key, canonical(record[key])])
    .filter(([, inner]) => inner !== null)
}

/** True when two values are equal apart from their representation. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

/**
 * The fields that another user changed while this form was being edited.
 * @param args.base the common original
 * @param args.mine the current form
 * @param args.theirs the stored record
 * @param args.paths the fields with a label
 * @returns one entry for each field they changed and whose value now differs from mine, in order of
 *   `paths`
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
 * The merged record: theirs, with my changes and the conflicts resolved in my favour.
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
