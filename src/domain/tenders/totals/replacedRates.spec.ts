import { expect, it } from 'vitest'
import { USUAL_TAX_RATES as usual } from '../../taxes/taxRates'
import { withRatesOf } from './replacedRates'

it('renews the rates of priced lines, and counts what was replaced', () => {
  const lines = [
    { kind: 'stockCard', taxRate: 18 },
    { kind: 'text', taxRate: 20 },
    { kind: 'stockGroup', taxRate: 18 },
    { kind: 'heading', taxRate: 18 },
    { kind: 'stockCard', taxRate: 8 },
    { kind: 'stockCard', taxRate: 7 },
    { kind: 'stockCard', taxRate: null },
  ] as const
  expect(withRatesOf(usual, lines, '2026-01-01')).toEqual({
    lines: lines.map((line, at) =>
      at === 0 || at === 2 ? { ...line, taxRate: 20 } : at === 4 ? { ...line, taxRate: 10 } : line,
    ),
    replaced: [
      { from: 18, to: 20, lines: 2 },
      { from: 8, to: 10, lines: 1 },
    ],
  })
  // A line without a rate counts as exempt, where the exempt rate has a successor.
  const table = [
    { kind: 'exempt', rate: 0, validFrom: '2008-01-01' },
    { kind: 'exempt', rate: 1, validFrom: '2020-01-01' },
  ] as const
  expect(withRatesOf(table, [{ kind: 'stockCard', taxRate: null }], '2026-01-01').replaced).toEqual(
    [{ from: 0, to: 1, lines: 1 }],
  )
})
