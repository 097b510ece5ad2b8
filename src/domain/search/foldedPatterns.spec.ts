import { expect, it } from 'vitest'
import { foldedPatterns } from './foldedPatterns'

it.each([
  ['text', 'IŞIK İnşaat', ['%isik insaat%']],
  ['text', '50%', ['%50\\%%']],
  ['text', '0532', ['%0532%']],
  ['digits', '(0532) 111-22', ['%053211122%']],
  ['digits', '٠٥٣٢', ['%0532%']],
  ['digits', 'A 12', null],
  ['digits', '12 ش', null],
  ['digits', '---', null],
  ['code', 'Vida-M', ['%vida-m%']],
  ['code', '%_1', ['%\\%\\_1%']],
  ['number', 'TKF', ['%tkf%']],
  ['code', 'AB12', ['%ab12%', '%ab-12%', '%ab 12%', '%ab.12%', '%ab/12%', '%ab\\_12%']],
] as const)('should look in a column of %s for %s as %s', (kind, text, expected) => {
  expect(foldedPatterns(kind, text)).toEqual(expected)
})
