import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitting, plainData, seenText } from './plainData'

describe('seenText', () => {
  it.each([
    ['a\u200Bb\u200Fc\u202Ed\u2066e\uFEFFf', 'abcdef'],
    // Invisible copies of "ignore".
    [`Teklif${[...'ignore'].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('')}`, 'Teklif'], // oxfmt-ignore
    ['<p>Bir</p><p style="display:none">iki</p>', 'Bir\niki'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<p>Ödeme <a href="https://evil.example/x" rel="x">burada</a></p>', 'Ödeme burada (https://evil.example/x)'], // oxfmt-ignore
    ['Vida <M8 galvaniz>', 'Vida <M8 galvaniz>'],
    ['Bir</a> iki', 'Bir iki'],
    // Halves of an invisible character, which meet once the tag between them is gone.
    ['<p>a\uDB40<b>\uDC41</b>b</p>', 'ab'],
    ['a\uFE0Fb\u{E0101}c\u00ADd\u3164e\u2069f\u180Eg\uFFF9h', 'abcdefgh'],
    ['3 < 5 & 7 > 2', '3 < 5 & 7 > 2'],
    ['عرض سعر\nÇınar', 'عرض سعر\nÇınar'],
  ])('%j', (text, seen) => expect(seenText(text)).toBe(seen))

  it('names the address of each link behind its words', () =>
    expect(
      seenText(`<p><a href="https://a.example">bir</a>, <a rel='x' href='/b'>iki</a></p>`),
    ).toBe('bir (https://a.example), iki (/b)'))

  // This took an hour while each link searched for its end through the whole text.
  it('reads a million characters of links without an end', () =>
    expect(seenText('<a href="x">'.repeat(83_000))).toBe(''))

  it('leaves nothing unseen in any text', () =>
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...'<p/>&;x', '\u200B', '\u202E', '\u{E0041}'),
          maxLength: 40,
        }),
        (text) => {
          expect(seenText(text)).not.toMatch(
            /[\u200B-\u200F\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/u,
          )
        },
      ),
    ))

  it('is done with every text of a value, and with nothing else', () =>
    expect(plainData({ a: ['x\u200B', 1, null, true, { b: '<b>y</b>' }] })).toEqual({
      a: ['x', 1, null, true, { b: 'y' }],
    }))
})

describe('fitting', () => {
  it('leaves alone what fits', () =>
    expect(fitting({ docs: [1, 2, 3] }, 100)).toEqual({
      value: { docs: [1, 2, 3] },
      isTruncated: false,
    }))

  it('takes from the largest list, then from the longest text', () => {
    const big = { head: 'x', docs: Array.from({ length: 100 }, (_, id) => ({ id })), few: [1, 2] }
    const { value, isTruncated } = fitting(big, 400)
    expect(isTruncated).toBe(true)
    expect(value.few).toEqual([1, 2])
    expect(value.docs[0]).toEqual({ id: 0 })
    expect(JSON.stringify(value).length).toBeLessThanOrEqual(400)
    expect(big.docs).toHaveLength(100)
    const first = { docs: ['a'.repeat(399), 'b'.repeat(399)] }
    expect(fitting(first, 500).value).toEqual({ docs: ['a'.repeat(399)] })
    const text = fitting({ note: 'ş'.repeat(5_000) }, 1_000)
    expect(JSON.stringify(text.value).length).toBeLessThanOrEqual(1_000)
  })

  it('takes nothing from a list of one, nor from a short text', () => {
    const one = fitting({ docs: [{ note: 'a'.repeat(400), no: null }] }, 300)
    expect(one.value).toEqual({ docs: [{ note: 'a'.repeat(200), no: null }] })
    const short = { no: null, note: 'a'.repeat(399) }
    expect(fitting(short, 100)).toEqual({ value: short, isTruncated: false })
  })

  it('leaves alone what is exactly as long as it may be', () => {
    const list = { docs: ['a', 'b'] }
    expect(fitting(list, JSON.stringify(list).length)).toEqual({ value: list, isTruncated: false })
  })
})
