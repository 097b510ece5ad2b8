import { expect, it } from 'vitest'
import { EVENT_NAMES, subscribersOf } from './events'

it('has somebody to tell every event to', () => {
  expect(EVENT_NAMES.filter((name) => subscribersOf(name).length === 0)).toEqual([])
})

it('tells nobody what is no event', () => {
  expect(subscribersOf('tenderForgotten' as never)).toEqual([])
})
