import { describe, expect, it } from 'vitest'
import { printable } from './printable'

describe('printable', () => {
  it.each([
    ['plain text stays', 'IŞIK İnşaat ₺ عرض سعر', 'IŞIK İnşaat ₺ عرض سعر'],
    ['markup stays as it is written', '#eval("1") $x$ *b* ] \\ @a', '#eval("1") $x$ *b* ] \\ @a'],
    ['lines stay', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a tabulator is a blank', 'a\tb', 'a b'],
    ['no controls', 'a\u0007b\0c\u009f', 'abc'],
    ['nothing that turns the direction', '\u202e001\u202c \u2066x\u2069\u200f', '001 x'],
    ['no emoji, nor what is left of one', 'a 😀 👍🏽 ☎\ufe0f', 'a   ☎'],
    ['no vowel signs', 'خمسون قرشاً', 'خمسون قرشا'],
    ['no half of a sign', 'a\ud83db', 'ab'],
    ['signs that fonts have', '✓ → № ½ ² Ω Ж', '✓ → № ½ ² Ω Ж'],
  ])('%s', (_, text, expected) => expect(printable(text)).toBe(expected))
})
