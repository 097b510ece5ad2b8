import { describe, expect, it } from 'vitest'
import { linesOfTemplate, type TemplateLine } from './templates'

const line = (values: Partial<TemplateLine> = {}): TemplateLine => ({
  kind: 'stockCard',
  choice: 'included',
  stockCard: 7,
  stockGroup: null,
  name: 'Boru',
  description: 'Boru',
  quantity: 2,
  unitPrice: 10,
  discountType: null,
  discountValue: null,
  taxRate: 20,
  ...values,
})
const known = (price: number | null) => ({
  cards: new Map([[7, { id: 7, price }]]),
  groups: new Set([3]),
})

describe('the lines of a template', () => {
  it.each<[string, TemplateLine, number | null, Partial<TemplateLine>, object[]]>([
    ['keep a price that is still asked', line(), 10, { unitPrice: 10 }, []],
    [
      'take the price of the card',
      line(),
      12.5,
      { unitPrice: 12.5 },
      [{ kind: 'repriced', name: 'Boru', before: 10, after: 12.5 }],
    ],
    [
      'take the price of the card where they have none',
      line({ unitPrice: null }),
      12.5,
      { unitPrice: 12.5 },
      [{ kind: 'repriced', name: 'Boru', before: 0, after: 12.5 }],
    ],
    ['keep theirs where the card names none', line(), null, { unitPrice: 10 }, []],
    [
      'become words where the card is gone',
      line({ stockCard: 8, description: null }),
      12.5,
      { kind: 'text', stockCard: null, description: 'Boru', unitPrice: 10 },
      [{ kind: 'gone', name: 'Boru' }],
    ],
    [
      'have words of their own before the name of what is gone',
      line({ stockCard: 8, description: 'Boru, 6 m' }),
      12.5,
      { kind: 'text', stockCard: null, description: 'Boru, 6 m', unitPrice: 10 },
      [{ kind: 'gone', name: 'Boru, 6 m' }],
    ],
    [
      'are named by a dash where nothing names them',
      line({ stockCard: 8, description: null, name: null }),
      12.5,
      { kind: 'text', stockCard: null, description: '—', unitPrice: 10 },
      [{ kind: 'gone', name: '—' }],
    ],
    [
      'of a group that is gone too',
      line({ kind: 'stockGroup', stockCard: null, stockGroup: 4 }),
      12.5,
      { kind: 'text', stockGroup: null, unitPrice: 10 },
      [{ kind: 'gone', name: 'Boru' }],
    ],
    [
      'keep the price of a group',
      line({ kind: 'stockGroup', stockCard: null, stockGroup: 3 }),
      12.5,
      { kind: 'stockGroup', unitPrice: 10 },
      [],
    ],
    [
      'keep words, and what they are to the total',
      line({ kind: 'text', stockCard: null, choice: 'optional' }),
      12.5,
      { kind: 'text', choice: 'optional', unitPrice: 10 },
      [],
    ],
  ])('%s', (_, one, price, expected, news) => {
    const made = linesOfTemplate([one], known(price))
    expect(made.items).toMatchObject([expected])
    expect(made.news).toEqual(news)
  })
})
