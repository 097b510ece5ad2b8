/**
 * Chooses the rows of one transaction. Rows that touch the same record, directly or through others,
 * form a group that stays together, because one may use up what the next needs; whole groups are
 * added, in the order of their first rows, until there are enough.
 * @param touched for each row what it touches, as `card 5`; nothing for an independent row
 * @param most no further group once there are so many rows; one group may be larger
 * @returns places in `touched`, ascending
 */
export const batchOf = (touched: readonly (readonly string[])[], most: number): number[] => {
  const rowsOf = new Map<string, number[]>()
  for (const [row, things] of touched.entries())
    for (const thing of things) {
      const rows = rowsOf.get(thing)
      if (rows) rows.push(row)
      else rowsOf.set(thing, [row])
    }
  const taken = new Set<number>()
  for (let first = 0; first < touched.length && taken.size < most; first += 1) {
    const open = taken.has(first) ? [] : [first]
    for (let row = open.pop(); row !== undefined; row = open.pop()) {
      if (taken.has(row)) continue
      taken.add(row)
      for (const thing of touched[row] ?? []) {
        open.push(...(rowsOf.get(thing) ?? []))
        rowsOf.delete(thing)
      }
    }
  }
  return [...taken].sort((one, other) => one - other)
}
