import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPublicAddress, postOutside, refuseTarget, type ResolveAll } from './outbound'

const LOOPBACK = ['127.0.0.0/8', '::1/128']

it.each(['8.8.8.8', '2001:4860:4860::8888', '::ffff:8.8.8.8'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

it.each([
  [
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '127.0.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '0.0.0.0',
  ],
  ['100.64.0.1', '192.0.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00::1', 'fec0::1', 'ff02::1', '4000::1'],
  ['::ffff:127.0.0.1', '::ffff:10.0.0.7', '::ffff:7f00:1', '::127.0.0.1', '::7f00:1'],
  ['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', '64:ff9b:1::1', '100::1', '2001:db8::1'],
  ['', 'localhost', 'example.com', '999.1.1.1'],
])('%j and the like are not public', (...addresses) => {
  for (const address of addresses) expect(isPublicAddress(address), address).toBe(false)
})

describe('an address that is typed', () => {
  it.each([
    ['https://example.com/hook?x=1', null],
    ['https://example.com:8443/', null],
    ['https://8.8.8.8/', null],
    ['http://example.com/', 'invalidUrl'],
    ['ftp://example.com/', 'invalidUrl'],
    ['https://example.com:22/', 'invalidUrl'],
    ['https://user@example.com/', 'invalidUrl'],
    ['https://:secret@example.com/', 'invalidUrl'],
    ['https://example.com/#part', 'invalidUrl'],
    ['https://example.com/#', 'invalidUrl'],
    [`https://example.com/${'a'.repeat(2048)}`, 'invalidUrl'],
    ['example.com', 'invalidUrl'],
    ['', 'invalidUrl'],
    ['https://127.0.0.1/', 'addressRefused'],
    ['https://2130706433/', 'addressRefused'],
    ['https://0x7f.1/', 'addressRefused'],
    ['https://127。0。0。1/', 'addressRefused'],
    ['https://①②⑦.0.0.1/', 'addressRefused'],
    ['https://[::1]/', 'addressRefused'],
    ['https://[::127.0.0.1]/', 'addressRefused'],
    ['https://[::ffff:10.0.0.1]/', 'addressRefused'],
    ['https://[64:ff9b::7f00:1]/', 'addressRefused'],
    ['https://localhost/', 'addressRefused'],
    ['https://LOCALHOST./', 'addressRefused'],
    ['https://a.localhost/', 'addressRefused'],
    ['https://169.254.169.254/latest/meta-data', 'addressRefused'],
  ])('%s: %s', (url, refusal) => expect(refuseTarget(url, [])).toBe(refusal))

  it.each([
    ['http://127.0.0.1:8080/', null],
    ['http://localhost:8080/', null],
    ['http://inside.example/', null],
    ['http://10.0.0.1/', 'addressRefused'],
    ['http://8.8.8.8/', 'addressRefused'],
    ['http://127.0.0.1:25/', 'invalidUrl'],
    ['https://10.0.0.1/', 'addressRefused'],
  ])('%s with the loopback opened: %s', (url, refusal) =>
    expect(refuseTarget(url, LOOPBACK)).toBe(refusal),
  )
})

describe('a request over real sockets', () => {
  let server: http.Server
  let port: number
  /** All received bytes, whether or not they form a request. */
  let arrived = ''
  let answer: http.RequestListener
  beforeEach(async () => {
    arrived = ''
    server = http.createServer((request, response) => answer(request, response))
    server.on('connection', (socket) =>
      socket.on('data', (bytes) => {
        arrived += String(bytes)
      }),
    )
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  type Options = { host?: string; networks?: readonly string[]; timeoutMs?: number; secure?: true }
  const post = (options: Options = {}, resolve?: ResolveAll) =>
    postOutside({
      url: `http${options.secure ? 's' : ''}://${options.host ?? '127.0.0.1'}:${port}/hook`,
      headers: { 'Content-Type': 'application/json', 'webhook-id': 'evt_1' },
      body: '{"ş":1}',
      networks: options.networks ?? LOOPBACK,
      keep: 1024,
      timeoutMs: options.timeoutMs ?? 2000,
      ...(resolve && { resolve }),
    })
  const failure = (asked: Promise<unknown>) =>
    asked.then(
      () => 'answered',
      (error: { code?: string }) => error.code,
    )
  const to =
    (...addresses: string[]): ResolveAll =>
    (_, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: net.isIP(address) })),
      )

  it('arrives as it was written, and its answer is returned', async () => {
    answer = (_, response) => response.writeHead(503, { 'Retry-After': '7' }).end('x'.repeat(2000))
    expect(await post()).toEqual({ status: 503, retryAfter: '7', text: 'x'.repeat(1024) })
    expect(arrived).toContain('POST /hook HTTP/1.1')
    expect(arrived).toContain('webhook-id: evt_1')
    expect(arrived).toMatch(/accept-encoding: identity/i)
    expect(arrived.endsWith('{"ş":1}')).toBe(true)
  })

  it.each([
    ['a literal', {}, undefined],
    ['a name of a private address', { host: 'a.example' }, to('127.0.0.1')],
    ['a name of a private and a public one', { host: 'a.example' }, to('8.8.8.8', '127.0.0.1')],
    ['a name of an address mapped to IPv6', { host: 'a.example' }, to('::ffff:127.0.0.1')],
    ['a name of nothing', { host: 'a.example' }, to()],
  ] as const)('%s is refused before a byte is sent', async (_, options, resolve) => {
    answer = (_request, response) => response.end()
    const closed = { ...options, networks: [], secure: true } as const
    expect(await failure(post(closed, resolve))).toBe('addressRefused')
    expect(arrived).toBe('')
  })

  it('a name that changes between two looks is resolved once, and judged at the connection', async () => {
    answer = (_, response) => response.end()
    let looks = 0
    const rebinding: ResolveAll = (_, done) => {
      looks += 1
      done(null, [{ address: looks === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }])
    }
    const asked = post({ host: 'a.example', networks: ['127.0.0.2/32'] }, rebinding)
    // Nothing listens on that port.
    expect(await failure(asked)).toBe('refused')
    expect([looks, arrived]).toEqual([1, ''])
  })

  it('an address beside the opened network is refused', async () => {
    answer = (_, response) => response.end()
    const asked = post({ host: 'a.example', networks: ['127.0.0.2/32'] }, to('127.0.0.1'))
    expect([await failure(asked), arrived]).toEqual(['addressRefused', ''])
  })

  it('a redirect is not followed', async () => {
    const inside: string[] = []
    answer = ({ url }, response) => {
      inside.push(String(url))
      response.writeHead(302, { Location: `http://127.0.0.1:${port}/secret` }).end()
    }
    expect((await post()).status).toBe(302)
    expect(inside).toEqual(['/hook'])
  })

  it('a server that drips, or never answers, is given up in time', async () => {
    answer = (_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    }
    expect(await failure(post({ timeoutMs: 300 }))).toBe('timedOut')
    answer = () => {}
    expect(await failure(post({ timeoutMs: 200 }))).toBe('timedOut')
    expect(await failure(post({ host: 'a.example', timeoutMs: 200 }, () => {}))).toBe('timedOut')
  })

  it('an endless answer is cut off, and what is compressed stays so', async () => {
    let sent = 0
    answer = (_, response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(64 * 1024, 'a')
      const more = () => {
        if (response.destroyed || sent > 1024 ** 3) return
        sent += chunk.length
        if (response.write(chunk)) setImmediate(more)
        else response.once('drain', more)
      }
      more()
    }
    expect((await post()).text).toBe('a'.repeat(1024))
    expect(sent).toBeLessThan(32 * 1024 * 1024)
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    answer = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb)
    expect((await post()).text.length).toBeLessThanOrEqual(1024)
  })

  it('a server without TLS, one that hangs up and one that is not there say why', async () => {
    answer = (_, response) => response.end()
    expect(await failure(post({ secure: true }))).toBe('tlsFailed')
    answer = ({ socket }) => socket.destroy()
    expect(await failure(post())).toBe('refused')
    server.close()
    server.closeAllConnections()
    expect(await failure(post())).toBe('refused')
    const unknown: ResolveAll = (_, done) => done(new Error('no such name'), [])
    expect(await failure(post({ host: 'a.example' }, unknown))).toBe('refused')
  })
})
