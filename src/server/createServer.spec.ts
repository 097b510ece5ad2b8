import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createServer, type Handler } from './createServer'
import { stopGracefully, trackConnections, type Connections } from './stopGracefully'

const FAST = {
  headersMs: 300,
  bodyGraceMs: 400,
  bodyBytesPerSecond: 1_000,
  unreadMs: 300,
  checkMs: 50,
}
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

let server: Server
let connections: Connections
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

const readAll = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const echo: Handler = async (request, response) => {
  const body = await readAll(request).catch(() => 'aborted')
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ url: request.url, headers: request.headers, body }))
}

type Options = Partial<Parameters<typeof createServer>[0]>

const listen = async (handler: Handler = echo, options: Options = {}): Promise<number> => {
  server = createServer({ handler, trusted: [], onError: () => {}, limits: FAST, ...options })
  connections = trackConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A connection, what it has said so far, and how long it lived. */
const open = async (port: number) => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const opened = Date.now()
  const told = { text: '', livedMs: Number.POSITIVE_INFINITY }
  socket.on('data', (chunk) => (told.text += String(chunk)))
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      told.livedMs = Date.now() - opened
      resolve()
    })
  })
  await once(socket, 'connect')
  return { socket, told, closed }
}

/** Sends something and waits for the end of the connection. */
const send = async (port: number, text: string) => {
  const { socket, told, closed } = await open(port)
  socket.write(text)
  await closed
  return told
}

const get = async (port: number, target: string, headers: string[] = []) => {
  const lines = [`GET ${target} HTTP/1.1`, 'Host: a.test', 'Connection: close', ...headers]
  const { text } = await send(port, `${lines.join('\r\n')}\r\n\r\n`)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}

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

describe('what takes too long', () => {
  it('ends slow headers', async () => {
    const port = await listen()
    const { socket, told, closed } = await open(port)
    socket.write('GET / HTTP/1.1\r\n')
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 40)
    await closed
    clearInterval(drip)
    expect(told.text).toMatch(/^HTTP\/1.1 408/)
    expect(told.livedMs).toBeLessThan(2_000)
  })

  it('ends a body that stops, and one that drips', async () => {
    const port = await listen()
    for (const everyMs of [100_000, 20]) {
      const { socket, told, closed } = await open(port)
      socket.write('POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 100000\r\n\r\n')
      const drip = setInterval(() => socket.write('a'), everyMs)
      await closed
      clearInterval(drip)
      expect(told.text).toMatch(/^HTTP\/1.1 408/)
      expect(told.livedMs).toBeLessThan(2_000)
    }
  })

  it('lets a body pass that comes steadily, and one that waits for us', async () => {
    const port = await listen(async (request, response) => {
      await sleep(700)
      await echo(request, response)
    })
    const { socket, told } = await open(port)
    socket.write('POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 200000\r\n\r\n')
    for (let at = 0; at < 10; at += 1) {
      socket.write('a'.repeat(20_000))
      await sleep(80)
    }
    await expect.poll(() => told.text, { timeout: 3_000 }).toMatch(/^HTTP\/1.1 200/)
  })

  it('does not end an answer that takes long: a stream lives', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': hello\n\n')
    })
    const { socket, told } = await open(port)
    socket.write('GET /api/notifications/stream HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await sleep(1_000)
    expect(told.text).toContain(': hello')
    expect(socket.destroyed).toBe(false)
  })
})

describe('a body that nobody reads', () => {
  const refuse: Handler = (_request, response) => {
    response.statusCode = 401
    response.end('no')
  }

  it('is answered at once, before it comes', async () => {
    const port = await listen(refuse)
    const { socket, told, closed } = await open(port)
    socket.write('POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 100000\r\n\r\nabc')
    await expect.poll(() => told.text, { timeout: 200 }).toMatch(/^HTTP\/1.1 401/)
    await closed
    expect(told.livedMs).toBeLessThan(2_000)
  })

  it('leaves the connection open when the rest comes after all', async () => {
    const port = await listen(refuse)
    const { socket, told } = await open(port)
    const request = `POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 50000\r\n\r\n`
    for (let at = 0; at < 2; at += 1) {
      socket.write(request)
      await sleep(50)
      socket.write('a'.repeat(50_000))
    }
    await expect.poll(() => told.text.split('HTTP/1.1 401').length, { timeout: 2_000 }).toBe(3)
  })

  it('does not come for ever', async () => {
    const port = await listen(refuse)
    const { socket, closed } = await open(port)
    socket.write('POST / HTTP/1.1\r\nHost: a.test\r\nTransfer-Encoding: chunked\r\n\r\n')
    const flood = setInterval(() => socket.write(`8000\r\n${'a'.repeat(0x8000)}\r\n`), 2)
    await closed
    clearInterval(flood)
    expect(socket.bytesWritten).toBeLessThan(32 * 1024 * 1024)
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

describe('stopping', () => {
  it('finishes what runs, ends streams, and takes nothing new', async () => {
    const port = await listen(async (request, response) => {
      if (request.url === '/stream') {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(': hello\n\n')
        return
      }
      await sleep(300)
      response.end('done')
    })
    const [stream, slow, idle] = [await open(port), await open(port), await open(port)]
    stream.socket.write('GET /stream HTTP/1.1\r\nHost: a.test\r\n\r\n')
    slow.socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await expect.poll(() => stream.told.text).toContain('hello')
    const began = Date.now()
    await stopGracefully(server, connections)
    expect(Date.now() - began).toBeLessThan(1_500)
    await Promise.all([stream.closed, slow.closed, idle.closed])
    expect(slow.told.text).toMatch(/done$/)
    await expect(open(port)).rejects.toThrow('ECONNREFUSED')
  })

  it('does not wait for ever', async () => {
    const port = await listen(() => {})
    const { socket, closed } = await open(port)
    socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await sleep(50)
    await stopGracefully(server, connections, 200)
    await closed
  })
})
