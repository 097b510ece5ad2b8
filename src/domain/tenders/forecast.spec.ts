import { describe, expect, it } from 'vitest'
import { forecastOf, forecastTotal } from './forecast'

describe('forecastOf', () => {
  it.each([
    ['1250000.00', 45, 30, '750000.00'],
    ['1250000.00', 29, 0, null],
    ['1250000.00', 30, 0, '1250000.00'],
    ['1250000.00', 0, 30, '0.00'],
    ['100.00', 10, 20, '33.33'],
    ['0', 45, 30, '0.00'],
    ['999999999999999.99', 1, 29, '33333333333333.33'],
  ])('%s with %i won and %i lost is %s', (total, won, lost, expected) =>
    expect(forecastOf(total, { won, lost })).toBe(expected),
  )

  it.each([
    [[], null],
    [[null, null], null],
    [['1.10', null, '2.20'], '3.30'],
  ])('adds up %j to %s', (forecasts, expected) => expect(forecastTotal(forecasts)).toBe(expected))
})
