import { expect, it } from 'vitest'
import { EVENT_NAMES, FOR_PROGRAMS, subscribersOf } from './events'

it('has a subscriber of every event but those of programs', () => {
  expect(EVENT_NAMES.filter((name) => subscribersOf(name).length === 0)).toEqual([...FOR_PROGRAMS])
})

it('tells nobody what is no event', () => {
  expect(subscribersOf('tenderForgotten' as never)).toEqual([])
})
