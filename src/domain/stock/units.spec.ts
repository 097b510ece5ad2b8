import { expect, it } from 'vitest'
import { refuseFraction, refuseUnitChange, STOCK_UNITS, type FractionHolders } from './units'

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

const NOWHERE: FractionHolders = {
  stock: false,
  reserved: false,
  groups: false,
  counts: false,
  tenders: false,
}

it.each(Object.keys(NOWHERE))('keeps a measured unit while %s hold a fraction', (holder) => {
  const holders = { ...NOWHERE, [holder]: true }
  expect(refuseUnitChange({ from: 'kg', to: 'piece' }, holders)).toBe('unitHoldsFractions')
  expect(refuseUnitChange({ from: 'kg', to: 'set' }, NOWHERE)).toBeNull()
  // Existing fractions from before the rule.
  expect(refuseUnitChange({ from: 'piece', to: 'set' }, holders)).toBeNull()
  expect(refuseUnitChange({ from: 'kg', to: 'l' }, holders)).toBeNull()
})
