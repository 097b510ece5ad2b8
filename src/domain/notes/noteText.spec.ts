import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanHtml } from '@/lib/cleanHtml'
import { noteHtml, noteText } from './noteText'

it.each([
  ['Aradım', '<p>Aradım</p>'],
  ['a\n\nb\r\nc\n', '<p>a</p><p><br /></p><p>b</p><p>c</p>'],
  ['2 < 3 & <b>', '<p>2 &lt; 3 &amp; &lt;b&gt;</p>'],
  [' \n ', ''],
  ['\n \n\r\na\n \nb', '<p>a</p><p><br /></p><p>b</p>'],
])('should store %j as %s', (text, html) => expect(noteHtml(text)).toBe(html))

it('should give back what was typed, and lose nothing in cleaning', () => {
  const line = fc.stringMatching(/^[a-zA-ZçğİıöşüÇĞÖŞÜ0-9 <>&;.,'"/]*[a-z]$/)
  fc.assert(
    fc.property(line, fc.array(line, { maxLength: 4 }), (first, more) => {
      const text = [first.trimStart(), ...more].join('\n')
      const stored = cleanHtml(noteHtml(text))
      expect(stored).toBe(noteHtml(text))
      expect(noteText(stored)).toEqual({ text, people: [] })
    }),
  )
})

const AYSE = { id: 12, name: 'Ayşe Öz' }

it.each<[string, (typeof AYSE)[], string]>([
  ['@Ayşe Öz baktı', [AYSE], '<p><span data-mention="12">@Ayşe Öz</span> baktı</p>'],
  ['@Ayşe Özkan ve @ayşe', [AYSE], '<p>@Ayşe Özkan ve @ayşe</p>'],
  [
    'a@b.co @A & B',
    [{ id: 3, name: 'A & B' }],
    '<p>a@b.co <span data-mention="3">@A &amp; B</span></p>',
  ],
  [
    '@Ayşe @Ayşe Öz',
    [{ id: 4, name: 'Ayşe' }, AYSE],
    '<p><span data-mention="4">@Ayşe</span> <span data-mention="12">@Ayşe Öz</span></p>',
  ],
  [
    '@Ayşe Öz @Ayşe Öz',
    [{ id: 4, name: 'Ayşe' }, AYSE],
    '<p><span data-mention="12">@Ayşe Öz</span> <span data-mention="12">@Ayşe Öz</span></p>',
  ],
  [
    '@Ali\n@Ali @Ali',
    [
      { id: 1, name: 'Ali' },
      { id: 2, name: 'Ali' },
    ],
    '<p><span data-mention="1">@Ali</span></p><p><span data-mention="2">@Ali</span> <span data-mention="2">@Ali</span></p>',
  ],
])('should mention in %j whom was chosen', (text, people, html) => {
  expect(noteHtml(text, people)).toBe(html)
  expect(cleanHtml(html)).toBe(html)
  const read = noteText(html)
  expect(read?.text).toBe(text)
  expect(read && noteHtml(read.text, read.people)).toBe(html)
})

it('should keep empty lines between others', () => {
  const text = 'a\n\nb'
  expect(noteText(noteHtml(text))).toEqual({ text, people: [] })
})

it.each([
  ...['<p><strong>a</strong></p>', '<ul><li>a</li></ul>', 'a', '<p class="x">a</p>'],
  ...['<p>a&nbsp;b</p>', '<p>a</p><p><br /></p>', '<p><br /></p><p>a</p>'],
])('should leave %s, which a plain field would change, as it is', (html) =>
  expect(noteText(html)).toBeNull(),
)
