import { describe, expect, it } from 'vitest'
import { isSure, questionOf, similarOf, type Alike, type Likeness } from './similar'

describe('who is likely meant', () => {
  const alike = (company: number, employee: number | null, likeness: Likeness): Alike => ({
    company,
    companyName: `Firma ${company}`,
    employee,
    employeeName: employee === null ? null : `Kişi ${employee}`,
    likeness,
    score: 1,
  })
  const order = (...rows: Alike[]) =>
    similarOf(rows).map(({ company, employee, likenesses }) => [
      company,
      employee,
      likenesses.join(),
    ])

  it('is whoever has most in common, each once', () => {
    expect(
      order(
        alike(1, null, 'nameBeginning'),
        alike(2, null, 'name'),
        alike(3, 7, 'name'),
        alike(3, 7, 'email'),
        alike(3, 7, 'email'),
      ),
    ).toEqual([
      [3, 7, 'email,name'],
      [2, null, 'name'],
      [1, null, 'nameBeginning'],
    ])
  })

  it('is a person rather than their company', () => {
    expect(order(alike(1, null, 'email'), alike(1, 5, 'phone'))).toEqual([[1, 5, 'phone']])
  })

  it('is in the order of names where as much speaks for each', () => {
    const named = (company: number, companyName: string) => ({
      ...alike(company, null, 'name'),
      companyName,
    })
    expect(order(named(1, 'Çınar'), named(2, 'Bora'), named(3, 'Ada'))).toEqual([
      [3, null, 'name'],
      [2, null, 'name'],
      [1, null, 'name'],
    ])
  })

  it('has those first whose name the reader may not read', () => {
    const named = (company: number, companyName: string | null) => ({
      ...alike(company, null, 'name'),
      companyName,
    })
    const all = [named(1, 'Ada'), named(2, null), named(3, 'Bora'), named(4, null)]
    expect(order(...all).map(([company]) => company)).toEqual([2, 4, 1, 3])
  })

  it('is a company beside people of another one', () => {
    expect(order(alike(1, 5, 'name'), alike(2, null, 'nameBeginning'))).toEqual([
      [1, 5, 'name'],
      [2, null, 'nameBeginning'],
    ])
  })

  it('is whose name is more alike first, before the order of names', () => {
    const scored = (company: number, score: number) => ({
      ...alike(company, null, 'similarName'),
      score,
    })
    expect(order(scored(1, 0.6), scored(2, 0.9), alike(3, null, 'nameBeginning'))).toEqual([
      [2, null, 'similarName'],
      [1, null, 'similarName'],
      [3, null, 'nameBeginning'],
    ])
  })

  it('may have a name that is closed to the reader', () => {
    const closed = { ...alike(1, null, 'phone'), companyName: null }
    expect(similarOf([closed])).toEqual([
      { company: 1, companyName: null, employee: null, employeeName: null, likenesses: ['phone'] },
    ])
  })

  it('is at most five', () => {
    expect(order(...[1, 2, 3, 4, 5, 6, 7].map((id) => alike(id, null, 'name')))).toHaveLength(5)
  })

  it('is sure only by an address or a number', () => {
    expect(isSure({ likenesses: ['email'] })).toBe(true)
    expect(isSure({ likenesses: ['taxNumber'] })).toBe(true)
    expect(isSure({ likenesses: ['phone', 'name'] })).toBe(true)
    expect(isSure({ likenesses: ['name', 'similarName', 'nameBeginning'] })).toBe(false)
  })
})

describe('what is asked of the fields of a form', () => {
  const by = { name: 'name', phone1: 'phones', phone2: 'phones', email: 'emails' } as const

  it.each([
    [{}, null],
    [{ name: ' ', phone1: null, email: 7 }, null],
    [{ name: ' Öz ' }, { name: 'Öz' }],
    [
      { phone1: '1', phone2: '2', email: 'a@b.example', other: 'x' },
      { phones: ['1', '2'], emails: ['a@b.example'] },
    ],
  ])('%j asks %j', (values, question) => {
    expect(questionOf(by, values)).toEqual(question)
  })
})
