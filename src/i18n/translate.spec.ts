import { describe, expect, it } from 'vitest'

import { createTranslatorFrom } from './createTranslatorFrom'
import { dictionaries } from './dictionaries'
import { label, labels, options } from './label'
import type { MessageKey, Messages } from './messages'
import { createTranslator, messagesOf, translate } from './translate'

describe('translate', () => {
  it.each([
    ['tr', 'Kaydet'],
    ['en', 'Save'],
    ['fr', 'Enregistrer'],
    ['ar', 'حفظ'],
    ['de', 'Kaydet'],
  ])('should speak %s', (locale, expected) => {
    expect(translate(locale, 'actions.save')).toBe(expected)
  })

  it('should fill in values', () => {
    expect(translate('tr', 'totals.nothing' as MessageKey)).toBe('totals.nothing')
    expect(translate('en', 'roles.deleteTitle', { name: 'Depo', id: 4 })).toBe(
      'Delete the role Depo (ID: 4)?',
    )
  })

  it('should isolate values in Arabic', () => {
    expect(translate('ar', 'users.suspendTitle', { name: 'A.Ş.' })).toContain('\u2068A.Ş.\u2069')
  })

  it.each([
    [0, 'لا أيام'],
    [1, 'يوم واحد'],
    [2, 'يومان'],
    [3, '3 أيام'],
    [10, '10 أيام'],
    [11, '11 يومًا'],
    [99, '99 يومًا'],
    [100, '100 يوم'],
  ])('should count %i days in Arabic', (n, expected) => {
    expect(translate('ar', 'common.days', { n })).toBe(expected)
  })

  it('should leave a missing value blank and keep markup as text', () => {
    expect(translate('en', 'common.idOf')).toBe('ID: ')
    expect(translate('en', 'common.idOf', { id: '<b>1</b>' })).toBe('ID: <b>1</b>')
  })

  it('should not look beyond the dictionary', () => {
    expect(translate('en', 'constructor.name' as MessageKey)).toBe('constructor.name')
  })
})

it('should fall back to Turkish for a text a language lacks', () => {
  const partial = { actions: { save: 'Speichern' } } as unknown as Messages
  const t = createTranslatorFrom(partial, 'en', { messages: dictionaries.tr, locale: 'tr' })
  expect([t('actions.save'), t('actions.close')]).toEqual(['Speichern', 'Kapat'])
})

it('should keep one translator for a language', () => {
  expect(createTranslator('fr')).toBe(createTranslator('fr'))
  expect(messagesOf('xx')).toBe(dictionaries.tr)
})

describe('labels for the configuration', () => {
  it('should hold every language', () => {
    expect(label('tenders.singular')).toEqual({
      tr: 'Teklif',
      en: 'Quotation',
      fr: 'Devis',
      ar: 'عرض سعر',
    })
    expect(labels('stockCards').plural.fr).toBe('Fiches article')
  })

  it('should name each option of a select', () => {
    const found = options('stockMovements.types', ['in', 'out'])
    expect(found.map(({ value, label: { tr } }) => [value, tr])).toEqual([
      ['in', 'Giriş'],
      ['out', 'Çıkış'],
    ])
  })
})
