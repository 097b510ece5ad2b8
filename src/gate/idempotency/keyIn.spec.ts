import { describe, expect, it } from 'vitest'
import { idempotencyKeyIn, MAX_KEY_LENGTH } from './keyIn'

const read = (value: string | null) => idempotencyKeyIn({ get: () => value })

describe('idempotencyKeyIn', () => {
  it.each([
    ['8e03978e-40d5-43dd-bc93-6894a57f9324', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
    ['"8e03978e"', '8e03978e'],
    [' "8e03978e" ', '8e03978e'],
    [String.raw`"a\"b"`, 'a"b'],
    [String.raw`"a\\b"`, String.raw`a\b`],
    [String.raw`"\\\""`, String.raw`\"`],
    ['"a b, c;d=1"', 'a b, c;d=1'],
    ['o/1+2=', 'o/1+2='],
    ['a'.repeat(MAX_KEY_LENGTH), 'a'.repeat(MAX_KEY_LENGTH)],
    [`"${'a'.repeat(MAX_KEY_LENGTH)}"`, 'a'.repeat(MAX_KEY_LENGTH)],
  ])('takes %s', (value, key) => {
    expect(read(value)).toBe(key)
  })

  it('takes none where none was sent', () => {
    expect(read(null)).toBeNull()
  })

  it.each([
    '',
    ' ',
    '""',
    '"',
    '"a',
    'a"',
    'a"b',
    'a b',
    'a,b',
    '"a", "b"',
    '"a""b"',
    '"a";x=1',
    'a;x=1',
    String.raw`"a\b"`,
    String.raw`"a\"`,
    String.raw`a\b`,
    '"a\tb"',
    'çınar',
    '"çınar"',
    'a'.repeat(MAX_KEY_LENGTH + 1),
  ])('refuses %j', (value) => {
    expect(() => read(value)).toThrow('invalidInput')
  })
})
