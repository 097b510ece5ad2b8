import { describe, expect, it } from 'vitest'
import { createReadings, SAME_CODE_MS } from './readings'

const read = (all: readonly [code: string, format: string, time: number][]) => {
  const { accept } = createReadings()
  return all.flatMap(([code, format, time]) => (accept({ code, format, time }) ? [code] : []))
}

describe('what a camera sees', () => {
  it('counts once a square was seen, and bars of a shop twice', () => {
    expect(read([['A', 'qr_code', 0]])).toEqual(['A'])
    expect(read([['4006381333931', 'ean_13', 0]])).toEqual([])
    expect(
      read([
        ['4006381333931', 'ean_13', 0],
        ['4006381333930', 'ean_13', 125],
        ['4006381333931', 'ean_13', 250],
        ['4006381333931', 'ean_13', 375],
      ]),
    ).toEqual(['4006381333931'])
  })

  it('does not count again while it lies there', () => {
    const lying = Array.from({ length: 40 }, (_, frame) => ['A', 'qr_code', frame * 125] as const)
    expect(read(lying.map((one) => [...one]))).toEqual(['A'])
  })

  it('counts again after it was away, and another at once', () => {
    expect(
      read([
        ['A', 'qr_code', 0],
        ['B', 'code_128', 125],
        ['A', 'qr_code', 250],
        ['A', 'qr_code', 250 + SAME_CODE_MS],
      ]),
    ).toEqual(['A', 'B', 'A', 'A'])
  })
})
