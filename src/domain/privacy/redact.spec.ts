import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskOthers, personIn, readPersonQuery, type PersonQuery, type TypedPerson } from './person'
import { redactText, redactValue } from './redact'

const queryOf = (typed: Partial<TypedPerson>): PersonQuery => {
  const found = readPersonQuery({ name: null, email: null, phone: null, ...typed })
  if ('fields' in found) throw new Error('refused')
  return found.query
}
const AYSE = queryOf({ name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '0532 111 22 33' })

describe('redactText', () => {
  it.each([
    ['AYŞE YILMAZ ile görüştük', '••• ••• ile görüştük'],
    [
      'Ayşe Yılmaz’ın telefonu 0 (532) 111-22-33, faks 0312 444 55 66',
      '••• ••• telefonu •••, faks 0312 444 55 66',
    ],
    ['yaz: AYSE@example.com.tr!', 'yaz: •••'],
    ['+90 532 111 22 33 aradı', '••• aradı'],
    ['٠٥٣٢١١١٢٢٣٣', '•••'],
    // Half of a name matches too many people.
    ['Ayşe Kaya geldi', 'Ayşe Kaya geldi'],
    ['2026-11-28 günü 1.250,00 TL', '2026-11-28 günü 1.250,00 TL'],
  ])('%s', (text, expected) => {
    expect(redactText(text, AYSE)).toBe(expected)
  })

  it('takes a short word of a name alone, a longer one inside another', () => {
    const query = queryOf({ name: 'Al Can Öz' })
    expect(redactText('Al, Can, Öz; Alp Cana', query)).toBe('•••, •••, •••; Alp •••')
  })

  it('takes what names the person alone, and keeps other addresses and numbers', () => {
    const text = 'ali@example.com 0533 999 88 77'
    expect(redactText(`${text} ayse@example.com`, AYSE)).toBe(`${text} •••`)
    expect(redactText(`${text}, 05321112233`, AYSE)).toBe(`${text}, •••`)
  })

  it('takes the whole text where a short name cannot be told from other words', () => {
    const query = queryOf({ name: 'A B Ca' })
    expect(personIn(redactText('abca', query), query)).toBeNull()
  })

  it('leaves no text that names the person, and others as they are', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom('Ayşe', 'YILMAZ', 'ayse@example.com', '0532', '111', '2233', '5321112233'),
        fc.string({ unit: 'grapheme', maxLength: 8 }),
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(pieces, fc.constantFrom('', ' ', '-', '<b>', '&amp;'), (parts, between) => {
        const text = parts.join(between)
        for (const left of [redactText(text, AYSE), redactValue(text, AYSE)])
          expect(personIn(left, AYSE)).toBeNull()
        if (!personIn(text, AYSE)) expect(redactText(text, AYSE)).toBe(text)
      }),
    )
  })
})

describe('a long text', () => {
  // Hours, with a pattern that restarts at every letter.
  it.each(['a', '<', '<b', '1', '(1', '. ', '&a'])('of %j is redacted and masked', (part) => {
    const text = `${part.repeat(500_000 / part.length)} ayse@example.com`
    expect(redactValue(text, AYSE)).not.toContain('ayse@')
    expect(maskOthers(text, queryOf({ name: 'Başka Biri' }))).toMatch(/•••$/)
  })
})

describe('redactValue', () => {
  it('keeps the tags of formatted text', () => {
    expect(redactValue('<p class="x">Ayşe Yılmaz &amp; ortağı</p><p>5321112233</p>', AYSE)).toBe(
      '<p class="x">••• ••• &amp; ortağı</p><p>•••</p>',
    )
  })

  it('keeps characters that are written as entities, also within a name', () => {
    expect(redactValue('<p>Ayşe&nbsp;Yılmaz &amp; ortağı</p>', AYSE)).toBe(
      '<p>•••&nbsp;••• &amp; ortağı</p>',
    )
  })

  it('takes all of a text whose tags name the person', () => {
    const html = '<p><a href="mailto:ayse@example.com">yaz</a></p>'
    expect(redactValue(html, AYSE)).toBe('<p>•••</p>')
  })

  it('takes text as text that only looks like JSON or HTML in its middle', () => {
    expect(redactValue('Ayşe Yılmaz: "12" [x]', AYSE)).toBe('••• •••: "12" [x]')
    expect(redactValue('[Ayşe Yılmaz]', AYSE)).toBe('[••• •••]')
    expect(redactValue('5321112233', AYSE)).toBe('•••')
    expect(redactValue('null', AYSE)).toBe('null')
    expect(redactValue('{"a":null}', AYSE)).toBe('{"a":null}')
  })

  it('takes all of a text whose tags stand in a name', () => {
    expect(redactValue('<p>Ay<b>şe</b> Yılmaz, Ali Kaya</p>', AYSE)).toBe('<p>•••</p>')
  })

  it('keeps the shape of JSON and what is of others', () => {
    const value = { to: ['ayse@example.com', 'ali@example.com'], n: 7, phone: 5321112233, on: true }
    expect(JSON.parse(redactValue(JSON.stringify(value), AYSE))).toEqual({
      to: ['•••', 'ali@example.com'],
      n: 7,
      phone: '•••',
      on: true,
    })
  })
})
