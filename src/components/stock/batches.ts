/** Rows of one answer. */
export const BATCH = 80

/**
 * The length that the values of one batch may have in the URL: codes are in it twice, and the
 * server, as most proxies do, refuses request lines of more than some kilobytes.
 */
const LONGEST = 2500

/** A comma is three characters there. */
const lengthOf = (value: string | number): number => encodeURIComponent(value).length + 3

/** Values in groups that fit into an address each. */
export const batches = <T extends string | number>(values: readonly T[]): T[][] => {
  const groups: T[][] = []
  let [group, length]: [T[], number] = [[], 0]
  for (const value of values) {
    if (group.length === 0 || group.length === BATCH || length + lengthOf(value) > LONGEST) {
      group = []
      length = 0
      groups.push(group)
    }
    group.push(value)
    length += lengthOf(value)
  }
  return groups
}
