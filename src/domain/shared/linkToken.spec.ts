import { expect, it } from 'vitest'
import { isLinkToken } from './linkToken'

it.each([
  ['a'.repeat(43), true],
  ['aZ09_-'.repeat(7) + 'x', true],
  ['a'.repeat(42), false],
  ['a'.repeat(44), false],
  ['a'.repeat(42) + '/', false],
  [43, false],
  [['a'.repeat(43)], false],
])('%s may be the secret of a link: %s', (value, isOne) => expect(isLinkToken(value)).toBe(isOne))
