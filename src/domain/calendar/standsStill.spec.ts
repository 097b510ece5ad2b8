import { expect, it } from 'vitest'
import { standsStill } from './standsStill'

it.each([
  ['meets', 'planned', true, null],
  ['meets', null, true, null],
  ['meets', 'planned', false, 'noRight'],
  ['meets', 'held', true, 'meetHeld'],
  ['meets', 'cancelled', true, 'meetCancelled'],
  ['actions', null, true, null],
  ['actions', null, false, 'noRight'],
  ['deliveries', null, true, 'delivered'],
  ['instalments', null, true, 'ofTender'],
  ['lastDays', null, true, 'ofTender'],
] as const)('of %s in state %s, which may move: %s, should be %s', (layer, state, mayMove, why) => {
  expect(standsStill({ layer, state, mayMove })).toBe(why)
})
