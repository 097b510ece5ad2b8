import { expect, it } from 'vitest'
import { refuseFraction, STOCK_UNITS } from './units'

it.each(STOCK_UNITS)(
  'should take whole quantities of every unit, fractions of measured ones: %s',
  (unit) => {
    const isCounted = unit === 'piece' || unit === 'set'
    expect(refuseFraction({ unit, quantity: 3 })).toBeNull()
    expect(refuseFraction({ unit, quantity: '3.000' })).toBeNull()
    expect(refuseFraction({ unit, quantity: 2.5 })).toBe(isCounted ? 'notWhole' : null)
    expect(refuseFraction({ unit, quantity: '0.001' })).toBe(isCounted ? 'notWhole' : null)
  },
)
