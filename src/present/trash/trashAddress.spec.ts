import { describe, expect, it } from 'vitest'
import { trashAddress, trashAsked } from './trashAddress'

describe('the address of the trash', () => {
  it.each([
    [{ kind: null, before: null }, '/trash'],
    [{ kind: 'tenders', before: null }, '/trash?kind=tenders'],
    [{ kind: 'tenders', before: 12 }, '/trash?kind=tenders&before=12'],
  ])('says %j and is read so', (asked, address) => {
    expect(trashAddress(asked)).toBe(address)
    const query = Object.fromEntries(new URL(address, 'http://localhost').searchParams)
    expect(trashAsked(query)).toEqual(asked)
  })

  it.each([{ kind: 'users' }, { kind: ['tenders'] }, { before: '0' }, { before: '1 or 1' }, {}])(
    'passes %j over',
    (query) => expect(trashAsked(query)).toEqual({ kind: null, before: null }),
  )
})
