import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { entityCalled } from '@/catalog'
import type { EntitySlug } from '@/catalog/names'
import { LOCALES } from '@/i18n/locales'
import { walkFields } from '@/lib/walkFields'

import { collections } from '.'

/** Fields that no screen names. */
const isNamed = (field: Field): boolean => !('hidden' in field && field.hidden)

/** A word that is missing is shown as its key. */
const isKey = (text: unknown): boolean => /^\w+\.fields\.\w+$/.test(String(text))

/** One sentence for each missing word: what to add to the dictionaries. */
const missingWords = (slug: string, words: string, fields: readonly Field[]): string[] => {
  const missing: string[] = []
  walkFields(fields, (field) => {
    const label = 'label' in field ? (field.label as Record<string, string> | undefined) : undefined
    if (!label || !isNamed(field)) return
    for (const locale of LOCALES)
      if (isKey(label[locale]))
        missing.push(`${slug}: add ${words}.fields.${field.name} to src/i18n/${locale}`)
  })
  return missing
}

it.each(collections.map((one) => [one.slug, one.fields] as const))(
  'every field of %s has words',
  (slug, fields) => {
    expect(missingWords(slug, entityCalled(slug as EntitySlug).words, fields)).toEqual([])
  },
)

it('names a word that is missing', () => {
  const label = Object.fromEntries(LOCALES.map((locale) => [locale, 'stockCards.fields.shelf']))
  const shelf: Field = { name: 'shelf', type: 'text', label }
  expect(missingWords('stock-cards', 'stockCards', [shelf])).toContain(
    'stock-cards: add stockCards.fields.shelf to src/i18n/tr',
  )
})
