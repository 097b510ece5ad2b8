import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLACK, contrast, leastContrast, mix, shiftBy, shiftUntil, WHITE } from './contrast'

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)

describe('contrast', () => {
  it.each([
    [BLACK, WHITE, 21],
    ['#777777', WHITE, 4.48],
    ['#767676', WHITE, 4.54],
    ['#7367f0', '#7367f0', 1],
  ])('of %s and %s should be %d, whichever comes first', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  it('with several colours should be that with the nearest', () => {
    expect(leastContrast(BLACK, [WHITE, '#777777'])).toBe(contrast(BLACK, '#777777'))
  })
})

describe('shiftUntil', () => {
  it('should leave a colour that is enough as it was written', () => {
    const color = '#0D9394'
    const isEnough = (shade: string) => shade === color
    expect(shiftUntil({ color, towards: BLACK, isEnough })).toBe(color)
  })

  it.each([BLACK, WHITE] as const)('should go as far as %s when no shade is enough', (towards) => {
    expect(shiftUntil({ color: '#0d9394', towards, isEnough: () => false })).toBe(towards)
  })

  it.each([
    [BLACK, WHITE],
    [WHITE, BLACK],
  ] as const)('should go towards %s no further than needed', (towards, background) => {
    fc.assert(
      fc.property(hex, (color) => {
        const isEnough = (shade: string) => contrast(shade, background) >= 4.5
        const found = contrast(shiftUntil({ color, towards, isEnough }), background)
        expect(found).toBeGreaterThanOrEqual(4.5)
        expect(found).toBeLessThan(Math.max(4.7, contrast(color, background) + 0.001))
      }),
      { numRuns: 100 },
    )
  })
})

describe('shiftBy', () => {
  it('should darken and lighten, and stop at black and white', () => {
    const color = '#0d9394'
    expect(contrast(shiftBy(color, -0.1), WHITE)).toBeGreaterThan(contrast(color, WHITE))
    expect(contrast(shiftBy(color, 0.1), BLACK)).toBeGreaterThan(contrast(color, BLACK))
    expect(shiftBy(color, -1)).toBe(BLACK)
    expect(shiftBy(color, 1)).toBe(WHITE)
  })
})

it.each([
  [0, '#ffffff'],
  [0.5, '#808080'],
  [1, '#000000'],
])('should blend a share of %d of black over white as %s', (share, expected) => {
  expect(mix({ over: WHITE, color: BLACK, share })).toBe(expected)
})
