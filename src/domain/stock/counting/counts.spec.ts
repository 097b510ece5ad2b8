import { describe, expect, it } from 'vitest'
import {
  COUNT_COMMANDS,
  COUNT_STATUSES,
  isPlanOpen,
  refuseCountCommand,
  seesExpected,
  takesEntry,
} from './counts'

describe('a count goes its way', () => {
  const taken = Object.fromEntries(
    COUNT_STATUSES.map((status) => [
      status,
      COUNT_COMMANDS.filter((command) => refuseCountCommand(command, { status }) === null),
    ]),
  )

  it('by the commands of each state', () => {
    expect(taken).toEqual({
      draft: ['start', 'cancel'],
      counting: ['finish', 'cancel'],
      review: ['resume', 'post', 'cancel'],
      posted: [],
      cancelled: [],
    })
  })

  it('and says nothing of commands that make no sense', () => {
    expect(refuseCountCommand('post', { status: 'draft' })).toEqual({
      code: 'wrongCountState',
      isShown: false,
    })
  })
})

it('may be planned anew until counting begins', () => {
  expect(COUNT_STATUSES.filter(isPlanOpen)).toEqual(['draft'])
})

describe('what takes an entry', () => {
  it.each([
    ['draft', null, false],
    ['counting', null, true],
    ['counting', 'recount', true],
    ['review', null, false],
    ['review', 'keepCounted', false],
    ['review', 'recount', true],
    ['posted', 'recount', false],
    ['cancelled', null, false],
  ] as const)('%s, choice %s: %s', (status, choice, expected) => {
    expect(takesEntry(status, choice)).toBe(expected)
  })
})

describe('what should be there is seen', () => {
  it.each([
    [true, false, true, true],
    [false, true, true, false],
    [false, true, false, true],
    [false, false, false, false],
  ])('reviews %s, reads quantities %s, blind %s: %s', (reviews, readsQuantities, isBlind, seen) => {
    expect(seesExpected({ reviews, readsQuantities, isBlind })).toBe(seen)
  })
})
