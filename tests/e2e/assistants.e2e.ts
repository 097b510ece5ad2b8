import { expect, test } from './support/test'

const origin = () => `http://localhost:${process.env.E2E_PORT}`

test('what clients look for before they ask for a key is answered as JSON', async ({ request }) => {
  const resource = await request.get('/.well-known/oauth-protected-resource/api/mcp')
  expect(resource.status()).toBe(200)
  expect(await resource.json()).toMatchObject({
    resource: `${origin()}/api/mcp`,
    bearer_methods_supported: ['header'],
  })
  const none = await request.get('/.well-known/oauth-authorization-server')
  expect([none.status(), await none.json()]).toEqual([404, { error: 'not_found' }])
  const stream = await request.get('/api/mcp')
  expect(stream.status()).toBe(405)
  const anonymous = await request.post('/api/mcp', { data: {} })
  expect(anonymous.status()).toBe(401)
  expect(anonymous.headers()['www-authenticate']).toContain('/.well-known/oauth-protected-resource')
})
