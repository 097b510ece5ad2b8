import { describe, expect, it } from 'vitest'
import { clientOf } from './clientOf'
import { trustedProxies } from './trustedProxies'

const isTrusted = trustedProxies(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])
const from = (peer: string | undefined, forwardedFor?: string, trusted = isTrusted) =>
  clientOf({ peer, forwardedFor, isTrusted: trusted })

describe('clientOf', () => {
  it('believes nobody by default', () => {
    const nobody = trustedProxies([])
    expect(from('127.0.0.1', '1.1.1.1', nobody)).toBe('127.0.0.1')
    expect(from('::ffff:192.0.2.7', '1.1.1.1', nobody)).toBe('192.0.2.7')
  })

  it.each([
    // An untrusted client wrote the header itself.
    ['192.0.2.7', '1.1.1.1', '192.0.2.7'],
    ['127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['::ffff:127.0.0.1', '192.0.2.7', '192.0.2.7'],
    // The entries that the client wrote are to the left of those of our proxy.
    ['127.0.0.1', '6.6.6.6, 192.0.2.7', '192.0.2.7'],
    ['127.0.0.1', '6.6.6.6, 192.0.2.7, 10.1.2.3', '192.0.2.7'],
    ['fd00::7', '6.6.6.6, 2001:db8::9', '2001:db8::9'],
    // All hops are trusted: a request from inside.
    ['127.0.0.1', '10.0.0.5, 10.0.0.6', '10.0.0.5'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '192.0.2.7, nonsense', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    [undefined, '192.0.2.7', 'unknown'],
  ])('peer %s with "%s" is %s', (peer, forwardedFor, client) => {
    expect(from(peer, forwardedFor)).toBe(client)
  })
})
