import { expect, it } from 'vitest'
import { phoneTail, refusePhone, tidyPhone } from './phone'

it.each([
  ['0212 555 01 02'],
  ['+90 (212) 555-01-02'],
  ['0090 532 111 22 33'],
  ['5321112233'],
  ['444 0 123'],
  ['112'],
  ['5'],
  ['0312.555.01.02'],
  ['٠٢١٢ ٥٥٥ ٠١ ٠٢'],
  ['0212 555 01 02 dahili 12'],
  ['0212 555 01 02 #12'],
  ['+44 20 7946 0958 ext. 3'],
  ['0212 555 01 02 تحويلة ١٢'],
  ['0212 555 01 02 / 03'],
  ['+90 212 555 01 02, +90 212 555 01 03'],
  ['\u200e+90 212 555 01 02\u200e'],
  [''],
  [null],
  [undefined],
])('should take %j for a phone', (value) => {
  expect(refusePhone(value)).toBeNull()
})

it.each([
  ['Ahmet'],
  ['ahmet@example.com'],
  ['dahili 12'],
  ['12abc'],
  ['0212 555 01 02 sekreter'],
  ['+'],
  ['--'],
  ['90+'],
  ['0212:555'],
  [5321112233],
  [{}],
])('should refuse %j', (value) => {
  expect(refusePhone(value)).toBe('invalidPhone')
})

it.each([
  ['  0212  555 01 02 ', '0212 555 01 02'],
  ['٠٢١٢ ٥٥٥', '0212 555'],
  ['\u2066+90 212\u2069', '+90 212'],
])('should keep %j as %j', (text, kept) => {
  expect(tidyPhone(text)).toBe(kept)
})

it.each([
  ['0532 111 22 33', '5321112233'],
  ['+90 (532) 111-22-33', '5321112233'],
  ['٠٥٣٢ ١١١ ٢٢ ٣٣', '5321112233'],
  ['0532 111 22 33 dahili 12', '5321112233'],
  ['5321112233', '5321112233'],
  ['532111223', null],
  ['444 0 123', null],
  ['', null],
])('should know %j by the digits %s', (text, digits) => {
  expect(phoneTail(text)).toBe(digits)
})
