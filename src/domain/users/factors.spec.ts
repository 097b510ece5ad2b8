import { describe, expect, it } from 'vitest'
import {
  methodsIn,
  methodsText,
  FACTOR_POLICIES,
  inFours,
  isLooserPolicy,
  readRecoveryCode,
  readVerificationCode,
  recoveryCodeFrom,
  setupAddress,
} from './factors'

describe('a verification code', () => {
  it('is six digits', () => expect(readVerificationCode('012345')).toBe('012345'))

  it.each([
    '12345',
    '1234567',
    '12345a',
    '１２３４５６',
    '١٢٣٤٥٦',
    ' 12345',
    '123 456',
    '',
    null,
    123456,
    {},
  ])('is not %j', (value) => expect(readVerificationCode(value)).toBeNull())
})

describe('a recovery code', () => {
  it.each([
    `0123ABCDEFGH${' '.repeat(28)}`,
    '0123ABCDEFGH',
    '0123-ABCD-EFGH',
    ' 0123 abcd efgh ',
    'oi23-abcd-efgh',
    'OL23ABCDEFGH',
  ])('is read from %j', (value) => expect(readRecoveryCode(value)).toBe('0123ABCDEFGH'))

  it.each([
    '0123ABCDEFG',
    '0123ABCDEFGHJ',
    '0123ABCDEFGU',
    `0123ABCDEFGH${' '.repeat(29)}`,
    '',
    null,
    12,
    `0${' '.repeat(60)}`,
  ])('is not %j', (value) => expect(readRecoveryCode(value)).toBeNull())

  it('is made of twelve random characters that are read back', () => {
    const code = recoveryCodeFrom(Uint8Array.from({ length: 12 }, (_, at) => at * 21))
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(readRecoveryCode(inFours(code, '-'))).toBe(code)
    expect(inFours('0123ABCDEFGH', '-')).toBe('0123-ABCD-EFGH')
  })
})

it('sets an authenticator up under the name of the site', () => {
  const address = setupAddress({
    secret: 'JBSWY3DPEHPK3PXP',
    account: 'a+b@x.com',
    site: ' Ofis: Acme ',
  })
  expect(address).toBe(
    'otpauth://totp/Ofis%20%20Acme:a%2Bb%40x.com?secret=JBSWY3DPEHPK3PXP&issuer=Ofis%20%20Acme&algorithm=SHA1&digits=6&period=30',
  )
})

it('tells which policy asks less', () => {
  const looser = FACTOR_POLICIES.flatMap((before) =>
    FACTOR_POLICIES.filter((after) => isLooserPolicy(before, after)).map((after) => [
      before,
      after,
    ]),
  )
  expect(looser).toEqual([
    ['optional', 'off'],
    ['required', 'off'],
    ['required', 'optional'],
  ])
})

describe('the methods of a second step', () => {
  it.each([
    [undefined, ['code', 'recovery']],
    ['', ['code', 'recovery']],
    ['password', ['code', 'recovery']],
    [['code'], ['code', 'recovery']],
    [methodsText(['recovery', 'passkey']), ['passkey', 'recovery']],
    ['code.evil', ['code']],
  ])('%j', (value, methods) => expect(methodsIn(value)).toEqual(methods))
})
