import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../../shared/money'
import { refuseInstalments, splitInstalments } from './instalments'

describe('splitInstalments', () => {
  it.each([
    [{ payable: 100, count: 3 }, ['33.33', '33.33', '33.34']],
    [{ payable: '1283.45', weights: [30, 70] }, ['385.04', '898.41']],
    [
      { payable: '0.05', count: 10 },
      ['0.01', '0.01', '0.01', '0.01', '0.01', '0', '0', '0', '0', '0'],
    ],
    [{ payable: 10, count: 1 }, ['10']],
    [{ payable: 10, count: 0 }, []],
    [{ payable: 10, weights: [0, 0] }, []],
  ])('should divide case %#', (input, expected) => {
    expect(splitInstalments(input).map(String)).toEqual(expected)
  })

  it('should always add up, without negative parts', () => {
    const kurus = fc.integer({ min: 0, max: 99_999_999 })
    const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 24 })
    fc.assert(
      fc.property(kurus, weights, (payable, parts) => {
        const amounts = splitInstalments({ payable: payable / 100, weights: parts })
        expect(sum(amounts).mul(100).toNumber()).toBe(payable)
        expect(amounts.every((amount) => amount.gte(0))).toBe(true)
      }),
    )
  })
})

describe('refuseInstalments', () => {
  const date = '2026-03-01'
  const row = (amount: unknown, dueDate: unknown = '2026-04-01') => ({ amount, dueDate })

  it.each([
    [[], []],
    [null, []],
    [[row(60), row('40.00', '2026-04-01T12:00:00.000Z')], []],
    [[row(100, date)], []],
    [[row(99.99)], ['paymentInstallments instalmentsDiffer']],
    [[row(-1), row(101)], ['paymentInstallments.0.amount mustNotBeNegative']],
    [[row('1,5')], ['paymentInstallments.0.amount notADecimal']],
    [[row(null)], ['paymentInstallments.0.amount required']],
    [[{ dueDate: date }], ['paymentInstallments.0.amount required']],
    [[row('')], ['paymentInstallments.0.amount notADecimal']],
    [[row(0), row(100)], []],
    [[row(100, null)], ['paymentInstallments.0.dueDate required']],
    [[row(100, '')], ['paymentInstallments.0.dueDate required']],
    [[{ amount: 100 }], ['paymentInstallments.0.dueDate required']],
    [
      [{}, row(100), row('x', 'x')],
      [
        'paymentInstallments.0.dueDate required',
        'paymentInstallments.0.amount required',
        'paymentInstallments.2.dueDate invalidDate',
        'paymentInstallments.2.amount notADecimal',
      ],
    ],
    [[row(100, '2026-02-30')], ['paymentInstallments.0.dueDate invalidDate']],
    [[row(100, '2026-02-28')], ['paymentInstallments.0.dueDate endBeforeStart']],
  ])('should judge case %#', (instalments, expected) => {
    const found = refuseInstalments({ instalments, total: 100, date })
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
  })

  it('should take a stored date of the tender', () => {
    const instalments = [row(100, date)]
    const stored = `${date}T12:00:00.000Z`
    expect(refuseInstalments({ instalments, total: 100, date: stored })).toEqual([])
  })

  it('should say both sums', () => {
    const [found] = refuseInstalments({ instalments: [row(60), row(30)], total: 100 })
    expect(found?.data).toEqual({ planned: 90, total: 100 })
  })
})
