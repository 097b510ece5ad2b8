import { expect, it } from 'vitest'
import { isInNetworks, isNetwork } from './networks'

it.each(['10.0.0.0/8', '203.0.113.7', '0.0.0.0/0', '2001:db8::/32', '::1', '2001:DB8::1/128'])(
  'takes %j for a network',
  (text) => expect(isNetwork(text)).toBe(true),
)

it.each([
  '',
  '010.0.0.1/8',
  '10.0.0.1/08',
  '10.0.0.1/33',
  '10.0.0/8',
  '10',
  '0x7f.0.0.1',
  '2130706433',
  '256.0.0.1',
  '2001:db8::/129',
  'fe80::1%eth0',
  '::ffff:10.0.0.0/104',
  'example.com',
  ' 10.0.0.0/8',
  '10.0.0.0/8,11.0.0.0/8',
])('does not take %j for a network', (text) => expect(isNetwork(text)).toBe(false))

it.each([
  ['10.1.2.3', ['10.0.0.0/8'], true],
  ['::ffff:10.0.0.7', ['10.0.0.0/8'], true],
  ['11.0.0.1', ['10.0.0.0/8'], false],
  ['11.0.0.1', ['10.0.0.0/8', '11.0.0.1'], true],
  ['2001:db8::7', ['2001:db8::/32'], true],
  ['2001:db9::7', ['2001:db8::/32'], false],
  ['10.0.0.1', ['::/0'], false],
  ['10.0.0.1', [], true],
  [null, [], true],
  [null, ['0.0.0.0/0'], false],
  ['unknown', ['0.0.0.0/0'], false],
  ['10.0.0.1', ['nonsense'], false],
] as const)('compares the address %j with %j', (address, networks, isIn) => {
  expect(isInNetworks(address, networks)).toBe(isIn)
})
