import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordRules, refusePassword } from './password'

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
  [{ password: 'ayse@example.com', email: ' Ayse@Example.com ' }, 'passwordIsEmail'],
  [{ password: 'ayse@example.com', email: null }, null],
  [{ password: '' }, 'required'],
  [{ password: null }, 'required'],
  [{ password: ['1234567890'] }, 'required'],
  [{ password: '1234567890', confirmation: '1234567890' }, null],
  [{ password: '1234567890', confirmation: '' }, 'passwordsDiffer'],
])('should judge case %#', (input, expected) => {
  expect(refusePassword({ email, ...input })).toBe(expected)
})

describe('passwordRules', () => {
  const met = (input: Parameters<typeof passwordRules>[0]) =>
    passwordRules(input)
      .filter(({ isMet }) => isMet)
      .map(({ rule }) => rule)

  it('should name the rules in the order they are shown', () => {
    const rules = passwordRules({ password: '', confirmation: '' }).map(({ rule }) => rule)
    expect(rules).toEqual(['length', 'notEmail', 'same'])
  })

  it.each([
    [{ password: '', confirmation: '' }, []],
    [{ password: 'short', confirmation: '' }, ['notEmail']],
    [{ password: 'short', confirmation: 'short' }, ['notEmail', 'same']],
    [{ password: '123456789', confirmation: 'x' }, ['notEmail']],
    [{ password: '1234567890', confirmation: 'x' }, ['length', 'notEmail']],
    [{ password: 'a'.repeat(128), confirmation: 'x' }, ['length', 'notEmail']],
    [{ password: 'a'.repeat(129), confirmation: 'x' }, ['notEmail']],
    [{ password: '🔑'.repeat(9), confirmation: 'x' }, ['notEmail']],
    [{ password: email, confirmation: email }, ['length', 'same']],
    [{ password: email, confirmation: email, email: null }, ['length', 'notEmail', 'same']],
    [{ password: '1234567890', confirmation: '1234567890' }, ['length', 'notEmail', 'same']],
  ])('should find which rules case %# meets', (input, expected) => {
    expect(met({ email, ...input })).toEqual(expected)
  })

  it('should all be met exactly when the password may be set', () => {
    const some = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', ' ', 'ş', '🔑'), minLength: 8, maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('a', '🔑'), minLength: 126, maxLength: 130 }),
      fc.constantFrom('', email, ` ${email.toUpperCase()}`),
    )
    fc.assert(
      fc.property(some, some, fc.boolean(), (password, other, isSame) => {
        const input = { password, email, confirmation: isSame ? password : other }
        expect(met(input).length === 3).toBe(refusePassword(input) === null)
      }),
    )
  })
})
