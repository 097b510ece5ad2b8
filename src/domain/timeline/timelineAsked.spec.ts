import { describe, expect, it } from 'vitest'
import { kindOfCode, SOURCE_KINDS, TIMELINE_KINDS } from './kinds'
import { kindsNamed, placeText, timelineAsked } from './timelineAsked'

const asked = (query: string) => timelineAsked(new URLSearchParams(query))
const OF = 'subject=tenders&document=170'
const AT = '2026-03-01T10:00:00.123Z'

describe('timelineAsked', () => {
  it('reads all that an address says', () => {
    expect(asked(`${OF}&kinds=call,note&from=2026-03-01&to=2026-03-02&before=${AT},123`)).toEqual({
      subject: 'tenders',
      document: 170,
      kinds: ['note', 'call'],
      from: '2026-03-01',
      to: '2026-03-02',
      before: { at: AT, id: 123 },
    })
    expect(asked(OF)).toMatchObject({ kinds: [], from: null, to: null, before: null })
  })

  it.each([
    ['', 'subject'],
    ['subject=users&document=1', 'subject'],
    ['subject=tenders', 'document'],
    ['subject=tenders&document=0', 'document'],
    ['subject=tenders&document=1e3', 'document'],
    ['subject=tenders&document=2147483648', 'document'],
    [`${OF}&kinds=`, 'kinds'],
    [`${OF}&kinds=note,payment`, 'kinds'],
    [`${OF}&kinds=note,note`, 'kinds'],
    [`${OF}&from=2026-02-30`, 'from'],
    [`${OF}&to=0001-01-01`, 'to'],
    [`${OF}&before=${AT}`, 'before'],
    [`${OF}&before=${AT},0`, 'before'],
    [`${OF}&before=${AT},1,2`, 'before'],
    [`${OF}&before=${AT},x1`, 'before'],
    [`${OF}&before=${AT},1x`, 'before'],
    [`${OF}&before=2026-13-01T10:00:00.123Z,1`, 'before'],
    [`${OF}&limit=3`, 'limit'],
  ])('names what is wrong in %s: %s', (query, wrong) => expect(asked(query)).toBe(wrong))

  it('takes back the place it gives', () => {
    const place = { at: AT, id: 12 }
    expect(asked(`${OF}&before=${placeText(place)}`)).toMatchObject({ before: place })
  })
})

it('knows the kinds of an address, each once and in one order', () => {
  expect(kindsNamed('call,x,note,call')).toEqual(['note', 'call'])
  expect(kindsNamed(null)).toEqual([])
})

it('gives each number of the table to one kind', () => {
  const codes = TIMELINE_KINDS.flatMap((kind) => [...SOURCE_KINDS[kind]])
  expect(new Set(codes).size).toBe(codes.length)
  for (const kind of TIMELINE_KINDS)
    for (const code of SOURCE_KINDS[kind]) expect(kindOfCode(code)).toBe(kind)
  expect(() => kindOfCode(11)).toThrow(new RangeError('no kind 11'))
})
