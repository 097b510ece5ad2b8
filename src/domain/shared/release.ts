/** x.y.z; pre-releases and builds count as their release. */
const RELEASE = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:[-+].*)?$/

const numbersOf = (release: string): number[] => {
  const [, ...numbers] = RELEASE.exec(release) ?? []
  if (numbers.length === 0) throw new Error(`${release} is no release like 1.2.3`)
  return numbers.map(Number)
}

/**
 * Compares two releases by their numbers: 0.10.0 comes after 0.9.0.
 * @param one as in `package.json`
 * @returns whether `one` comes before `other`
 * @throws for an invalid release
 */
export const isBefore = (one: string, other: string): boolean => {
  const [left, right] = [numbersOf(one), numbersOf(other)]
  const first = left.findIndex((number, place) => number !== right[place])
  return (left[first] ?? 0) < (right[first] ?? 0)
}
