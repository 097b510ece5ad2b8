import { describe, expect, it } from 'vitest'
import { refuseTaxRate, refuseTaxRateOfCard, refuseTaxRateOn } from './refuseTaxRate'
import { refuseTaxRates, taxRatesFrom } from './settings'
import {
  everyTaxRate,
  proposedTaxRate,
  successorOf,
  taxRateHolds,
  taxRatesOn,
  USUAL_TAX_RATES as usual,
} from './taxRates'

const ratesOn = (day: string) => taxRatesOn(usual, day).map(({ rate }) => String(rate))

it.each([
  ['2007-12-31', []],
  ['2023-07-09', ['0', '1', '8', '18']],
  ['2023-07-10', ['0', '1', '10', '20']],
  ['2026-11-23', ['0', '1', '10', '20']],
])('on %s these hold: %j', (day, rates) => {
  expect(ratesOn(day)).toEqual(rates)
})

it('takes the newest of a kind, in whatever order the rows stand, and says a rate once', () => {
  const table = [
    { kind: 'general', rate: 22, validFrom: '2027-01-01' },
    { kind: 'general', rate: 20, validFrom: '2023-07-10' },
    { kind: 'reduced', rate: '20.00', validFrom: '2023-07-10' },
  ] as const
  expect(taxRatesOn(table, '2026-12-31')).toEqual([table[1]])
  expect(taxRatesOn(table, '2027-01-01').map(({ rate }) => rate)).toEqual(['20.00', 22])
})

it.each([
  [18, '2026-01-01', '20'],
  ['8.0', '2026-01-01', '10'],
  [20, '2023-07-09', '18'],
  [20, '2026-01-01', null],
  [null, '2026-01-01', null],
  [7, '2026-01-01', null],
  [18, '2001-01-01', null],
])('%s on %s is followed by %s', (rate, day, next) => {
  expect(successorOf(usual, rate, day)?.rate ?? null).toBe(next)
})

it('follows the kind that has a rate on the day, where two kinds had the same', () => {
  const table = [
    { kind: 'general', rate: 18, validFrom: '2030-01-01' },
    { kind: 'reduced', rate: 18, validFrom: '2008-01-01' },
    { kind: 'reduced', rate: 10, validFrom: '2023-07-10' },
  ] as const
  expect(successorOf(table, 18, '2026-01-01')?.rate).toBe(10)
})

it('takes the later of two rows of one kind and day', () => {
  const table = [
    { kind: 'general', rate: 20, validFrom: '2026-01-01' },
    { kind: 'general', rate: 21, validFrom: '2026-01-01' },
  ] as const
  expect(taxRatesOn(table, '2026-01-01')).toEqual([table[1]])
})

it('proposes what holds, and leaves what nobody knows as it is', () => {
  expect(proposedTaxRate(usual, 18, '2026-01-01')).toBe('20')
  expect(proposedTaxRate(usual, 10, '2026-01-01')).toBe(10)
  expect(proposedTaxRate(usual, 7, '2026-01-01')).toBe(7)
  expect(proposedTaxRate(usual, null, '2026-01-01')).toBeNull()
  const exempt = [
    { kind: 'exempt', rate: 0, validFrom: '2008-01-01' },
    { kind: 'exempt', rate: 1, validFrom: '2020-01-01' },
  ] as const
  expect(proposedTaxRate(exempt, null, '2026-01-01')).toBeNull()
  expect(taxRateHolds(usual, undefined, '2026-01-01')).toBe(true)
  expect([...everyTaxRate(usual)].sort()).toEqual(['0', '1', '10', '18', '20', '8'])
})

it.each([
  [null, null],
  [undefined, null],
  [0, null],
  ['18.00', null],
  [100, null],
  [100.01, 'percentOutOfRange'],
  [-0.01, 'percentOutOfRange'],
  [20.005, 'tooManyDecimals'],
  [1000, 'tooLarge'],
  ['', 'notADecimal'],
  ['abc', 'notADecimal'],
])('a rate is a percent with two decimals: %j, %s', (rate, code) => {
  expect(refuseTaxRate(rate)).toBe(code)
})

it('refuses by name what does not hold', () => {
  const at = { table: usual, path: 'items.2.taxRate', day: '2026-01-01' }
  expect(refuseTaxRateOn({ ...at, rate: 20 })).toBeNull()
  expect(refuseTaxRateOn({ ...at, rate: 18 })).toEqual({
    path: 'items.2.taxRate',
    code: 'taxRateNotValid',
    data: { rate: 18, day: '2026-01-01', rates: [0, 1, 10, 20], valid: '0, 1, 10, 20' },
  })
})

it.each([
  ['a new one that holds', 20, null, null],
  ['a new one that ended', 18, null, 'taxRateNotValid'],
  ['a new one of no law', 7, null, 'taxRateNotValid'],
  ['another one that ended', 8, 18, 'taxRateNotValid'],
  ['the one it had', '18.0', 18, null],
  ['none', null, 18, null],
])('a card may be given %s, or is told why not', (_, rate, before, code) => {
  const refused = refuseTaxRateOfCard({ table: usual, rate, before, day: '2026-01-01' })
  expect(refused?.code ?? null).toBe(code)
  if (code) expect(refused?.path).toBe('taxRate')
})

it.each([
  ['nothing, which leaves the rate open', null, 20, null],
  ['0, which is not nothing', 0, null, 'taxRateNotValid'],
])('where no rate is 0, a card is given %s', (_, rate, before, code) => {
  const table = [{ kind: 'general', rate: 20, validFrom: '2020-01-01' }] as const
  const refused = refuseTaxRateOfCard({ table, rate, before, day: '2026-01-01' })
  expect(refused?.code ?? null).toBe(code)
})

describe('the rates of the settings', () => {
  const row = (kind: string, rate: unknown, validFrom: unknown) => ({ kind, rate, validFrom })

  it('are the usual ones until somebody wrote others', () => {
    for (const rows of [undefined, null, 'x', [], [row('other', 3, '2020-01-01')], [null]])
      expect(taxRatesFrom(rows)).toBe(usual)
    expect(taxRatesFrom([row('general', 19, '2020-01-01T12:00:00.000Z')])).toEqual([
      { kind: 'general', rate: '19', validFrom: '2020-01-01' },
    ])
  })

  it.each([
    ['no row', null],
    ['a kind that the law does not know', row('other', 3, '2020-01-01')],
    ['no kind', row('', 3, '2020-01-01')],
    ['no rate', row('low', null, '2020-01-01')],
    ['a rate that is no number', row('low', 'x', '2020-01-01')],
    ['no day', row('low', 3, null)],
    ['a day that does not exist', row('low', 3, '2020-02-30')],
  ])('leave out %s', (_, unreadable) => {
    const general = row('general', '19.50', '2020-01-01')
    expect(taxRatesFrom([unreadable, general])).toEqual([{ ...general, rate: '19.5' }])
  })

  it('are percents, and one of a kind a day', () => {
    expect(refuseTaxRates('x')).toEqual([])
    expect(
      refuseTaxRates([null, undefined, row('general', 20, null), row('general', 20, null)]),
    ).toEqual([])
    const day = '2030-01-01T12:00:00.000Z'
    expect(
      refuseTaxRates([
        row('general', 101, day),
        row('reduced', 10, day),
        row('general', 21, day),
        row('general', 22, '2031-01-01'),
      ]),
    ).toEqual([
      { path: 'taxRates.0.rate', code: 'percentOutOfRange' },
      { path: 'taxRates.2.validFrom', code: 'notUnique' },
    ])
  })
})
