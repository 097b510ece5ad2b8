import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareContents,
  compareLines,
  isSameContent,
  type ComparedContent,
  type ComparedLine,
} from './compare'

const card = (stockCard: number, data: Partial<ComparedLine> = {}): ComparedLine => ({
  kind: 'stockCard',
  stockCard,
  stockGroup: null,
  quantity: 1,
  unitPrice: 100,
  net: 100,
  ...data,
})
const words = (description: string, data: Partial<ComparedLine> = {}): ComparedLine => ({
  ...card(0),
  kind: 'text',
  stockCard: null,
  description: description as never,
  ...data,
})
const named = ({ stockCard, description }: ComparedLine) => String(stockCard ?? description)
const said = (before: ComparedLine[], after: ComparedLine[]) =>
  compareLines(before, after).map((row) =>
    row.kind === 'added'
      ? `+${named(row.after)}`
      : row.kind === 'removed'
        ? `-${named(row.before)}`
        : `${named(row.after)}${row.changes.map((field) => ` ${field}`).join('')}`,
  )

describe('lines of two contents', () => {
  it.each([
    ['none', [], [], []],
    ['the same', [card(1), words('a')], [card(1), words('a')], ['1', 'a']],
    ['written otherwise', [card(1, { quantity: '1.000' })], [card(1)], ['1']],
    ['one more', [card(1)], [card(1), card(2)], ['1', '+2']],
    ['one more in between', [card(1), card(3)], [card(1), card(2), card(3)], ['1', '+2', '3']],
    ['one less', [card(1), card(2), card(3)], [card(1), card(3)], ['1', '-2', '3']],
    ['none any more', [card(1), card(2)], [], ['-1', '-2']],
    ['another order', [card(1), card(2)], [card(2), card(1)], ['2', '1']],
    [
      'other figures',
      [card(1)],
      [card(1, { quantity: 2, unitPrice: '99.9', net: '199.80' })],
      ['1 quantity unitPrice net'],
    ],
    [
      'other words of a card',
      [card(1)],
      [card(1, { description: 'x' as never })],
      ['1 description'],
    ],
    ['no longer in the total', [card(1)], [card(1, { choice: 'optional' as never })], ['1 choice']],
    ['other words', [words('a')], [words('b')], ['b description']],
    ['other words and figures', [words('a')], [words('b', { quantity: 3 })], ['+b', '-a']],
    [
      'headings without words, however that is written',
      [words(null as never, { kind: 'heading' }), words('', { kind: 'heading' }), words('a')],
      [words('a'), words('', { kind: 'heading' })],
      ['-', 'a', ''],
    ],
    ['another card', [card(1)], [card(2)], ['+2', '-1']],
    [
      'one of two lines of a card',
      [card(1), card(1, { quantity: 5 })],
      [card(1, { quantity: 5 })],
      ['-1', '1'],
    ],
    [
      'two of a card, one changed',
      [card(1, { quantity: 5 }), card(1)],
      [card(1), card(1, { quantity: 6 })],
      ['1', '1 quantity'],
    ],
  ] as [string, ComparedLine[], ComparedLine[], string[]][])('%s', (_, before, after, rows) => {
    expect(said(before, after)).toEqual(rows)
    for (const row of compareLines(before, after))
      if ('changes' in row) expect(row.kind).toBe(row.changes.length > 0 ? 'changed' : 'same')
  })

  it('each stand in exactly one row', () => {
    const anyLine = fc
      .record({ id: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 3 }) })
      .map(({ id, quantity }) => (id === 3 ? words(`w${quantity}`) : card(id, { quantity })))
    const lines = fc.array(anyLine, { maxLength: 8 })
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const rows = compareLines(before, after)
        const of = (side: 'before' | 'after') =>
          rows.flatMap((row) =>
            Object.entries(row).flatMap(([key, line]) => (key === side ? [line] : [])),
          )
        expect(of('after')).toEqual(after)
        expect(new Set(of('before'))).toEqual(new Set(before))
        expect(of('before')).toHaveLength(before.length)
      }),
    )
  })
})

describe('two contents', () => {
  const content = (data: Partial<ComparedContent> = {}): ComparedContent => ({
    tender: { title: 'Kazan', date: '2026-03-01', company: 3, discountValue: '5.00' },
    items: [card(1)],
    instalments: [{ dueDate: '2026-04-01', amount: 120 }],
    totals: { subtotal: 100, discountTotal: 0, taxTotal: 20, total: 120, totalBase: 120 },
    ...data,
  })

  it('are the same, however they are written', () => {
    const same = content({
      tender: {
        title: 'Kazan',
        date: '2026-03-01T12:00:00.000Z',
        company: { id: 3 },
        discountValue: 5,
        notes: '',
      },
      instalments: [{ dueDate: '2026-04-01T12:00:00.000Z', amount: '120.00' }],
    })
    expect(isSameContent(compareContents(content(), same))).toBe(true)
  })

  it.each<[string, Partial<ComparedContent>]>([
    ['a field', { tender: { ...content().tender, title: 'Kombi' } }],
    ['a line', { items: [card(1, { quantity: 2 })] }],
    ['one of several lines', { items: [card(1), card(2)] }],
    ['no line', { items: [] }],
    ['the plan', { instalments: [{ dueDate: '2026-04-02', amount: 120 }] }],
    ['one total', { totals: { ...content().totals, taxTotal: '20.01' } }],
  ])('are not the same where %s differs', (_, data) => {
    expect(isSameContent(compareContents(content(), content(data)))).toBe(false)
    expect(isSameContent(compareContents(content(data), content(data)))).toBe(true)
  })

  it('differ in fields, plan and totals', () => {
    const found = compareContents(
      content(),
      content({
        tender: { title: 'Kombi', date: '2026-03-02', company: 3, discountValue: '5' },
        instalments: [],
        totals: { subtotal: '100', discountTotal: 0, taxTotal: 20, total: '119.5', totalBase: 120 },
      }),
    )
    expect(found.fields).toEqual(['title', 'date'])
    expect(found.hasOtherInstalments).toBe(true)
    expect(found.totals.find(({ field }) => field === 'total')).toEqual({
      field: 'total',
      before: '120.00',
      after: '119.50',
      difference: '-0.50',
    })
    expect(isSameContent(found)).toBe(false)
  })
})
