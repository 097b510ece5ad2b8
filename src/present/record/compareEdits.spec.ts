import { describe, expect, it } from 'vitest'
import { compareEdits, isSame, mergeEdits } from './compareEdits'

const paths = ['name', 'email', 'company', 'items']
const base = { name: 'Ada', email: 'a@example.com', company: 4, items: [{ id: 1, quantity: 2 }] }

describe('compareEdits', () => {
  it('should tell a conflict from a change of theirs alone', () => {
    const found = compareEdits({
      base,
      mine: { ...base, name: 'Ada Bir' },
      theirs: { ...base, name: 'Ada İki', email: 'b@example.com' },
      paths,
    })
    expect(found).toEqual([
      { path: 'name', mine: 'Ada Bir', theirs: 'Ada İki', isConflict: true },
      { path: 'email', mine: 'a@example.com', theirs: 'b@example.com', isConflict: false },
    ])
  })

  it('should leave out what only I changed, and what both changed to the same', () => {
    const mine = { ...base, name: 'Ada Bir', email: 'c@example.com' }
    const theirs = { ...base, email: 'c@example.com' }
    expect(compareEdits({ base, mine, theirs, paths })).toEqual([])
  })

  it('should take a related record for its id, and rows without their ids', () => {
    const theirs = { ...base, company: { id: 4, name: 'X' }, items: [{ id: 9, quantity: '2' }] }
    expect(compareEdits({ base, mine: base, theirs, paths })).toEqual([])
  })
})

describe('mergeEdits', () => {
  const mine = { ...base, name: 'Ada Bir', company: 5 }
  const theirs = { ...base, name: 'Ada İki', email: 'b@example.com', updatedAt: 'now' }

  it('should keep what I alone changed and take theirs where nobody chose', () => {
    expect(mergeEdits({ base, mine, theirs, paths, keepMine: new Set() })).toEqual({
      ...theirs,
      company: 5,
    })
  })

  it('should keep mine where I chose it', () => {
    const merged = mergeEdits({ base, mine, theirs, paths, keepMine: new Set(['name']) })
    expect(merged).toMatchObject({ name: 'Ada Bir', email: 'b@example.com', updatedAt: 'now' })
  })
})

describe('isSame', () => {
  it.each([
    [undefined, ''],
    [null, undefined],
    ['3', 3],
    [[], []],
  ])('should take %j and %j for the same', (one, other) => {
    expect(isSame(one, other)).toBe(true)
  })

  it('should tell a text of digits with a leading zero from its number by value only', () => {
    expect(isSame('a', 'b')).toBe(false)
    expect(isSame([{ id: 1, a: 1 }], [{ id: 1, a: 2 }])).toBe(false)
  })
})
