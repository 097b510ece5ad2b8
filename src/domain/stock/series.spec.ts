import { expect, it } from 'vitest'
import { seriesPrice } from './series'

const NONE = { averageCost: null, costPrice: null, currentPrice: null, offerPrice: null }

it.each([
  ['in', { averageCost: 7.5, costPrice: 9, currentPrice: 20 }, 7.5],
  ['in', { costPrice: 9, currentPrice: 20 }, 9],
  ['in', { averageCost: 0, costPrice: 9 }, 9],
  ['in', { currentPrice: 20, offerPrice: 19 }, null],
  ['out', { averageCost: 7.5, currentPrice: 20, offerPrice: 19 }, 20],
  ['out', { averageCost: 7.5, offerPrice: 19 }, 19],
  ['out', { averageCost: 7.5, costPrice: 9 }, null],
] as const)('what is scanned %s of %j is worth %s', (type, card, price) =>
  expect(seriesPrice(type, { ...NONE, ...card })).toBe(price),
)
