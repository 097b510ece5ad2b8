import { expect, it } from 'vitest'
import { refusePassword } from './password'

const email = 'ayse@example.com'

it.each([
  [{ password: 'on karakter' }, null],
  [{ password: '123456789' }, 'passwordTooShort'],
  [{ password: '1234567890' }, null],
  [{ password: '🔑'.repeat(9) }, 'passwordTooShort'],
  [{ password: '🔑'.repeat(128) }, null],
  [{ password: 'a'.repeat(128) }, null],
  [{ password: 'a'.repeat(129) }, 'passwordTooLong'],
  [{ password: 'a'.repeat(1_000_000) }, 'passwordTooLong'],
  [{ password: ' AYSE@example.com' }, 'passwordIsEmail'],
  [{ password: '' }, 'required'],
  [{ password: null }, 'required'],
  [{ password: ['1234567890'] }, 'required'],
  [{ password: '1234567890', confirmation: '1234567890' }, null],
  [{ password: '1234567890', confirmation: '' }, 'passwordsDiffer'],
])('should judge case %# as %s', (input, expected) => {
  expect(refusePassword({ email, ...input })).toBe(expected)
})
