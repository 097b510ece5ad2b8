import { expect, it } from 'vitest'
import { containsPattern, prefixPattern } from './likePattern'

it.each([
  ['abc', '%abc%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['c:\\x', '%c:\\\\x%'],
])('should search %s with %s', (text, expected) => {
  expect(containsPattern(text)).toBe(expected)
})

it('should anchor a prefix', () => {
  expect(prefixPattern('50%')).toBe('50\\%%')
})
