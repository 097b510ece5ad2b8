import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { today } from '../shared/day'
import {
  averageCostAfter,
  averageCostAfterReversal,
  baseCostOf,
  refuseOperationDate,
} from './movement'
import { oppositeOf } from './movementType'

it('should be undone by the other direction', () => {
  expect(oppositeOf('in')).toBe('out')
  expect(oppositeOf('out')).toBe('in')
})

it.each([
  // 02:39 on the 2nd in Istanbul: in UTC it is still the 1st.
  ['2026-03-01T23:39:00Z', 'Europe/Istanbul', '2026-03-02', null],
  ['2026-03-01T23:39:00Z', 'Europe/Istanbul', '2026-03-03', 'dayInFuture'],
  ['2026-03-01T20:59:59Z', 'Europe/Istanbul', '2026-03-02', 'dayInFuture'],
  ['2026-03-01T21:00:00Z', 'Europe/Istanbul', '2026-03-02', null],
  ['2026-03-02T00:30:00Z', 'America/New_York', '2026-03-02', 'dayInFuture'],
  ['2026-03-02T00:30:00Z', 'America/New_York', '2026-03-01T12:00:00.000Z', null],
  ['2026-03-01T10:00:00Z', 'Pacific/Kiritimati', '2026-03-02T12:00:00.000Z', null],
  ['2026-03-01T10:00:00Z', 'Europe/Istanbul', undefined, null],
])('should judge at %s in %s a movement of %s: %s', (now, timeZone, operationDate, expected) => {
  const day = today({ now: new Date(now), timeZone })
  expect(refuseOperationDate({ operationDate, today: day })).toBe(expected)
})

it('should convert a price at the movement’s own rate', () => {
  expect(baseCostOf({ price: 10, currencyRate: '41.123456' }).toFixed()).toBe('411.23456')
  expect(baseCostOf({ price: 10 }).toFixed()).toBe('10')
  expect(baseCostOf({ price: '0.000001', currencyRate: '41.123456' }).toFixed()).toBe(
    '0.000041123456',
  )
})

describe('averageCostAfter', () => {
  it.each([
    [{ onHand: 10, average: 10, quantity: 10, cost: 20 }, '15'],
    [{ onHand: 1, average: 1, quantity: 2, cost: 2 }, '1.666667'],
    [{ onHand: 0, average: 10, quantity: 5, cost: 20 }, '20'],
    [{ onHand: -3, average: 10, quantity: 5, cost: 20 }, '20'],
    [{ onHand: 10, average: null, quantity: 5, cost: 20 }, '20'],
    [{ onHand: 10, average: undefined, quantity: 5, cost: 20 }, '20'],
    [{ onHand: 10, average: 10, quantity: 5, cost: null }, '10'],
    [{ onHand: 10, average: 10, quantity: 5, cost: undefined }, '10'],
    [{ onHand: 10, average: 10, quantity: 0, cost: 50 }, '10'],
  ])('should average %o to %s', (input, expected) => {
    expect(averageCostAfter(input).toFixed()).toBe(expected)
  })

  it('should stay between the old average and the new cost', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (onHand, average, quantity, cost) => {
        const after = averageCostAfter({ onHand, average, quantity, cost }).toNumber()
        expect(after).toBeGreaterThanOrEqual(Math.min(average, cost))
        expect(after).toBeLessThanOrEqual(Math.max(average, cost))
      }),
    )
  })
})

/** Half away from zero at six decimals, in whole millionths: independent of the tested code. */
const roundedQuotient = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor)
const MILLION = 1_000_000n
const millionths = (value: { toFixed: (scale: number) => string }): bigint =>
  BigInt(value.toFixed(6).replace('.', ''))

describe('averageCostAfter, against whole numbers', () => {
  const thousandths = fc.bigInt({ min: 1n, max: 999_999_999n })
  const micro = fc.bigInt({ min: 1n, max: 99_999_999_999n })
  const text = (value: bigint, scale: number): string => {
    const digits = value.toString().padStart(scale + 1, '0')
    return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  }

  it('should mix the exact cost of a foreign receipt and round once', () => {
    fc.assert(
      fc.property(thousandths, micro, thousandths, micro, micro, (old, avg, q, price, rate) => {
        const after = averageCostAfter({
          onHand: text(old, 3),
          average: text(avg, 6),
          quantity: text(q, 3),
          cost: baseCostOf({ price: text(price, 6), currencyRate: text(rate, 6) }),
        })
        const expected = roundedQuotient(
          old * avg * MILLION + q * price * rate,
          (old + q) * MILLION,
        )
        expect(millionths(after)).toBe(expected)
      }),
    )
  })

  it('should find the earlier average again when a receipt is taken back', () => {
    fc.assert(
      fc.property(thousandths, micro, thousandths, micro, micro, (old, avg, q, price, rate) => {
        const cost = baseCostOf({ price: text(price, 6), currencyRate: text(rate, 6) })
        const quantity = text(q, 3)
        const mixed = averageCostAfter({
          onHand: text(old, 3),
          average: text(avg, 6),
          quantity,
          cost,
        })
        const onHand = text(old + q, 3)
        const back = averageCostAfterReversal({ onHand, average: mixed, quantity, cost })
        // The mixed average was rounded; here the lost part is multiplied by (old + q) / old.
        const lost = (old + q) / old / 2n + 2n
        const distance = millionths(back.average) - avg
        const isNear = distance <= lost && distance >= -lost
        expect(isNear || back.isDoubtful).toBe(true)
        expect(back.isDoubtful && avg > lost).toBe(false)
      }),
    )
  })
})

describe('averageCostAfterReversal', () => {
  it.each([
    [{ onHand: 20, average: 15, quantity: 10, cost: 20 }, '10', false],
    [{ onHand: 10, average: 15, quantity: 10, cost: 20 }, '15', true],
    // Nothing is left to divide by, although some value would be.
    [{ onHand: 10, average: 15, quantity: 10, cost: 5 }, '15', true],
    [{ onHand: 12, average: 5, quantity: 10, cost: 20 }, '5', true],
  ])('should take apart %o', (input, average, isDoubtful) => {
    const after = averageCostAfterReversal(input)
    expect([after.average.toFixed(), after.isDoubtful]).toEqual([average, isDoubtful])
  })
})
