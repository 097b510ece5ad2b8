import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { NextRequest } from 'next/server'
import { watchDatabase } from '@/lib/databaseReach'
import type * as Proxy from './proxy'

const OFFER = `/q/${'a'.repeat(43)}`
let proxy: (typeof Proxy)['proxy']

beforeAll(async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'x'.repeat(48))
  vi.stubEnv('DATABASE_URL', 'postgres://a:b@localhost/c')
  proxy = (await import('./proxy')).proxy
})
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
