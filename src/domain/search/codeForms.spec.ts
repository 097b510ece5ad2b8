import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tenderNumber } from '../tenders/number'
import { fold } from '../shared/text/fold'
import { bareCode, codeForms, codeTermOf, type CodeKind } from './codeForms'

const finds = (kind: CodeKind, typed: string, stored: string): boolean =>
  codeForms({ kind, text: typed }).some((form) => fold(stored).includes(form))

describe('a code is found however it is written', () => {
  it.each([
    ['code', '8690-0000-0001-2', '8690000000012'],
    ['code', '8690 0000 0001 2', '8690-0000-0001-2'],
    ['code', '1-2-3-4-5-6-7', '1234567'],
    ['code', '٨٦٩٠٠٠٠٠٠٠٠١٢', '8690000000012'],
    ['code', '٨٦٩-٠', '٨٦٩-٠'],
    ['code', '۸۶۹۰۰۰۰۰۰۰۰۱۲', '8690000000012'],
    ['code', 'abc99x', 'ABC-99-X'],
    ['code', 'abc99x', 'ABC-99X'],
    ['code', 'abc-99x', 'ABC99-X'],
    ['code', 'ABC 99 X', 'abc99x'],
    ['code', 'abc.99/x', 'ABC_99_X'],
    ['code', 'abc.99/x', 'ABC.99/X'],
    ['code', 'abc–99', 'ABC-99'],
    ['code', 'vİda1', 'VIDA-1'],
    ['code', 'c99', 'ABC-99-X'],
    ['code', 'a+1', 'A+1'],
    ['code', '50%_\\1', '50%_\\1'],
    ['number', 'tkf202600072', 'TKF-2026-00072'],
    ['number', 'tkf-2026-72', 'TKF-2026-00072'],
    ['number', 'tkf202672', 'TKF-2026-00072'],
    ['number', 'TKF 2026 072', 'TKF-2026-00072'],
    ['number', 'tkf2026', 'TKF-2026-00072'],
    ['number', '2026/72', 'TKF-2026-00072-R2'],
    ['number', 'tkf202600072r2', 'TKF-2026-00072-R2'],
    ['number', 'tkf-2026-72-r2', 'TKF-2026-00072-R2'],
    ['number', '00072-r2', 'TKF-2026-00072-R2'],
    ['number', '26-00072', 'TKF-2026-00072'],
  ] as const)('as %s, %s finds %s', (kind, typed, stored) => {
    expect(finds(kind, typed, stored)).toBe(true)
  })

  it.each([
    ['code', 'abc99x', 'ABC-98-X'],
    ['code', 'A-12', 'A-0012'],
    ['code', 'a+12', 'AAA12'],
    ['code', '1.3', '123'],
    ['number', 'tkf-2026-72', 'TKF-2026-00172'],
    ['number', '1999-72', 'TKF-2026-00072'],
    // A digit may have a separator on either side: this needs an index of bare codes.
    ['code', '8690000000012', '8690-0000-0001-2'],
  ] as const)('as %s, %s does not find %s', (kind, typed, stored) => {
    expect(finds(kind, typed, stored)).toBe(false)
  })

  it.each(['kablo', 'a1', '---', '', '1'.repeat(101), 'vida-m'])('%j is no code', (text) => {
    expect(codeForms({ kind: 'code', text })).toEqual([text])
    expect(codeForms({ kind: 'number', text })).toEqual([text])
  })

  it('as typed and without separators alone, with more than five parts', () => {
    expect(codeForms({ kind: 'code', text: '1-2-3-4-5' })).toHaveLength(6)
    expect(codeForms({ kind: 'code', text: '1-2-3-4-5-6' })).toEqual(['1-2-3-4-5-6', '123456'])
  })

  it('with up to a hundred letters and digits', () => {
    expect(codeForms({ kind: 'code', text: '1'.repeat(100) }).length).toBeGreaterThanOrEqual(1)
    const longest = `${'1'.repeat(50)}-${'1'.repeat(50)}`
    expect(codeForms({ kind: 'code', text: longest })).toContain('1'.repeat(100))
    expect(codeForms({ kind: 'code', text: `${longest}1` })).toEqual([`${longest}1`])
  })

  it.each([
    ['2026', ['2026']],
    ['tkf2026', ['tkf2026', 'tkf-2026']],
    ['2026-123', ['2026-123', '2026-0123', '2026-00123']],
    ['2026-123456', ['2026-123456']],
    ['72-r2', ['72-r2']],
  ])('as a number, %s is looked for as %j', (text, forms) => {
    expect(codeForms({ kind: 'number', text })).toEqual(forms)
  })

  it('by its number without hyphens, and without zeros', () => {
    const numbers = fc.record({
      year: fc.integer({ min: 1990, max: 2099 }),
      counter: fc.integer({ min: 1, max: 1_999_999 }),
      revision: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(numbers, ({ year, counter, revision }) => {
        const number = tenderNumber({ year, counter, revision })
        const short = number.replace(/-0+/, '-')
        for (const text of [number, short, number.replaceAll('-', ''), short.replaceAll('-', ' ')])
          expect(codeForms({ kind: 'number', text })).toContain(fold(number))
      }),
    )
  })

  it('in few forms, the typed one first, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        for (const kind of ['code', 'number'] as const) {
          const forms = codeForms({ kind, text })
          expect(forms[0]).toBe(fold(text))
          expect(forms.length).toBeLessThanOrEqual(10)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('with the same separator between its parts or with none', () => {
    const parts = fc.array(fc.stringMatching(/^([a-z]{1,4}|[0-9]{1,4})$/), {
      ...{ minLength: 2, maxLength: 4 },
    })
    const separator = fc.constantFrom('-', ' ', '.', '/', '_', '')
    fc.assert(
      fc.property(parts, separator, (all, stored) => {
        const typed = ['10', ...all].join('–')
        expect(finds('code', typed, ['10', ...all].join(stored))).toBe(true)
        expect(bareCode(typed)).toBe(['10', ...all].join(''))
      }),
    )
  })
})

it.each([
  ['8690 0000 0001 2', '8690-0000-0001-2'],
  ['0532 111', '0532-111'],
  ['abc 99x', 'abc 99x'],
  [' 0532  111 ', '0532-111'],
  ['kablo', 'kablo'],
])('%s is looked for as %s', (term, expected) => {
  expect(codeTermOf(term)).toBe(expected)
})
