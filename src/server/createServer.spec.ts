import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { echo, get, listen, send } from '../../tests/helpers/rawServer'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('what is no request for us', () => {
  it.each([
    ['GET http://evil.example/ HTTP/1.1\r\nHost: a.test\r\n\r\n', 400],
    ['OPTIONS * HTTP/1.1\r\nHost: a.test\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a.test/x@evil\r\n\r\n', 400],
    ['TRACE / HTTP/1.1\r\nHost: a.test\r\n\r\n', 405],
    ['CONNECT evil.example:443 HTTP/1.1\r\nHost: a.test\r\n\r\n', 405],
    ['GET /api/%E0%A4%A HTTP/1.1\r\nHost: a.test\r\n\r\n', 400],
    ['GET /api/users/%00 HTTP/1.1\r\nHost: a.test\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a.test\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET / HTTP/1.1\r\nHost: a.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', 400],
    [
      'POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    // A proxy and Node could determine different lengths for each of these bodies.
    ['POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: +1\r\n\r\na', 400],
    ['POST / HTTP/1.1\r\nHost: a.test\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a.test\r\nX-Folded: a\r\n b\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost : a.test\r\n\r\n', 400],
    ['nonsense\r\n\r\n', 400],
  ])('answers and closes: %j', async (text, status) => {
    let wasAsked = false
    const port = await listen((_request, response) => {
      wasAsked = true
      response.end()
    })
    const told = await send(port, text)
    expect(told.text.split(' ')[1]).toBe(String(status))
    expect(told.text).not.toMatch(/x-powered-by/i)
    expect(wasAsked).toBe(false)
  })

  it('answers a request that expects something as if it did not', async () => {
    const port = await listen()
    expect((await get(port, '/', ['Expect: a-miracle'])).status).toBe(200)
  })

  it('says so in the shape of every other refusal, in the reader’s language', async () => {
    const port = await listen()
    const { body, head } = await get(port, '/api/%E0%A4%A', ['Accept-Language: en'])
    expect(JSON.parse(body)).toMatchObject({
      errors: [
        { code: 'malformedRequest', message: expect.stringMatching(/cannot be understood/) },
      ],
    })
    expect(head).toMatch(/nosniff/)
  })

  it('answers a handler that fails', async () => {
    const port = await listen(() => Promise.reject(new Error('broken')))
    expect((await get(port, '/')).status).toBe(500)
  })
})

describe('the security headers', () => {
  const NAMES = [
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'content-security-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'cache-control',
  ]
  const missingIn = (head: string, names = NAMES) =>
    names.filter((name) => !new RegExp(`^${name}: .`, 'im').test(head))

  it.each([
    ['a redirect', (response: ServerResponse) => response.writeHead(308, { Location: '/x' }).end()],
    [
      'a method',
      (response: ServerResponse) => response.writeHead(405, 'No', ['Allow', 'GET']).end(),
    ],
    ['nothing', (response: ServerResponse) => response.writeHead(204).end()],
    ['a page', (response: ServerResponse) => response.end('<p>')],
  ])('stand on an answer of the handler that brings none: %s', async (_, write) => {
    const { head } = await get(await listen((_request, response) => write(response)), '/')
    expect(missingIn(head)).toEqual([])
    expect(head).not.toMatch(/strict-transport/i)
  })

  it('leave a handler those it sets', async () => {
    const port = await listen((_request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'self'")
      response.writeHead(200, { 'cache-control': 'max-age=1' }).end()
    })
    const { head } = await get(port, '/')
    expect(missingIn(head)).toEqual([])
    expect(head.match(/^(content-security-policy|cache-control): .*$/gim)).toEqual([
      "Content-Security-Policy: default-src 'self'",
      'cache-control: max-age=1',
    ])
  })

  it.each([
    'TRACE / HTTP/1.1\r\nHost: a.test\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: a.test\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a.test\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a.test\r\n',
    'POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 9\r\n\r\nx',
  ])('stand on what ends before the handler, over https as well: %j', async (text) => {
    const { text: head } = await send(await listen(echo, { isHttps: true }), text)
    expect(missingIn(head, [...NAMES, 'strict-transport-security'])).toEqual([])
  })

  it('say https where a proxy of ours was asked over https', async () => {
    const port = await listen(echo, { trusted: ['127.0.0.1'] })
    const { head } = await get(port, '/', ['X-Forwarded-Proto: https'])
    expect(missingIn(head, [...NAMES, 'strict-transport-security'])).toEqual([])
  })
})

describe('what the application hears', () => {
  const seen = async (port: number, headers: string[]) => {
    const { body, head } = await get(port, '/x?y=1', headers)
    const id = /x-request-id: (\S+)/i.exec(head)?.[1]
    return { id, ...(JSON.parse(body) as { url: string; headers: Record<string, string> }) }
  }
  const CLAIMS = [
    'X-Forwarded-For: 6.6.6.6, 192.0.2.7',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: ofis.example.com',
    'X-Forwarded-Port: 1',
    'Forwarded: for=6.6.6.6',
    'X-Real-IP: 6.6.6.6',
    'X-Client-Address: 6.6.6.6',
    'X-Request-Id: mine',
  ]

  it('is the address of the connection, whatever a client claims', async () => {
    const { headers, id } = await seen(await listen(), CLAIMS)
    expect(headers).toMatchObject({
      host: 'a.test',
      'x-client-address': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'a.test',
      'x-forwarded-proto': 'http',
    })
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|ofis|mine|forwarded-port/)
    expect(headers['x-request-id']).toMatch(UUID)
    expect(id).toBe(headers['x-request-id'])
  })

  it('is what a trusted proxy says', async () => {
    const port = await listen(echo, { trusted: ['127.0.0.1'] })
    const { headers } = await seen(port, CLAIMS)
    expect(headers).toMatchObject({
      host: 'ofis.example.com',
      'x-client-address': '192.0.2.7',
      'x-forwarded-host': 'ofis.example.com',
      'x-forwarded-proto': 'https',
    })
    expect(headers['x-request-id']).toMatch(UUID)
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|mine|forwarded-port/)
  })
})
