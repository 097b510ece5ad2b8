import { beforeAll, describe, expect, it } from 'vitest'
import { cookieFor, makePerson } from './people'
import { ask, codeOf, ORIGIN, read, startPayload } from './rest'

let cookie = ''
let reader = ''
beforeAll(async () => {
  const payload = await startPayload()
  cookie = await cookieFor(await makePerson(payload))
  const permissions = [
    { subject: 'customers' as const, actions: ['read' as const], fields: ['name'] },
  ]
  reader = await cookieFor(await makePerson(payload, permissions))
})

const list = (search: string, who = cookie) =>
  codeOf(ask('GET', `/companies?${search}`, { cookie: who }))

describe('lists', () => {
  it.each([
    ['', 10],
    ['limit=0', 500],
    ['limit=-1', 500],
    ['limit=1000000000', 500],
    ['limit=25&page=-1&depth=99', 25],
  ])('answers "%s" with at most %i rows', async (search, limit) => {
    const { status, body } = await read(ask('GET', `/companies?${search}`, { cookie }))
    expect({ status, limit: body?.limit }).toEqual({ status: 200, limit })
  })

  it.each([
    'limit=1e30',
    'limit=NaN',
    'limit=10.5',
    'page=1e30',
    "where[meta.a'b][equals]=1",
    'where[name][near]=1',
    'where[id][equals]=999999999999999999999',
    'where[id][in]=1,abc',
    'where[createdBy.hash][like]=a',
    'sort=id;drop',
    'sort=(select 1)',
    'sort=rel.hidden',
    'sort=hash',
    `where${'[and][0]'.repeat(1000)}[name][equals]=a`,
    'joins[x][limit]=0',
    'locale=all',
  ])('refuses %.60s', async (search) => {
    expect(await list(search)).toBe('400 invalidQuery')
  })

  it.each([
    'where[name][like]=a&sort=-name&depth=1',
    'where[or][0][name][like]=a&where[or][1][email][equals]=a@b.co',
    'where[id][in]=1,2,3',
    'where[createdAt][greater_than]=2026-01-01',
    'where[workingDays][contains]=monday',
    'select[name]=true',
  ])('answers %s', async (search) => {
    expect(await list(search)).toBe('200')
  })

  it('neither sorts nor filters by a field the reader may not see', async () => {
    expect(await list('sort=name', reader)).toBe('200')
    expect(await list('sort=bossPhone', reader)).toBe('400 invalidQuery')
    expect(await list('where[bossPhone][like]=5', reader)).toBe('400 invalidQuery')
  })

  it('answers a picker, which sends its query as the body of a POST', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    }
    const body = 'depth=0&draft=true&limit=10&where[and][0][id][not_in][0]=1&select[name]=true'
    const { status, body: found } = await read(ask('POST', '/companies', { cookie, body, headers }))
    expect(status).toBe(200)
    expect(found).toHaveProperty('docs')
  })
})

describe('closed addresses', () => {
  it.each([
    ['PATCH', '/companies?where[id][exists]=true'],
    ['DELETE', '/companies?where[id][exists]=true'],
    ['POST', '/users/first-register'],
    ['GET', '/users/init'],
    ['POST', '/users/unlock'],
    ['POST', '/companies/1/duplicate'],
    ['GET', '/companies/versions'],
    ['GET', '/payload-jobs/run'],
    ['GET', '/payload-kv'],
    ['GET', '/payload-migrations'],
    ['POST', '/payload-locked-documents'],
    ['GET', '/globals/payload-jobs-stats'],
    ['GET', '/companies/1,abc'],
    ['GET', '/companies/999999999999999999999'],
    ['GET', '/og'],
  ])('answers %s %s with 404', async (method, path) => {
    const json = method === 'GET' ? undefined : {}
    expect(await codeOf(ask(method, path, { cookie, json }))).toBe('404 notFound')
  })
})

