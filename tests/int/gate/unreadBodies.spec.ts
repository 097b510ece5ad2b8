import config from '@payload-config'
import { GRAPHQL_POST } from '@payloadcms/next/routes'
import { describe, expect, it } from 'vitest'
import { withGate } from '@/gate/withGate'
import { withGraphqlGate, type GraphqlHandler } from '@/gate/withGraphqlGate'
import { ORIGIN, startPayload } from './rest'

const never = () => Promise.reject(new Error('Nobody may get this far'))
const rest = withGate(never, { payload: startPayload })
const graphql = withGraphqlGate(GRAPHQL_POST(config) as GraphqlHandler, { payload: startPayload })

type Sent = { method?: string; path: string; headers?: Record<string, string> }

/** Sends a body that notes when it is read, and never ends. */
const send = async ({ method = 'POST', path, headers = {} }: Sent) => {
  let chunks = 0
  const body = new ReadableStream(
    { pull: (controller) => controller.enqueue(new Uint8Array(1024).fill((chunks += 1))) },
    { highWaterMark: 0 },
  )
  const all = { 'content-type': 'application/json', ...headers }
  const url = `${ORIGIN}/api${path}`
  const request = new Request(url, { method, headers: all, body, duplex: 'half' } as RequestInit)
  const slug = path.split('?')[0]?.split('/').filter(Boolean) ?? []
  const response = await (path === '/graphql'
    ? graphql(request)
    : rest(request, { params: Promise.resolve({ slug }) }))
  return { status: response.status, chunks }
}

describe('a body from nobody is not read', () => {
  it.each<[string, Sent, number]>([
    ['a new record', { path: '/companies' }, 401],
    ['an edit', { method: 'PATCH', path: '/tenders/1' }, 401],
    ['a delete', { method: 'DELETE', path: '/tenders/1' }, 401],
    ['a command', { path: '/tenders/1/approve' }, 401],
    [
      'a file',
      { path: '/media', headers: { 'content-type': 'multipart/form-data; boundary=a' } },
      401,
    ],
    ['settings', { path: '/globals/settings' }, 401],
    ['a preference', { path: '/payload-preferences/nav' }, 401],
    ['GraphQL', { path: '/graphql' }, 401],
    [
      'a session that is over',
      { path: '/companies', headers: { authorization: 'JWT a.b.c' } },
      401,
    ],
    ['an unknown address', { path: '/nowhere' }, 404],
    ['a closed address', { path: '/users/first-register' }, 404],
    ['another method', { method: 'PUT', path: '/companies/1' }, 405],
    [
      'a query sent as a body',
      {
        path: '/companies',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-payload-http-method-override': 'GET',
        },
      },
      401,
    ],
  ])('%s', async (_, sent, status) => {
    expect(await send(sent)).toEqual({ status, chunks: 0 })
  })
})

describe('where somebody says who they are', () => {
  it.each(['login', 'forgot-password', 'reset-password'])(
    '%s is read, up to its limit',
    async (name) => {
      const { status, chunks } = await send({ path: `/users/${name}` })
      expect(status).toBe(413)
      expect(chunks).toBeGreaterThan(1_000)
      expect(chunks).toBeLessThan(1_100)
    },
  )
})
