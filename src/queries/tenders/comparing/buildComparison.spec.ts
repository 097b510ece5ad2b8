import { expect, it } from 'vitest'
import type { ComparedContent } from '@/domain/tenders/compare'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { buildComparison } from './buildComparison'

const words = {
  t: createTranslator('tr'),
  format: createFormatters('tr'),
  nameOf: () => undefined,
} as unknown as Parameters<typeof buildComparison>[2]

const content = (discountType: string, discountValue: number): ComparedContent => ({
  tender: { currency: 'USD', discountType, discountValue },
  items: [],
  instalments: [],
  totals: {} as ComparedContent['totals'],
})

it.each([
  ['percent', '%5', '%7,5'],
  ['amount', '$5,00', '$7,50'],
])('says of a discount of the document what it is: %s', (type, before, after) => {
  const { fields } = buildComparison(content(type, 5), content(type, 7.5), words)
  expect(fields).toMatchObject([{ before, after }])
})
