import { describe, expect, it } from 'vitest'
import { MAX_LINES, refuseItem, refuseLineCount, refuseSentItem } from './lines'

const CARD_LINE = { kind: 'stockCard', stockCard: 4, quantity: 2, unitPrice: 10, taxRate: 20 }

describe('refuseItem', () => {
  it.each([
    [{}, []],
    [{ stockCard: { id: 4 } }, []],
    [{ taxRate: null }, []],
    [{ choice: null }, []],
    [{ kind: 'poem' }, ['kind notAnOption']],
    [{ kind: ['stockCard'] }, ['kind notAnOption']],
    [{ stockCard: null }, ['stockCard itemCardMissing']],
    [{ kind: 'stockGroup' }, ['stockGroup itemGroupMissing']],
    [{ kind: 'stockGroup', stockGroup: 1 }, []],
    [{ kind: 'text', stockCard: null }, []],
    [{ quantity: 0 }, ['quantity quantityNotPositive']],
    [{ quantity: -1 }, ['quantity quantityNotPositive']],
    [{ quantity: undefined }, ['quantity required']],
    [{ quantity: '1,5' }, ['quantity notADecimal']],
    [{ quantity: 0.0001 }, ['quantity tooManyDecimals']],
    [{ unitPrice: 0 }, ['unitPrice priceNotPositive']],
    [{ unitPrice: -5 }, ['unitPrice priceNotPositive']],
    [{ unitPrice: null }, ['unitPrice required']],
    [{ quantity: 999_999_999, unitPrice: 999_999_999 }, ['unitPrice tooLarge']],
    [{ discountType: 'percent', discountValue: 100 }, []],
    [{ discountType: 'percent', discountValue: null }, []],
    [{ discountType: null, discountValue: 0 }, []],
    [{ discountType: null, discountValue: 5 }, ['discountValue notAnOption']],
    [{ discountType: 'gift', discountValue: 5 }, ['discountValue notAnOption']],
    [{ discountType: 'percent', discountValue: 100.001 }, ['discountValue percentOutOfRange']],
    [{ discountType: 'percent', discountValue: -1 }, ['discountValue percentOutOfRange']],
    [{ discountType: 'amount', discountValue: 20 }, []],
    [{ discountType: 'amount', discountValue: 20.01 }, ['discountValue discountTooLarge']],
    [{ discountType: 'amount', discountValue: -0.01 }, ['discountValue mustNotBeNegative']],
    [{ taxRate: 100 }, []],
    [{ taxRate: 100.01 }, ['taxRate percentOutOfRange']],
    [{ taxRate: -1 }, ['taxRate percentOutOfRange']],
    [{ taxRate: 1.234 }, ['taxRate tooManyDecimals']],
    [{ quantity: 0, unitPrice: 0 }, ['quantity quantityNotPositive', 'unitPrice priceNotPositive']],
    [{ kind: 'heading', quantity: null, unitPrice: 0 }, []],
    [{ kind: 'subtotal', quantity: null }, []],
    [{ kind: 'comment' }, []],
  ])('should judge %o', (change, expected) => {
    const found = refuseItem({ ...CARD_LINE, ...change })
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
  })

  it('should take a line without a kind for one of a card, as a request may leave it out', () => {
    const { kind: _, ...sent } = CARD_LINE
    expect(refuseSentItem(sent, 'items.3')).toEqual([])
    expect(refuseSentItem({ ...sent, stockCard: null }, 'items.3')).toEqual([
      { path: 'items.3.stockCard', code: 'itemCardMissing' },
    ])
    expect(refuseSentItem({ ...sent, kind: 'comment', stockCard: null }, 'items.3')).toEqual([])
    expect(refuseSentItem({ ...sent, kind: 'poem' }, 'items.3')).toEqual([
      { path: 'items.3.kind', code: 'notAnOption' },
    ])
  })

  it('should say where the line stands', () => {
    const found = refuseItem({ ...CARD_LINE, unitPrice: 0 }, 'items.3')
    expect(found).toEqual([{ path: 'items.3.unitPrice', code: 'priceNotPositive' }])
  })
})

it('should refuse one line too many, and say how many there can be', () => {
  expect(refuseLineCount(MAX_LINES)).toBeNull()
  expect(refuseLineCount(MAX_LINES + 1)).toEqual({
    ...{ path: 'items', code: 'tooManyLines', data: { max: MAX_LINES } },
  })
})
