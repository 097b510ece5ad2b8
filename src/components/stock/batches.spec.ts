import { describe, expect, it } from 'vitest'
import { LIMITS } from '@/server/limits'
import { batches } from './batches'

const addressOf = (codes: readonly string[]) =>
  new URLSearchParams(['sku', 'barcode'].map((field) => [field, codes.join(',')])).toString()

describe('batches', () => {
  it.each([
    ['nothing', 0, 0],
    ['one', 1, 1],
    ['short ones, by their number', 200, 3],
  ])('%s', (_, count, expected) => {
    const ids = Array.from({ length: count }, (_value, index) => index)
    expect(batches(ids)).toHaveLength(expected)
    expect(batches(ids).flat()).toEqual(ids)
  })

  it('of long codes fit into the first lines of a request with room for a cookie', () => {
    const codes = Array.from({ length: 300 }, (_, index) => `${'ش'.repeat(60)}${index}`)
    expect(batches(codes).flat()).toEqual(codes)
    for (const some of batches(codes))
      expect(addressOf(some).length).toBeLessThan(LIMITS.headerBytes / 2)
  })

  it('a value longer than a batch is one of its own', () => {
    expect(batches(['a', 'x'.repeat(5000), 'b'])).toEqual([['a'], ['x'.repeat(5000)], ['b']])
  })
})
