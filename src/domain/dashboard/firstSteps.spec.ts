import { expect, it } from 'vitest'
import { hasStepsLeft } from './firstSteps'

const done = { id: 'identity', isDone: true } as const
const open = { id: 'company', isDone: false } as const

it.each([
  [[], false],
  [[done], false],
  [[open], true],
  [[done, open], true],
])('should ask of %j whether something is left to do: %s', (steps, expected) => {
  expect(hasStepsLeft(steps)).toBe(expected)
})
