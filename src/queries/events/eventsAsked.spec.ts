import { describe, expect, it } from 'vitest'
import { cursorText } from '@/domain/events/logCursor'
import { eventsAsked, recentAsked, sampleAsked } from './eventsAsked'

const asked = (query: string) => eventsAsked(new URLSearchParams(query))
const PLACE = { epoch: '0a1b2c3d4e5f', transaction: '7', id: '9' }

describe('the question for events', () => {
  it('is for the oldest hundred of every type, unless it says otherwise', () => {
    expect(asked('')).toEqual({ after: null, types: null, limit: 100 })
    expect(asked(`after=${cursorText(PLACE)}&types=tender.sent,company.updated&limit=500`)).toEqual(
      { after: PLACE, types: new Set(['tender.sent', 'company.updated']), limit: 500 },
    )
  })

  it.each([
    ['types=', 'types'],
    ['types=tender.forgotten', 'types'],
    ['types=tender.sent,', 'types'],
    ['types=user.created', 'types'],
    ['types=tenderSent', 'types'],
    ['types=toString', 'types'],
    ['limit=', 'limit'],
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=1e2', 'limit'],
    ['limit=abc', 'limit'],
    ['after=', 'after'],
    ['after=abc', 'after'],
    ['limit=5&limit=6', 'limit'],
    ['before=1', 'before'],
    ['where[id][equals]=1', 'where[id][equals]'],
  ])('%s is refused at %s', (query, parameter) => expect(asked(query)).toBe(parameter))
})

describe('the question for the newest events', () => {
  const recent = (query: string) => recentAsked(new URLSearchParams(query))
  it('is for fifty of every type, unless it says otherwise', () => {
    expect(recent('')).toEqual({ after: null, types: null, limit: 50 })
    expect(recent('types=tender.sent&limit=3')).toMatchObject({ limit: 3 })
  })

  it.each([
    ['after=abc', 'after'],
    ['limit=501', 'limit'],
    ['types=tender.forgotten', 'types'],
    ['types=tender.sent&types=tender.approved', 'types'],
  ])('%s is refused at %s', (query, parameter) => expect(recent(query)).toBe(parameter))
})

it.each([
  ['type=tender.sent', { type: 'tender.sent' }],
  ['', 'type'],
  ['type=tender.sent,tender.approved', 'type'],
  ['type=import.ended', 'type'],
  ['type=tender.sent&types=tender.sent', 'types'],
])('the question for a sample, %s, is read as %j', (query, expected) => {
  expect(sampleAsked(new URLSearchParams(query))).toEqual(expected)
})
