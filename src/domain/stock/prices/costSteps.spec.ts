import { describe, expect, it } from 'vitest'
import { costAfter, leadTo, type CostStep } from './costSteps'

const step = (values: Partial<CostStep>): CostStep => ({
  ...{ isReversal: false, onHand: '10', average: '10', quantity: '10', cost: '20', after: '15' },
  ...values,
})

it.each([
  ['a receipt mixes', {}, '15'],
  ['the first one sets it', { onHand: '0', average: null }, '20'],
  ['a reversal takes apart', { isReversal: true, onHand: '20', average: '15' }, '10'],
  ['nothing is left of what was reversed', { isReversal: true, average: '20' }, '20'],
  ['nothing was known', { isReversal: true, onHand: '20', average: null, cost: '0' }, '0'],
])('%s: %j', (_, values, after) => {
  expect(costAfter(step(values)).toFixed()).toBe(after)
})

describe('steps lead to an average', () => {
  const first = step({ onHand: '0', average: null, cost: '10', after: '10' })
  const second = step({})
  it.each([
    ['the newest first', '15', [second, first], true],
    ['however it is written', '15.000000', [second], true],
    ['not to another one', '14.99', [second, first], false],
    ['not where the newest says another', '15', [step({ after: '16' }), first], false],
    ['not where an older one does', '15', [second, { ...first, after: '11' }], false],
    ['none lead anywhere', '7', [], true],
  ])('%s', (_, average, steps, expected) => {
    expect(leadTo(average, steps)).toBe(expected)
  })
})
