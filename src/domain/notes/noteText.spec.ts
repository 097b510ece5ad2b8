import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanHtml } from '@/lib/cleanHtml'
import { noteHtml, noteText } from './noteText'

it.each([
  ['Aradım', '<p>Aradım</p>'],
  ['a\n\nb\r\nc\n', '<p>a</p><p><br /></p><p>b</p><p>c</p>'],
  ['2 < 3 & <b>', '<p>2 &lt; 3 &amp; &lt;b&gt;</p>'],
  [' \n ', ''],
])('should store %j as %s', (text, html) => expect(noteHtml(text)).toBe(html))

it('should give back what was typed, and lose nothing in cleaning', () => {
  const line = fc.stringMatching(/^[a-zA-ZçğİıöşüÇĞÖŞÜ0-9 <>&;.,'"/]*[a-z]$/)
  fc.assert(
    fc.property(line, fc.array(line, { maxLength: 4 }), (first, more) => {
      const text = [first.trimStart(), ...more].join('\n')
      const stored = cleanHtml(noteHtml(text))
      expect(stored).toBe(noteHtml(text))
      expect(noteText(stored)).toBe(text)
    }),
  )
})

it.each(['<p><strong>a</strong></p>', '<ul><li>a</li></ul>', 'a', '<p class="x">a</p>'])(
  'should leave %s, which has formats, as it is',
  (html) => expect(noteText(html)).toBeNull(),
)
