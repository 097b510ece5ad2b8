import { describe, expect, it } from 'vitest'
import { refuseOtherRate } from './rates'

describe('refuseOtherRate', () => {
  it.each([
    ['the proposed rate', '41.25', '41.250000', null],
    ['another one', '41.26', '41.25', 'rateNotAllowed'],
    ['one that differs in the last of six decimals', '41.250001', '41.25', 'rateNotAllowed'],
    ['the first of its currency', '41.26', null, null],
  ] as const)('%s', (_, rate, proposed, code) => {
    expect(refuseOtherRate({ rate, proposed })).toBe(code)
  })
})
