import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '@/routing/securityHeaders'
import { secureHeaders } from './secureHeaders'

const policyOf = (kind?: 'file') =>
  secureHeaders({ response: new Response('x'), kind }).headers.get('Content-Security-Policy') ?? ''

// Directives without the fallback `default-src` are set explicitly.
it.each([
  ['a page', contentSecurityPolicy({ nonce: 'x' })],
  ['data', policyOf()],
  ['a stored file', policyOf('file')],
])('the policy of %s: no plug-in, no other base, no frame', (_, policy) => {
  const directives = Object.fromEntries(
    policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  )
  expect(directives['object-src'] ?? directives['default-src']).toBe("'none'")
  expect(directives).toMatchObject({ 'base-uri': "'none'", 'frame-ancestors': "'none'" })
})

it('a stored file is saved under a name, whatever opens it', () => {
  const { headers } = secureHeaders({ response: new Response('x'), kind: 'file' })
  expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox; /)
  expect(headers.get('Content-Disposition')).toBe('attachment')
  expect(headers.get('Cache-Control')).toBe('no-store')
})
