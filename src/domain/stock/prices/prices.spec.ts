import { describe, expect, it } from 'vitest'
import { proposedPriceOf, SELLING_PRICES, type PriceTerms } from './prices'

const at = (rate: string): PriceTerms['rate'] => ({ rate, day: '2026-11-20' })
const priceOf = (...args: Parameters<typeof proposedPriceOf>) =>
  proposedPriceOf(...args)?.price.toString() ?? null

describe('the price a card is proposed at', () => {
  const card = { currentPrice: 10, offerPrice: 8, costPrice: 5, priceUsd: 2, priceEur: 0 }
  it.each([
    ['the offer price in lira', card, 'TRY', '8'],
    ['else the current one', { ...card, offerPrice: null }, 'TRY', '10'],
    ['its own in dollars, whatever the rate', card, 'USD', '2'],
    ['its own in euros, nothing as well', card, 'EUR', '0'],
    ['never what it cost', { costPrice: 5 }, 'TRY', null],
    ['never converted out of what it cost', { costPrice: 5 }, 'USD', null],
    ['none without any', {}, 'TRY', null],
    ['never converted into lira', { priceUsd: 5 }, 'TRY', null],
    ['never from one foreign money into another', { priceEur: 5 }, 'USD', null],
  ] as const)('is %s', (_, prices, currency, expected) =>
    expect(priceOf(prices, { currency, rate: at('42.5') })).toBe(expected),
  )

  it('is its price in lira at the rate of the document, and says so', () => {
    expect(
      proposedPriceOf(
        { offerPrice: 1250, currentPrice: 1300 },
        { currency: 'EUR', rate: at('48.1234') },
      ),
    ).toMatchObject({ converted: { lira: 1250, rate: '48.1234', day: '2026-11-20' } })
    expect(priceOf({ offerPrice: 1250 }, { currency: 'EUR', rate: at('48.1234') })).toBe('25.97')
  })

  it('is none where no rate is known', () =>
    expect(priceOf({ offerPrice: 1250 }, { currency: 'USD', rate: null })).toBeNull())

  it.each([
    ['half away from zero', 2.01, '2', '1.01'],
    ['20 lira are 47 cents', 20, '42.5123', '0.47'],
    ['a screw keeps the digits of a price', 0.34, '42.5', '0.008'],
    ['also where kuruş would be a tenth too much', 4.5, '42.5', '0.105882'],
    ['less than a price can say is none', 0.000001, '42.5', null],
  ])('is rounded: %s', (_, offerPrice, rate, expected) =>
    expect(priceOf({ offerPrice }, { currency: 'USD', rate: at(rate) })).toBe(expected),
  )
})

it('a cost is no selling price', () => expect(SELLING_PRICES).not.toContain('costPrice'))
