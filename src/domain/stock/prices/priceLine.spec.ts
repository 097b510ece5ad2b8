import { describe, expect, it } from 'vitest'
import { priceLines, type SetPrice } from './priceLine'

const set = (at: string, before: string | null, after: string | null): SetPrice => ({
  field: 'currentPrice',
  at: `2026-${at}T00:00:00Z`,
  before,
  after,
})
const UNTIL = '2026-03-11T00:00:00Z'
const rounded = (rows: SetPrice[]) =>
  priceLines(rows, ['currentPrice'], UNTIL)[0]?.points.map(
    (point) => point && [Math.round(point.x * 100), Math.round(point.y * 100)],
  )

describe('the line of a price', () => {
  it('goes in steps from what it was to what it is', () => {
    const rows = [set('03-06', '20', '15'), set('03-01', '10', '20')]
    expect(rounded(rows)).toEqual([
      [0, 0],
      [6, 0],
      [6, 100],
      [53, 100],
      [53, 50],
      [100, 50],
    ])
    expect(priceLines(rows, ['currentPrice'], UNTIL)).toMatchObject([
      { low: '10', high: '20', last: '15', from: '2026-03-01T00:00:00Z', to: UNTIL },
    ])
  })

  it('ends where a price is taken away, and is flat where it never changed', () => {
    expect(rounded([set('03-01', null, '10')])).toEqual([
      [6, 50],
      [100, 50],
    ])
    expect(rounded([set('03-01', '10', null)])).toEqual([[0, 50], [6, 50], null])
    expect(rounded([set('03-01', '10', null), set('03-06', null, '12')])).toEqual([
      [0, 0],
      [6, 0],
      null,
      [53, 100],
      [100, 100],
    ])
  })

  it('is of each price its own, in the order of the prices', () => {
    const rows = [
      set('03-01', '10', '20'),
      { ...set('03-06', '1', '2'), field: 'offerPrice' as const },
    ]
    expect(priceLines(rows, ['offerPrice', 'currentPrice'], UNTIL)).toMatchObject([
      { field: 'offerPrice', low: '1', high: '2', from: '2026-03-06T00:00:00Z', last: '2' },
      { field: 'currentPrice', low: '10', high: '20', from: '2026-03-01T00:00:00Z', last: '20' },
    ])
  })

  it('goes by amounts, not by their digits', () => {
    const rows = [set('03-01', '9', '10'), set('03-06', '10', '100')]
    expect(priceLines(rows, ['currentPrice'], UNTIL)).toMatchObject([{ low: '9', high: '100' }])
    expect(rounded(rows)?.map((point) => point?.[1])).toEqual([0, 0, 1, 1, 100, 100])
  })

  it('has room where it ends in the moment of its only change', () => {
    expect(priceLines([set('03-11', '10', '20')], ['currentPrice'], UNTIL)[0]?.points).toEqual([
      { x: 0, y: 0 },
      { x: 0.06, y: 0 },
      { x: 0.06, y: 1 },
      { x: 1, y: 1 },
    ])
  })

  it('is not there for a price that was never set', () => {
    expect(priceLines([], ['currentPrice', 'offerPrice'], UNTIL)).toEqual([])
    expect(priceLines([set('03-01', null, null)], ['currentPrice'], UNTIL)).toEqual([])
  })
})
