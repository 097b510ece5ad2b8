import { describe, expect, it } from 'vitest'
import { leavesOf, maskOthers, personIn, readPersonQuery, type TypedPerson } from './person'

const NOBODY: TypedPerson = { name: null, email: null, phone: null }
const read = (typed: Partial<TypedPerson>) => readPersonQuery({ ...NOBODY, ...typed })
const queryOf = (typed: Partial<TypedPerson>) => {
  const found = read(typed)
  if ('fields' in found) throw new Error('refused')
  return found.query
}

describe('readPersonQuery', () => {
  it('folds names and e-mails and takes the digits of a phone', () => {
    expect(
      queryOf({ name: ' AYŞE  Yılmaz ', email: 'Ayse@Example.COM', phone: '+90 (532) 111 22 33' }),
    ).toEqual({ words: ['ayse', 'yilmaz'], email: 'ayse@example.com', digits: '5321112233' })
  })

  it('takes three letters, and seven digits', () =>
    expect(queryOf({ name: 'Ali', email: 'a@b', phone: '111 22 33' })).toEqual({
      ...{ words: ['ali'], email: 'a@b', digits: '1112233' },
    }))

  it('takes blanks as nothing', () =>
    expect(queryOf({ name: 'Ali', email: ' ', phone: ' ' })).toEqual({
      ...{ words: ['ali'], email: null, digits: null },
    }))

  it.each<[string, Partial<TypedPerson>, string[]]>([
    ['nothing', {}, ['name required']],
    ['blanks', { name: '  ', email: ' ', phone: ' ' }, ['name required']],
    ['two letters', { name: 'Al' }, ['name searchTooShort']],
    ['a short e-mail', { email: 'a@' }, ['email searchTooShort']],
    ['six digits', { phone: '111 22 3' }, ['phone invalidPhone']],
    ['no digits', { phone: 'telefon' }, ['phone invalidPhone']],
    [
      'two that are wrong',
      { name: 'x', phone: '1' },
      ['name searchTooShort', 'phone invalidPhone'],
    ],
  ])('refuses %s at its field', (_, typed, expected) => {
    const found = read(typed)
    expect('fields' in found && found.fields.map(({ path, code }) => `${path} ${code}`)).toEqual(
      expected,
    )
  })
})

describe('personIn', () => {
  const query = queryOf({ name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '05321112233' })
  it.each([
    ['YILMAZ, AYŞE', 'name'],
    ['ayşe yılmazer', 'name'],
    ['Ayşe Kaya', null],
    ['yaz: AYSE@example.com!', 'email'],
    ['0 532 111 22 33', 'phone'],
    ['+90-532-111-2233', 'phone'],
    ['٠٥٣٢١١١٢٢٣٣', 'phone'],
    ['0532 111 22 34', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(personIn(text, query)).toBe(expected)
  })

  it('does not find everybody by what was left out', () => {
    expect(personIn('Mehmet', queryOf({ email: 'ayse@example.com' }))).toBeNull()
    expect(personIn('null', queryOf({ name: 'Ayşe Yılmaz' }))).toBeNull()
  })
})

describe('leavesOf', () => {
  it('finds texts and numbers by their keys, through lists', () => {
    expect(leavesOf({ a: [null, 'x', { b: 7 }], c: true })).toEqual([
      { path: 'a', text: 'x' },
      { path: 'a.b', text: '7' },
    ])
    expect(leavesOf(null)).toEqual([])
  })
})

it('masks every phone where none is asked for', () => {
  const query = queryOf({ name: 'Ayşe Yılmaz' })
  expect(maskOthers('0533 999 88 77', query)).toBe('•••')
})

describe('maskOthers', () => {
  const query = queryOf({ email: 'ayse@example.com', phone: '0532 111 22 33' })
  it.each([
    ['ayse@example.com ve ali@example.com', 'ayse@example.com ve •••'],
    ['0532 111 22 33, 0533 999 88 77', '0532 111 22 33, •••'],
    ['2026-11-28 günü 1.250,00 TL', '2026-11-28 günü 1.250,00 TL'],
    ['TKF-2026-00072', 'TKF-2026-00072'],
    ['533 999 887, 533 999 8877', '533 999 887, •••'],
    ['533999887712345, 5339998877123456', '•••, 5339998877123456'],
  ])('%s', (text, expected) => {
    expect(maskOthers(text, query)).toBe(expected)
  })
})
