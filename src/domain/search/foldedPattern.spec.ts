import { expect, it } from 'vitest'
import { foldedPattern } from './foldedPattern'

it.each([
  ['text', 'IŞIK İnşaat', '%isik insaat%'],
  ['text', '50%', '%50\\%%'],
  ['text', '0532', '%0532%'],
  ['digits', '(0532) 111-22', '%053211122%'],
  ['digits', '٠٥٣٢', '%0532%'],
  ['digits', 'A 12', null],
  ['digits', '12 ش', null],
  ['digits', '---', null],
] as const)('should look in a column of %s for %s as %s', (kind, text, expected) => {
  expect(foldedPattern(kind, text)).toBe(expected)
})
