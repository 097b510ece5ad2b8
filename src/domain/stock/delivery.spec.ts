import { describe, expect, it } from 'vitest'
import { TENDER_STATUSES } from '../shared/tenderStatus'
import { givenQuantities, refuseDelivery, refuseQuantities, refuseReversal } from './delivery'

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

describe('quantities that are given out together', () => {
  const left = new Map([
    [1, '5'],
    [2, '0.125'],
  ])
  const judged = (...quantities: [number, string][]) =>
    refuseQuantities({ quantities: new Map(quantities), left }).map(({ path, code }) => [
      path,
      code,
    ])

  it.each([
    [
      'all that is left',
      [
        [1, '5'],
        [2, '0.125'],
      ],
      [],
    ],
    ['a part of one', [[1, '2']], []],
    [
      'nothing of one',
      [
        [1, '0'],
        [2, '0.1'],
      ],
      [],
    ],
    ['nothing of all', [[1, '0']], [['quantities', 'required']]],
    ['none at all', [], [['quantities', 'required']]],
    [
      'more than is left',
      [
        [1, '5.001'],
        [2, '1'],
      ],
      [
        ['quantities.1', 'moreThanOrdered'],
        ['quantities.2', 'moreThanOrdered'],
      ],
    ],
    ['a card that is not sold', [[3, '1']], [['quantities.3', 'notAnOption']]],
  ] as [string, [number, string][], [string, string][]][])('%s', (_, quantities, found) => {
    expect(judged(...quantities)).toEqual(found)
  })

  it('names what was wanted and what is left', () => {
    expect(refuseQuantities({ quantities: new Map([[1, '5.001']]), left, path: 'cards' })).toEqual([
      { path: 'cards.1', code: 'moreThanOrdered', data: { wanted: 5.001, left: 5 } },
    ])
  })

  it('leaves out what is not given', () => {
    const given = givenQuantities(
      new Map([
        [1, '0'],
        [2, '0.100'],
      ]),
    )
    expect([...given].map(([card, quantity]) => [card, quantity.toFixed()])).toEqual([[2, '0.1']])
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
