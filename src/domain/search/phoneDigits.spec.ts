import { expect, it } from 'vitest'
import { phoneDigits } from './phoneDigits'

it.each([
  ['0532 111 22 33', '5321112233'],
  ['+90 (532) 111-22-33', '5321112233'],
  ['0090 532 111', '532111'],
  ['٠٥٣٢١١١', '532111'],
  ['123 456 7890', '1234567890'],
  ['90 5', '905'],
  ['  +90 532', '532'],
  ['90 532 00 11', '905320011'],
  ['9000 11', '900011'],
  ['+49 90 123', '4990123'],
  ['0 0 1 2', null],
  ['TKF-2026-00042', null],
  ['12A', null],
  ['###', null],
])('should look for %s as %s', (term, expected) => {
  expect(phoneDigits(term)).toBe(expected)
})
