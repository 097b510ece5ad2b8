import { describe, expect, it } from 'vitest'
import { poolSizeOf } from './connections'

describe('poolSizeOf', () => {
  it.each([
    [1, 100, 20],
    [2, 100, 20],
    [4, 100, 14],
    [8, 100, 3],
    // Nothing would be left to work with.
    [9, 100, null],
    [16, 200, 3],
  ])('%i processes at %i connections open %s each', (workers, maxConnections, size) => {
    expect(poolSizeOf({ workers, maxConnections })).toBe(size)
  })

  it('takes what is asked for, if all of them fit', () => {
    expect(poolSizeOf({ workers: 2, maxConnections: 100, wanted: 37 })).toBe(37)
    expect(poolSizeOf({ workers: 2, maxConnections: 100, wanted: 38 })).toBeNull()
  })

  it.each([1, 2, 3, 5, 8, 13, 21])('stays below the limit with %i processes', (workers) => {
    for (const maxConnections of [50, 100, 200, 500]) {
      const size = poolSizeOf({ workers, maxConnections })
      if (size !== null) expect(workers * (size + 8)).toBeLessThan(maxConnections)
    }
  })
})
