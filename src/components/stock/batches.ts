/** Rows of one answer. */
export const BATCH = 80

/**
 * What the values of one batch may take in the address: codes stand there twice, and the server, as
 * most proxies do, takes no first lines of a request beyond some kilobytes.
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
