import { describe, expect, it } from 'vitest'
import { refuseCardFigures } from './cardFigures'

const found = (...args: Parameters<typeof refuseCardFigures>) =>
  refuseCardFigures(...args).map(({ path, code }) => `${path} ${code}`)

describe('figures of a stock card', () => {
  it.each([
    [{}, []],
    [{ currentPrice: null, costPrice: null, minQuantity: 0 }, []],
    [{ currentPrice: '0.000001', offerPrice: 5, priceUsd: 1, priceEur: 1, costPrice: 1 }, []],
    [{ currentPrice: 0 }, ['currentPrice priceNotPositive']],
    [{ offerPrice: -1 }, ['offerPrice priceNotPositive']],
    [{ priceUsd: '0' }, ['priceUsd priceNotPositive']],
    [{ priceEur: '-0.01' }, ['priceEur priceNotPositive']],
    [{ costPrice: 0 }, ['costPrice priceNotPositive']],
    [{ costPrice: '-0.01' }, ['costPrice priceNotPositive']],
    [{ minQuantity: '-0.001' }, ['minQuantity mustNotBeNegative']],
    [{ minQuantity: 0, maxQuantity: 0, orderMultiple: null }, []],
    [{ maxQuantity: '-0.001' }, ['maxQuantity mustNotBeNegative', 'maxQuantity maxBelowMin']],
    [{ minQuantity: 5, maxQuantity: 5 }, []],
    [{ minQuantity: 5, maxQuantity: '4.999' }, ['maxQuantity maxBelowMin']],
    [{ minQuantity: 5, maxQuantity: null }, []],
    [{ orderMultiple: 0 }, ['orderMultiple quantityNotPositive']],
    [{ orderMultiple: -1 }, ['orderMultiple quantityNotPositive']],
    [{ orderMultiple: '-0.5', unit: 'piece' }, ['orderMultiple quantityNotPositive']],
    [{ orderMultiple: '2.5', unit: 'piece' }, ['orderMultiple notWhole']],
    [{ orderMultiple: '2.5', unit: 'kg' }, []],
    [{ orderMultiple: '5.000', unit: 'piece' }, []],
    [{ taxRate: 20 }, []],
    [
      { currentPrice: 0, costPrice: -1, taxRate: 101 },
      ['currentPrice priceNotPositive', 'costPrice priceNotPositive', 'taxRate percentOutOfRange'],
    ],
  ])('should judge %j as %j', (next, expected) => {
    expect(found(next)).toEqual(expected)
  })

  it('should judge what limits an order together with what the card has already', () => {
    expect(found({ maxQuantity: 4 }, { minQuantity: 5 })).toEqual(['maxQuantity maxBelowMin'])
    expect(found({ minQuantity: 5 }, { maxQuantity: 4 })).toEqual(['maxQuantity maxBelowMin'])
    expect(found({ maxQuantity: 4 }, { minQuantity: 3 })).toEqual([])
    expect(found({ unit: 'piece' }, { orderMultiple: '2.5', unit: 'kg' })).toEqual([
      'orderMultiple notWhole',
    ])
  })

  it('should keep a price of 0 from before the rule, but not take a new one', () => {
    expect(found({ currentPrice: '0.000' }, { currentPrice: 0 })).toEqual([])
    expect(found({ currentPrice: 0 }, { currentPrice: 5 })).toEqual([
      'currentPrice priceNotPositive',
    ])
    expect(found({ currentPrice: 0 }, { currentPrice: null })).toEqual([
      'currentPrice priceNotPositive',
    ])
  })
})
