import { describe, expect, it } from 'vitest'
import { PASSKEY_NAME_LENGTH, readPasskeyName, relyingParty } from './passkeys'

describe('the relying party', () => {
  it.each([
    ['https://ofis.example.com', { id: 'ofis.example.com', origin: 'https://ofis.example.com' }],
    [
      'https://ofis.example.com:8443/',
      { id: 'ofis.example.com', origin: 'https://ofis.example.com:8443' },
    ],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://a.localhost', { id: 'a.localhost', origin: 'http://a.localhost' }],
    ['https://4ofis.example.com', { id: '4ofis.example.com', origin: 'https://4ofis.example.com' }],
    ['https://server1', { id: 'server1', origin: 'https://server1' }],
    ['http://127.0.0.1:3000', null],
    ['https://10.0.0.7', null],
    ['https://[::1]:3000', null],
    ['http://ofis.example.com', null],
    ['http://localhost.example.com', null],
  ])('of %s', (url, expected) => expect(relyingParty(url)).toEqual(expected))
})

describe('the name of a passkey', () => {
  it.each([
    [' Telefonum ', { name: 'Telefonum' }],
    ['x'.repeat(PASSKEY_NAME_LENGTH), { name: 'x'.repeat(PASSKEY_NAME_LENGTH) }],
    ['🔑'.repeat(PASSKEY_NAME_LENGTH), { name: '🔑'.repeat(PASSKEY_NAME_LENGTH) }],
  ])('%j', (typed, expected) => expect(readPasskeyName(typed)).toEqual(expected))

  it.each([
    [undefined, 'required'],
    ['  ', 'required'],
    [7, 'invalidInput'],
    [null, 'invalidInput'],
    ['x'.repeat(PASSKEY_NAME_LENGTH + 1), 'textTooLong'],
  ])('%j is none: %s', (typed, code) =>
    expect(readPasskeyName(typed)).toMatchObject({ path: 'name', code }),
  )

  it('says how long it may be', () =>
    expect(readPasskeyName('x'.repeat(PASSKEY_NAME_LENGTH + 1))).toEqual({
      ...{ path: 'name', code: 'textTooLong', data: { max: PASSKEY_NAME_LENGTH } },
    }))
})
