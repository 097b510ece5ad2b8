import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_NAME, originalName } from './originalName'

it.each([
  ['Teklif çizimi (2).pdf', 'Teklif çizimi (2).pdf'],
  ['عرض السعر.xlsx', 'عرض السعر.xlsx'],
  ['C:\\Users\\ali\\fatura.pdf', 'fatura.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a/b\\c.pdf', 'c.pdf'],
  ['a\\b/c.pdf', 'c.pdf'],
  ['a/', 'file'],
  ['a  \u00a0 b.pdf ', 'a b.pdf'],
  ['inv\u202Egnp.pdf', 'invgnp.pdf'],
  ['a\r\nSet-Cookie: x.png', 'aSet-Cookie: x.png'],
  ['a\0b.png', 'ab.png'],
  ['"><img src=x onerror=1>.png', '"><img src=x onerror=1>.png'],
  ['.htaccess', 'htaccess'],
  ['..', 'file'],
  ['', 'file'],
  ['e\u0301.pdf', 'é.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
])('calls %j %j', (name, expected) => {
  expect(originalName(name)).toBe(expected)
})

it('keeps the ending of a long name', () => {
  const name = originalName(`${'ş'.repeat(300)}.docx`)
  expect(name).toHaveLength(MAX_NAME)
  expect(name.endsWith('ş.docx')).toBe(true)
})

it.each([
  ['as it is when just short enough', `${'a'.repeat(155)} .pdf`, `${'a'.repeat(155)} .pdf`],
  ['cut when it has no ending', 'a'.repeat(300), 'a'.repeat(160)],
  [
    'cut when what looks like an ending is not at its end',
    `v.1 ${'a'.repeat(300)}`,
    `v.1 ${'a'.repeat(156)}`,
  ],
  ['cut when its ending is too long to be one', `a.${'b'.repeat(300)}`, `a.${'b'.repeat(158)}`],
  [
    'without a blank before its ending',
    `${'a'.repeat(155)} ${'b'.repeat(99)}.pdf`,
    `${'a'.repeat(155)}.pdf`,
  ],
  ['cut between letters, not within one', '👍'.repeat(161), '👍'.repeat(160)],
])('keeps a name %s', (_, name, expected) => {
  expect(originalName(name)).toBe(expected)
})

// Problematic parts of names, and ordinary ones around them.
const piece = fc.constantFrom(
  ...[
    'a',
    'ş',
    ' ',
    '.',
    '/',
    '\\',
    '\0',
    '\r\n',
    '\u202e',
    '\u200d',
    '\ud800',
    'e',
    '\u0301',
    '👍',
    '.pdf',
  ],
)

it('gives one short line for any name, and itself for what it gave', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => {
      const clean = originalName(pieces.join(''))
      expect([...clean].length).toBeLessThanOrEqual(MAX_NAME)
      expect(clean).toMatch(/^[^/\\\r\n\0]+$/)
      expect(originalName(clean)).toBe(clean)
    }),
  )
})
