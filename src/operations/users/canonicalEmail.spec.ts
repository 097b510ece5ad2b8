import { expect, it } from 'vitest'
import { canonicalEmail } from './canonicalEmail'

it.each([
  'admin@x.com',
  'ADMİN@x.com',
  'admın@x.com',
  'Admin@X.COM',
  ' admin@x.com. ',
  'ad\u200bmin@x.com',
  'ＡＤＭＩＮ@x.com',
])('should take %s for the one address', (email) => {
  expect(canonicalEmail(email)).toBe('admin@x.com')
})

it('should take composed and decomposed letters for one', () => {
  expect(canonicalEmail('çağ@x.com'.normalize('NFD'))).toBe('çağ@x.com'.normalize('NFC'))
})

it.each([
  null,
  7,
  {},
  ['a@x.com'],
  '',
  'admin',
  'a b@x.com',
  'a@x.com\r\nBcc: b@x.com',
  '@',
  'a'.repeat(1e6),
])('should refuse %.40s', (email) => {
  expect(canonicalEmail(email)).toBeNull()
})
