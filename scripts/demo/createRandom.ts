/**
 * A seeded pseudo-random generator (mulberry32): the same seed gives the same demonstration data on
 * every machine.
 */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  /** A whole number from `min` to `max`, both included. */
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return {
    int,
    pick,
    /** True in about `percent` of a hundred calls. */
    chance: (percent: number): boolean => int(1, 100) <= percent,
    /** Distinct items in the order of the list; all of them when it is shorter. */
    some: <T>(items: readonly T[], count: number): T[] => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, items.length)) chosen.add(int(0, items.length - 1))
      return items.filter((_, index) => chosen.has(index))
    },
    digits: (count: number): string => Array.from({ length: count }, () => int(0, 9)).join(''),
  }
}

export type Random = ReturnType<typeof createRandom>
