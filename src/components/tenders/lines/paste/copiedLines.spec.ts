import { describe, expect, it } from 'vitest'
import { readPastedLines } from '@/domain/tenders/lines/pastedLines'
import { LINE_CHOICES, type LineChoice } from '@/domain/tenders/choices/choices'
import { LOCALES } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { copiedLines } from './copiedLines'
import { pastedRows } from './pastedRows'
import { emptyRow } from '../rows/rowsFromValue'
import type { Taxes } from '../cells/useTaxes'

const card = { id: 7, name: 'Boru', sku: 'A-1', unit: 'm' as const }

describe('copied lines', () => {
  it.each(LOCALES)('say what each of them is to the total: %s', (locale) => {
    const row = (choice: LineChoice) =>
      emptyRow({ kind: 'text', description: choice, quantity: '1', unitPrice: '5', choice })
    const text = copiedLines({
      rows: LINE_CHOICES.map(row),
      cards: new Map(),
      figures: new Map(),
      currency: 'TRY',
      locale,
      t: createTranslator(locale),
    })
    const { lines } = readPastedLines(text, { locale, currency: 'TRY' })
    expect(lines.map(({ name, choice }) => [name, choice])).toEqual(
      LINE_CHOICES.map((choice) => [choice, choice]),
    )
    const found = lines.map((line) => ({ line, card: null }))
    const taxes: Pick<Taxes, 'proposed'> = { proposed: (rate) => rate ?? null }
    expect(
      pastedRows(found, { priceTerms: { currency: 'TRY', rate: null }, locale, taxes }).map(
        ({ choice }) => choice,
      ),
    ).toEqual([...LINE_CHOICES])
  })

  it.each(LOCALES)('are what they were when they are pasted: %s', (locale) => {
    const price = locale === 'tr' || locale === 'fr' ? '12,50' : '12.50'
    const row = emptyRow({
      ...{ stockCard: 7, description: 'Boru', quantity: '3', unitPrice: price },
      ...{ discountValue: '10', taxRate: '20' },
    })
    const text = copiedLines({
      rows: [row],
      cards: new Map([['7', card]]),
      figures: new Map([
        [row.key, { amount: '33.75', available: null, isShort: false, unit: null }],
      ]),
      currency: 'TRY',
      locale,
      t: createTranslator(locale),
    })
    const { hasHeads, lines } = readPastedLines(text, { locale, currency: 'TRY' })
    expect(hasHeads).toBe(true)
    expect(lines).toMatchObject([
      {
        ...{ code: 'A-1', name: 'Boru', quantity: '3', unitPrice: price, discount: '10' },
        ...{ discountType: 'percent', taxRate: '20', problems: [] },
      },
    ])
  })
})
