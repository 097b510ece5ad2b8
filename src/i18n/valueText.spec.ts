import { describe, expect, it } from 'vitest'
import type { ValueShape } from '@/domain/audit/valueShape'
import type { Locale } from './locales'
import { createTranslator } from './translate'
import { rightTexts, valueText } from './valueText'

const write = (value: unknown, shape: ValueShape, locale: Locale = 'tr') =>
  valueText(value, shape, {
    locale,
    t: createTranslator(locale),
    timeZone: 'Europe/Istanbul',
    titleOf: (slug, id) => (slug === 'companies' && id === 7 ? 'Akın A.Ş.' : undefined),
    currencyIn: (field) => (field === 'currency' ? 'EUR' : undefined),
  })

describe('a value as people read it', () => {
  it.each<[string, unknown, ValueShape, string]>([
    ['nothing', null, { kind: 'price' }, ''],
    ['an empty text', '', { kind: 'text' }, ''],
    ['no', false, { kind: 'yesNo' }, 'Hayır'],
    ['yes', true, { kind: 'yesNo' }, 'Evet'],
    ['a day', '2026-03-16T12:00:00+00:00', { kind: 'day' }, '16.03.2026'],
    [
      'a moment on the company’s clock',
      '2026-03-16T21:30:00+00:00',
      { kind: 'moment' },
      '17.03.2026 00:30',
    ],
    ['a quantity', 1234.5, { kind: 'number' }, '1.234,5'],
    ['zero', 0, { kind: 'number' }, '0'],
    ['a percentage', 20, { kind: 'percent' }, '%20'],
    ['a price', 120, { kind: 'price', currency: { code: 'TRY' } }, '₺120,00'],
    [
      'an amount in the record’s currency',
      9.5,
      { kind: 'amount', currency: { field: 'currency' } },
      '€9,50',
    ],
    ['an amount in no known currency', 9.5, { kind: 'amount', currency: { field: 'x' } }, '9,50'],
    ['a rate', 41.25, { kind: 'price' }, '41,25'],
    ['a choice', 'sent', { kind: 'choice', words: { sent: 'Gönderildi' } }, 'Gönderildi'],
    ['a choice that is none any more', 'old', { kind: 'choice', words: {} }, 'old'],
    ['a record', 7, { kind: 'record', slug: 'companies' }, 'Akın A.Ş.'],
    ['a record that is gone', 8, { kind: 'record', slug: 'companies' }, '#8'],
    ['formatted text', '<p>Bir &amp; <b>iki</b></p><p>üç</p>', { kind: 'html' }, 'Bir & iki üç'],
    [
      'many choices',
      ['a', 'b'],
      { kind: 'values', of: { kind: 'choice', words: { a: 'A', b: 'B' } } },
      'A, B',
    ],
    [
      'rows',
      [
        { dueDate: '2026-03-16T12:00:00Z', amount: 5 },
        { dueDate: null, amount: 6 },
      ],
      { kind: 'rows', fields: { dueDate: { kind: 'day' }, amount: { kind: 'amount' } } },
      '16.03.2026 · 5,00, 6,00',
    ],
  ])('should write %s', (_, value, shape, text) => {
    expect(write(value, shape).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('should follow the language', () => {
    const shape = { kind: 'price', currency: { code: 'TRY' } } as const
    expect(write(1234.5, shape, 'en')).toBe('₺1,234.50')
    expect(write('2026-03-16T12:00:00Z', { kind: 'day' }, 'en')).toBe('16 Mar 2026')
    expect(write('2026-03-16T12:00:00Z', { kind: 'day' }, 'fr')).toBe('16/03/2026')
  })

  it('should say each right of a role with its fields', () => {
    const role = [
      { subject: 'tenders', actions: ['read', 'approve'] },
      { subject: 'users', actions: ['read'], fields: ['name'] },
    ]
    expect(rightTexts(role, createTranslator('tr'))).toEqual([
      'Teklifler: Okuma',
      'Teklifler: Teklif onaylama',
      'Kullanıcılar: Okuma (name)',
    ])
    expect(rightTexts(null, createTranslator('tr'))).toEqual([])
    expect(write(role, { kind: 'rights' })).toContain('Teklifler: Okuma, ')
  })
})
