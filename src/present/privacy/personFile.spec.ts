import { expect, it } from 'vitest'
import { personHtml, personJson, type PersonFile } from './personFile'

const file: PersonFile = {
  company: 'Işık & Oğulları',
  day: '2026-11-28',
  typed: { name: 'Ayşe <b>', email: null, phone: null },
  parts: [
    {
      table: 'notes',
      name: 'Notlar',
      purpose: 'Takip',
      bases: ['Meşru menfaat'],
      kept: '3 yıl',
      rows: [{ key: '1', values: [{ name: 'Not', value: '<script>alert("x")</script>' }] }],
    },
  ],
}

it('writes texts of people as text, never as markup', () => {
  const html = personHtml(file, 'tr')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<b>')
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
  expect(html).toContain('Işık &amp; Oğulları')
})

it('is read from right to left in Arabic', () => {
  expect(personHtml(file, 'ar')).toContain('<html lang="ar" dir="rtl">')
})

it('holds the same for a machine', () => {
  expect(JSON.parse(personJson(file))).toEqual(file)
})
