import { describe, expect, it } from 'vitest'
import { offerPriceOf, SELLING_PRICES } from './prices'

describe('the price a card is offered at', () => {
  const card = { currentPrice: 10, offerPrice: 8, costPrice: 5, priceUsd: 2, priceEur: 0 }
  it.each([
    ['the offer price in lira', card, 'TRY', 8],
    ['else the current one', { ...card, offerPrice: null }, 'TRY', 10],
    ['its own in dollars', card, 'USD', 2],
    ['its own in euros, nothing as well', card, 'EUR', 0],
    ['none, never a converted one', { currentPrice: 10 }, 'EUR', null],
    ['never what it cost', { costPrice: 5 }, 'TRY', null],
  ] as const)('is %s', (_, prices, currency, expected) =>
    expect(offerPriceOf(prices, currency)).toBe(expected),
  )
})

it('a cost is no selling price', () => expect(SELLING_PRICES).not.toContain('costPrice'))
