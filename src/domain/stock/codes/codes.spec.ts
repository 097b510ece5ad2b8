import { expect, it } from 'vitest'
import { codeKey } from './codes'

it.each([
  ['VİDA-1', 'vida-1'],
  ['VIDA-1', 'vida-1'],
  ['vıda-1', 'vida-1'],
  ['\u00a0Vida-1 ', 'vida-1'],
  ['ＡＢＣ', 'abc'],
  ['Ş-1', 'ş-1'],
  ['S-1', 's-1'],
  ['a b', 'a b'],
])('should compare %s as %s', (code, key) => {
  expect(codeKey(code)).toBe(key)
})
