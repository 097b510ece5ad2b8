import { describe, expect, it } from 'vitest'
import { availableOf, shortageOf } from './availability'

it('should take what is reserved from what is there, exactly', () => {
  expect(availableOf({ current: 0.3, reserved: 0.1 }).toFixed()).toBe('0.2')
})

describe('shortageOf', () => {
  it.each([
    [{ wanted: 4, current: 10, reserved: 6 }, null],
    [{ wanted: 4.001, current: 10, reserved: 6 }, ['4.001', '4']],
    [{ wanted: 1, current: 10, reserved: 10 }, ['1', '0']],
    [{ wanted: 6, current: 10, reserved: 10, ownReservation: 6 }, null],
    [{ wanted: 7, current: 10, reserved: 10, ownReservation: 6 }, ['7', '6']],
    [{ wanted: 100, current: 0, reserved: 0, allowNoStock: true }, null],
    [{ wanted: 1, current: 0, reserved: 0, allowNoStock: null }, ['1', '0']],
    [{ wanted: 0.3, current: 0.4, reserved: 0.1 }, null],
  ])('should judge %o', (input, expected) => {
    const shortage = shortageOf(input)
    expect(shortage && [shortage.wanted.toFixed(), shortage.available.toFixed()]).toEqual(expected)
  })
})
