import { expect, it } from 'vitest'
import { typedText } from './typedText'

it.each([
  ['\u2067١٬٢٣٤\u2069', '1٬234'],
  ['\u200e+90 555\u200f', '+90 555'],
  ['\u061c31.12.2026 ', '31.12.2026 '],
  ['a\u200bb', 'a\u200bb'],
  ['', ''],
])('reads %j as %j', (typed, read) => {
  expect(typedText(typed)).toBe(read)
})
