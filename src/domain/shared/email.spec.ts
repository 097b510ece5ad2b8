import { expect, it } from 'vitest'
import { isEmailAddress, splitAddresses } from './email'

const LONGEST = `${'a'.repeat(64)}@${'x'.repeat(185)}.com`

it.each(['a@b.co', 'ayşe@firma.com.tr', 'x+y@sub.example.com', LONGEST])(
  'writes to %s',
  (address) => expect(isEmailAddress(address)).toBe(true),
)

it.each([
  '',
  'a',
  'a@b',
  'a@b.c',
  'a b@c.co',
  'a@x.com\r\nBcc: b@x.com',
  'a@x.com,b@x.com',
  'Ad <a@x.com>',
  '"a"@x.com',
  'a\u202eb@x.com',
  'a@x\u200b.com',
  `${'a'.repeat(65)}@x.com`,
  `a@${'x'.repeat(300)}.com`,
  LONGEST.replace('.com', 'x.com'),
  { toString: () => 'a@b.co', length: 6 },
  null,
  5,
])('does not write to %j', (address) => expect(isEmailAddress(address)).toBe(false))

it('finds the addresses in what was typed', () => {
  expect(splitAddresses(' a@x.com, b@x.com;a@x.com\nc@x.com ')).toEqual([
    'a@x.com',
    'b@x.com',
    'c@x.com',
  ])
})
