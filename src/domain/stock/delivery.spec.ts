import { describe, expect, it } from 'vitest'
import { TENDER_STATUSES } from '../tenders/status'
import { refuseDelivery, refuseReversal } from './delivery'

describe('a delivery', () => {
  it.each([
    [1, 1, null],
    ['0.001', '0.001', null],
    [1, 2, null],
    ['1.001', 1, 'moreThanOrdered'],
    [1, 0, 'moreThanOrdered'],
  ])('of %s with %s to deliver: %s', (wanted, left, code) => {
    expect(refuseDelivery({ status: 'approved', wanted, left })).toBe(code)
  })

  it('is of an approved tender', () => {
    for (const status of TENDER_STATUSES)
      expect(refuseDelivery({ status, wanted: 1, left: 1 })).toBe(
        status === 'approved' ? null : 'tenderNotApproved',
      )
  })
})

describe('a reversal by hand', () => {
  it.each([
    ['manual', false, null, null],
    ['manual', true, null, 'alreadyReversed'],
    ['manual', false, 'invoiced', null],
    ['delivery', false, 'approved', null],
    ['delivery', true, 'approved', 'alreadyReversed'],
    ['delivery', false, 'invoiced', 'movementBelongsToInvoice'],
    ['delivery', false, 'sent', null],
    ['invoice', false, 'invoiced', 'movementBelongsToInvoice'],
    ['invoice', true, 'approved', 'alreadyReversed'],
    ['reversal', false, 'invoiced', 'isAReversal'],
    ['reversal', true, null, 'isAReversal'],
  ] as const)('of %s (reversed: %s) with a tender %s: %s', (origin, isReversed, status, code) => {
    expect(refuseReversal({ origin, isReversed, tenderStatus: status })).toBe(code)
  })
})
