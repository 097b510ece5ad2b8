import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { NextRequest } from 'next/server'
import { watchDatabase } from '@/lib/databaseReach'
import { SignJWT } from 'jose'
import { createHash } from 'node:crypto'
import type * as Proxy from './proxy'

const OFFER = `/q/${'a'.repeat(43)}`
let proxy: (typeof Proxy)['proxy']

beforeAll(async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'x'.repeat(48))
  vi.stubEnv('DATABASE_URL', 'postgres://a:b@localhost/c')
  proxy = (await import('./proxy')).proxy
  // Loading all of this takes long on a machine that runs a build at the same time.
}, 60_000)
afterAll(() => void vi.unstubAllEnvs())
afterEach(() => watchDatabase(async () => 1))

const open = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: said } = await proxy(
    new NextRequest(`http://localhost:3000${path}`, {
      headers: { 'Sec-Fetch-Dest': 'document', ...headers },
    }),
  )
  return {
    status,
    to: new URL(said.get('x-middleware-rewrite') ?? 'http://x/').pathname,
    cookie: said.get('x-middleware-request-cookie'),
    retry: said.get('retry-after'),
    leaves: said.get('set-cookie'),
  }
}
const away = () => watchDatabase(() => Promise.reject(new Error('ECONNREFUSED')))

it('answers every page with 503 while the database is away, and leads nobody to sign in', async () => {
  away()
  for (const path of ['/login', OFFER])
    expect(await open(path), path).toMatchObject({ status: 503, to: '/unreachable', retry: '5' })
})

it('speaks the language of the browser to a customer whose own it cannot know', async () => {
  away()
  const { cookie, leaves } = await open(OFFER, { 'Accept-Language': 'ar,en;q=0.5' })
  expect(cookie).toContain('payload-lng=ar')
  expect(leaves).toBeNull()
})

it('draws them once it is back', async () => {
  const { status, cookie } = await open(OFFER, { 'Accept-Language': 'ar' })
  expect([status, cookie]).toEqual([200, null])
})

it('leaves the language of a new browser behind, over https for https alone', async () => {
  expect((await open('/login')).leaves).toMatch(/^payload-lng=tr;(?!.*Secure)/)
  expect((await open('/login', { 'X-Forwarded-Proto': 'https' })).leaves).toMatch(/; Secure/)
})

it('knows a session over https by the cookie of this host alone', async () => {
  const { env } = await import('@/lib/env')
  const address = env.SERVER_URL
  const key = createHash('sha256')
    .update(env.PAYLOAD_SECRET ?? '')
    .digest('hex')
    .slice(0, 32)
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(key))
  const visit = (name: string) => open('/dashboard', { Cookie: `${name}=${token}; payload-lng=tr` })
  try {
    env.SERVER_URL = 'https://ofis.example.com'
    expect((await visit('payload-token')).status).toBe(307)
    // Nor by the cookie between the steps of a sign-in, whatever its value.
    for (const step of ['payload-step', '__Host-payload-step'])
      expect((await visit(step)).status).toBe(307)
    const { status, cookie } = await visit('__Host-payload-token')
    expect({ status, cookie }).toEqual({
      status: 200,
      cookie: `payload-token=${token}; payload-lng=tr`,
    })
  } finally {
    env.SERVER_URL = address
  }
  expect((await visit('payload-token')).status).toBe(200)
})

describe('the arguments of a server function', () => {
  const call = async (body: BodyInit | null, type = 'text/plain;charset=UTF-8') => {
    const answer = await proxy(
      new NextRequest('http://localhost:3000/login', {
        method: 'POST',
        headers: {
          'Next-Action': 'a'.repeat(42),
          Origin: 'http://localhost:3000',
          'Content-Type': type,
        },
        body,
      }),
    )
    return answer.status
  }
  const args = (value: unknown) => JSON.stringify([{ name: 'form-state', args: value }])
  const form = new FormData()
  form.append('0', '["$K1"]')

  it.each([
    ['a function', args({ data: '$F1' }), 400],
    ['a bound function', args({ data: '$h1' }), 400],
    ['a map', args({ data: '$Q1' }), 400],
    ['a set', args({ data: '$W1' }), 400],
    ['a promise', args({ data: '$@1' }), 400],
    ['a part that is not there', args({ data: '$1' }), 400],
    ['a place that is not there', args({ data: '$0:0:args:nothing' }), 400],
    ['a number that is none', args({ data: '$nx' }), 400],
    ['a name of a prototype', '[{"name":"form-state","args":{"__proto__":{}}}]', 400],
    ['a depth without end', `[${'['.repeat(50)}${']'.repeat(50)}]`, 400],
    ['broken JSON', '[{"name":', 400],
    ['no list', '{}', 400],
    ['nothing', null, 400],
    ['5 MB', 'x'.repeat(5 * 1024 * 1024), 413],
  ])('are refused before Next reads them: %s', async (_, body, status) => {
    expect(await call(body)).toBe(status)
  })

  it('are no form', async () => {
    const sent = new Response(form)
    expect(await call(await sent.arrayBuffer(), sent.headers.get('content-type') ?? '')).toBe(415)
  })

  it('are what our forms send: texts, dates, no value, one object twice', async () => {
    const sent = {
      data: { title: '$$5', at: '$D2026-03-01T12:00:00.000Z', none: '$undefined' },
      again: '$0:0:args:data',
    }
    expect(await call(args(sent))).toBe(200)
  })
})