describe('bodies', () => {
  const post = (options: Parameters<typeof ask>[2]) =>
    codeOf(ask('POST', '/companies', { cookie, ...options }))
  const json = { 'content-type': 'application/json' }

  it('refuses what is too large, of another kind, or reaches for prototypes', async () => {
    expect(await post({ json: { name: 'a'.repeat(1_100_000) } })).toBe('413 bodyTooLarge')
    expect(await post({ body: '{"name":"a"}', headers: { 'content-type': 'text/plain' } })).toBe(
      '415 unsupportedMediaType',
    )
    expect(await post({ body: '{"__proto__":{"polluted":1}}', headers: json })).toBe(
      '400 invalidInput',
    )
    expect(await post({ body: '[1]', headers: json })).toBe('400 invalidInput')
    expect(await post({ body: '{', headers: json })).toBe('400 invalidInput')
    expect({}).not.toHaveProperty('polluted')
  })

  it('refuses other ways to say a method', async () => {
    expect(await post({ json: {}, headers: { 'x-http-method-override': 'DELETE' } })).toBe(
      '400 invalidInput',
    )
    expect(await post({ json: {}, headers: { 'x-payload-http-method-override': 'DELETE' } })).toBe(
      '400 invalidInput',
    )
  })

  it('takes the multipart forms of the interface', async () => {
    const body = new FormData()
    body.append('_payload', JSON.stringify({ name: 'Form Ltd.' }))
    const sent = new Response(body)
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    const answer = await read(
      ask('POST', '/companies?depth=0&fallback-locale=null', {
        cookie,
        body: await sent.blob(),
        headers,
      }),
    )
    expect(answer.status).toBe(201)
    expect(answer.body).toHaveProperty('doc.name', 'Form Ltd.')
  })

  it('marks the field that is missing, in the reader’s language', async () => {
    const headers = { 'accept-language': 'tr' }
    const { status, body } = await read(ask('POST', '/companies', { cookie, json: {}, headers }))
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [{ code: 'invalidInput', data: { errors: [{ path: 'name', code: 'required' }] } }],
    })
    expect(JSON.stringify(body)).toContain('zorunlu')
  })
})

describe('other sites', () => {
  const send = (headers: Record<string, string>) =>
    codeOf(ask('POST', '/companies', { cookie, json: { name: 'Ltd.' }, headers }))

  it('refuses a change with our cookie from elsewhere', async () => {
    expect(await send({ origin: 'https://evil.example' })).toBe('403 crossSite')
    expect(await send({ origin: 'null' })).toBe('403 crossSite')
    expect(await send({ origin: '', 'sec-fetch-site': 'cross-site' })).toBe('403 crossSite')
    expect(await send({ origin: '' })).toBe('403 crossSite')
    expect(
      await codeOf(ask('POST', '/users/1/suspend', { cookie, headers: { origin: 'https://e.x' } })),
    ).toBe('403 crossSite')
  })

  it('accepts our own pages, under any name of this host', async () => {
    expect(await send({ origin: ORIGIN })).toBe('201')
    expect(await send({ origin: 'http://192.168.1.9:3000', host: '192.168.1.9:3000' })).toBe('201')
    expect(await send({ origin: '', 'sec-fetch-site': 'same-origin' })).toBe('201')
  })

  it('answers a program that reads with a cookie', async () => {
    const { body } = await read(ask('GET', '/users/me', { cookie, headers: { origin: '' } }))
    expect(body?.user).toBeTruthy()
  })
})

describe('answers', () => {
  it('are never kept or guessed', async () => {
    const { headers } = await read(ask('GET', '/companies', { cookie }))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('tell 401 from 403 from 404', async () => {
    expect(await codeOf(ask('GET', '/companies'))).toBe('401 signInFirst')
    expect(await codeOf(ask('GET', '/tenders', { cookie: reader }))).toBe('403 notAllowed')
    expect(await codeOf(ask('GET', '/companies/2147483647', { cookie }))).toBe('404 notFound')
  })
})
