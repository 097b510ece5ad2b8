import { describe, expect, it } from 'vitest'
import { isBefore } from './release'

describe('isBefore', () => {
  it.each([
    ['0.2.0', '0.2.1'],
    ['0.9.0', '0.10.0'],
    ['0.10.9', '1.0.0'],
    ['9.0.0', '10.0.0'],
    ['1.2.9-rc.1', '1.2.10'],
  ])('%s comes before %s, and not the other way round', (one, other) => {
    expect([isBefore(one, other), isBefore(other, one)]).toEqual([true, false])
  })

  it.each([
    ['1.2.3', '1.2.3'],
    ['1.2.3', '1.2.3-rc.1'],
    ['01.2.3', '1.2.3'],
  ])('%s and %s are the same', (one, other) => {
    expect([isBefore(one, other), isBefore(other, one)]).toEqual([false, false])
  })

  it.each(['', '1.2', 'v1.2.3', '1.2.x', '1.2.3.4', '1.2.3 '])('refuses %j', (text) => {
    expect(() => isBefore(text, '1.2.3')).toThrow(/is no release/)
    expect(() => isBefore('1.2.3', text)).toThrow(/is no release/)
  })
})
