import { expect, it } from 'vitest'
import { phoneKeyOf } from './phone'

it.each([
  ['+90 (532) 123 45 67', '5321234567'],
  ['0090 532 123 45 67', '5321234567'],
  ['0532 123 45 67', '5321234567'],
  ['532-123-45-67', '5321234567'],
  ['٠٥٣٢١٢٣٤٥٦٧', '5321234567'],
  ['+33 1 23 45 67 89', '33123456789'],
  ['444 0 123', '4440123'],
  ['', ''],
])('should search %s as %s', (text, expected) => {
  expect(phoneKeyOf(text)).toBe(expected)
})
