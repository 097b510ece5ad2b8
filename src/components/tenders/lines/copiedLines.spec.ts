import { describe, expect, it } from 'vitest'
import { readPastedLines } from '@/domain/tenders/pastedLines'
import { LOCALES } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { copiedLines } from './copiedLines'
import { emptyRow } from './rowsFromValue'

const card = { id: 7, name: 'Boru', sku: 'A-1', unit: 'm' as const }

describe('copied lines', () => {
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
