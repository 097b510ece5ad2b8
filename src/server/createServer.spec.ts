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
