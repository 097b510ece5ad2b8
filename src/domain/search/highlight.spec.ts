import { expect, it } from 'vitest'
import { highlight } from './highlight'

const marked = (text: string, typed: string) =>
  highlight({ text, typed })
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

it.each([
  ['IŞIK İNŞAAT', 'isik', '[IŞIK] İNŞAAT'],
  ['Işık İnşaat Işık', 'ışık', '[Işık] İnşaat [Işık]'],
  ['Çankaya Şubesi', 'cankaya sube', '[Çankaya] [Şube]si'],
  ['e\u0301le\u0301gant', 'ele', '[e\u0301le\u0301]gant'],
  ['ﬁrma', 'firma', '[ﬁrma]'],
  ['مُحَمَّد علي', 'محمد', '[مُحَمَّد] علي'],
  ['100% pamuk', '100%', '[100%] pamuk'],
  ['Kod ABC-99-X eki', 'abc99x', 'Kod [ABC-99-X] eki'],
  ['8690000000012', '8690-0000-0001-2', '[8690000000012]'],
  ['8690 0000 12', '8690-000012', '[8690 0000 12]'],
  ['TKF-2026-00072', 'tkf202600072', '[TKF-2026-00072]'],
  ['abc', 'xyz', 'abc'],
  ['abc', '', 'abc'],
  ['', 'abc', ''],
])('should mark in %s the words of %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})

it('should cut a text without losing a letter, and begin a piece only where a match does', () => {
  expect(highlight({ text: 'Çelik boru', typed: 'celik' })).toEqual([
    { text: 'Çelik', isMatch: true },
    { text: ' boru', isMatch: false },
  ])
  expect(highlight({ text: '\u0301a', typed: 'xyz' })).toEqual([
    { text: '\u0301a', isMatch: false },
  ])
  expect(highlight({ text: '', typed: 'abc' })).toEqual([])
})
