import { expect, it } from 'vitest'
import { stepsTo } from './useLineDrag'

it.each([
  ['down, behind another', 0, 2, 'after', 2],
  ['down, before another', 0, 2, 'before', 1],
  ['up, before another', 3, 1, 'before', -2],
  ['up, behind another', 3, 1, 'after', -1],
  ['onto itself', 2, 2, 'before', 0],
  ['right behind itself', 2, 2, 'after', 0],
  ['to where it is already', 2, 1, 'after', 0],
] as const)('a line dropped %s', (_where, from, over, side, steps) => {
  expect(stepsTo(from, over, side)).toBe(steps)
})
