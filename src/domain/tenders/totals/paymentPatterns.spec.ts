import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseInstalments } from './instalments'
import {
  movedTerms,
  PAYMENT_PATTERNS,
  plannedSum,
  planOf,
  respread,
  type PaymentPattern,
} from './paymentPatterns'

const said = (pattern: PaymentPattern, payable: string, date = '2026-01-31', months?: number) =>
  planOf({ pattern, payable, date, months }).map(({ dueDate, amount }) => `${dueDate} ${amount}`)

describe('a payment plan', () => {
  it.each([
    ['days30', '100', ['2026-03-02 100.00']],
    ['days30To60', '100.01', ['2026-03-02 50.01', '2026-04-01 50.00']],
    ['days30To90', '100', ['2026-03-02 33.33', '2026-04-01 33.33', '2026-05-01 33.34']],
    ['halfDown', '1283.45', ['2026-01-31 641.73', '2026-03-02 641.72']],
    // The last day of a shorter month, and the 31st again after it.
    ['monthly', '300', ['2026-02-28 100.00', '2026-03-31 100.00', '2026-04-30 100.00']],
  ] as const)('%s of %s', (pattern, payable, plan) => {
    expect(said(pattern, payable)).toEqual(plan)
  })

  it('has between two and twenty-four months, in leap years and over new year', () => {
    expect(said('monthly', '10', '2027-12-31', 2)).toEqual(['2028-01-31 5.00', '2028-02-29 5.00'])
    expect(said('monthly', '10', '2026-01-01', 1)).toHaveLength(2)
    expect(said('monthly', '10', '2026-01-01', 99)).toHaveLength(24)
    expect(said('monthly', '10', '2026-01-01', Number.NaN)).toHaveLength(2)
  })

  it('is none of nothing', () => {
    for (const pattern of PAYMENT_PATTERNS) expect(said(pattern, '0')).toEqual([])
  })

  it('always stands: exact, in order, not before the tender', () => {
    const amounts = fc.integer({ min: 1, max: 10 ** 12 }).map((kurus) => (kurus / 100).toFixed(2))
    const days = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_PATTERNS),
        amounts,
        days,
        fc.integer({ min: 2, max: 24 }),
        (pattern, payable, date, months) => {
          const instalments = planOf({ pattern, payable, date, months })
          expect(refuseInstalments({ instalments, total: payable, date })).toEqual([])
          const dues = instalments.map(({ dueDate }) => dueDate)
          expect(dues).toEqual([...new Set(dues)].sort())
        },
      ),
    )
  })
})

describe('a plan for another total', () => {
  it.each([
    ['the same shares', ['50', '50'], '200.01', ['100.01', '100.00']],
    ['its proportions', [30, 70], '10', ['3.00', '7.00']],
    ['a part of nothing among others', ['0', '50', '50'], '10', ['0.00', '5.00', '5.00']],
    ['equal parts of nothing', [0, 0], '5', ['2.50', '2.50']],
    ['equal parts of what cannot be read', ['x', null], '5', ['2.50', '2.50']],
    ['a total of nothing', ['50', '50'], '0', ['0.00', '0.00']],
  ])('keeps %s', (_, amounts, payable, found) => {
    expect(respread(amounts, payable)).toEqual(found)
  })

  it('is known by its sum', () => {
    expect(plannedSum(['0.1', 0.2])).toBe('0.30')
    expect(plannedSum([])).toBe('0.00')
    expect(plannedSum(['1', 'x'])).toBeNull()
    expect(plannedSum(['1', null])).toBeNull()
  })
})

it('a plan stays as it is for the total it has', () => {
  const kurus = fc.integer({ min: 0, max: 10 ** 12 })
  fc.assert(
    fc.property(fc.array(kurus, { minLength: 1, maxLength: 24 }), (parts) => {
      const amounts = parts.map((part) => (part / 100).toFixed(2))
      expect(respread(amounts, plannedSum(amounts) ?? 0)).toEqual(amounts)
    }),
  )
})

describe('the payment terms of a copy', () => {
  const stored = {
    paymentDate: '2026-03-31T12:00:00.000Z',
    paymentInstallments: [
      { dueDate: '2026-03-01T12:00:00.000Z', amount: 30 },
      { dueDate: '2026-04-30T12:00:00.000Z', amount: 70 },
    ],
  }

  it.each([
    [
      'later',
      '2026-03-01',
      '2026-03-11',
      '100',
      '2026-04-10',
      ['2026-03-11 30.00', '2026-05-10 70.00'],
    ],
    [
      'earlier',
      '2026-03-01',
      '2026-02-27',
      '100',
      '2026-03-29',
      ['2026-02-27 30.00', '2026-04-28 70.00'],
    ],
    [
      'for another total',
      '2026-03-01',
      '2026-03-01',
      '50.01',
      '2026-03-31',
      ['2026-03-01 15.00', '2026-04-30 35.01'],
    ],
  ] as const)('move with its date: %s', (_, from, to, total, paymentDate, plan) => {
    const terms = movedTerms(stored, { from, to, total })
    expect(terms.paymentDate).toBe(paymentDate)
    expect(terms.instalments.map(({ dueDate, amount }) => `${dueDate} ${amount}`)).toEqual(plan)
    expect(refuseInstalments({ instalments: terms.instalments, total, date: to })).toEqual([])
  })

  it('are none where there were none', () => {
    const days = { from: '2026-03-01', to: '2026-03-11', total: '100' }
    expect(movedTerms({}, days)).toEqual({ paymentDate: null, instalments: [] })
    expect(movedTerms({ paymentDate: null, paymentInstallments: null }, days)).toEqual({
      paymentDate: null,
      instalments: [],
    })
  })
})
