/** Values of one request. */
export const BATCH = 80

/**
 * Longest values of one batch in the URL: codes occur twice in it, and the server, like most
 * proxies, refuses request lines of more than some kilobytes.
 */
const LONGEST = 2500

/** A comma takes three characters in a URL. */
const lengthOf = (value: string | number): number => encodeURIComponent(value).length + 3

/** Splits values into batches that fit into a URL. */
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
