import { describe, expect, it } from 'vitest'
import { canonicalAddress, countedAddress } from './clientAddress'

describe('canonicalAddress', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    [' 10.0.0.1 ', '10.0.0.1'],
    ['10.0.0.1:8080', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::FFFF:0a00:0001', '10.0.0.1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['::', '::'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
  ])('%s is %s', (text, address) => {
    expect(canonicalAddress(text)).toBe(address)
  })

  it.each(['', 'unknown', '_hidden', '10.0.0', '010.0.0.1', '1.2.3.4.5', ':::', 'a b', '1:2'])(
    '"%s" is none',
    (text) => {
      expect(canonicalAddress(text)).toBeNull()
    },
  )
})

describe('countedAddress', () => {
  it('counts an IPv6 network of 64 bits as one, an IPv4 address as itself', () => {
    expect(countedAddress('2001:db8:1:2:a:b:c:d')).toBe('2001:db8:1:2::/64')
    expect(countedAddress('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
    expect(countedAddress('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(countedAddress('10.0.0.1')).toBe('10.0.0.1')
    expect(countedAddress('unknown')).toBe('unknown')
  })
})
