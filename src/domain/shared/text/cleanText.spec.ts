import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, isFilledText, withoutBlanks } from './cleanText'

const BLANKS = [
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u2003',
  '\u3000',
  '\u200b',
  '\u200e',
  '\u2060',
  '\ufeff',
]

describe('cleanText', () => {
  it.each([
    ['  Vana  ', 'Vana'],
    ['\u00a0Vana 1/2"\u200b', 'Vana 1/2"'],
    ['a \u200b b', 'a \u200b b'],
    ['\ufeff\u2060', ''],
    ['x', 'x'],
    [' x', 'x'],
    ['x ', 'x'],
    ['   ', ''],
    ['', ''],
    // Regional flags end in tag characters, family emoji are joined: neither may be split.
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍👧'],
  ])('should turn %j into %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })

  it('should leave nothing of any number of blanks, and change nothing the second time', () => {
    const blanks = fc.array(fc.constantFrom(...BLANKS)).map((all) => all.join(''))
    fc.assert(
      fc.property(blanks, fc.string(), blanks, (before, text, after) => {
        const clean = cleanText(`${before}${text}${after}`)
        expect(clean).toBe(cleanText(text))
        expect(cleanText(clean)).toBe(clean)
      }),
    )
  })

  it('should take time in proportion to the length: two million blanks end at all', () => {
    const text = `a${' '.repeat(2_000_000)}b`
    expect(cleanText(text) === text).toBe(true)
  })
})

it.each([
  ['x', true],
  [' \u200b', false],
  [null, false],
  [7, false],
])('should tell whether %j is filled', (value, expected) => {
  expect(isFilledText(value)).toBe(expected)
})

it.each([
  [' ABC 2026\u00a0000\u200b000001 ', 'ABC2026000000001'],
  [BLANKS.join(''), ''],
  ['', ''],
])('should leave no blank in %j', (text, expected) => {
  expect(withoutBlanks(text)).toBe(expected)
})
