import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { ReadError, readSmall } from './readSmall'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const serve = async (answer: RequestListener): Promise<URL> => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => (server.closeAllConnections(), server.close()))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.xml`)
}
const read = (url: URL) => readSmall({ url, maxBytes: 1000, timeoutMs: 300, userAgent: 'spec' })

it('reads what is small, and says who asks', async () => {
  const url = await serve((req, res) => res.end(req.headers['user-agent']))
  expect((await read(url))?.toString()).toBe('spec')
})

it('says null where there is no such file', async () => {
  expect(await read(await serve((_, res) => res.writeHead(404).end('<html>')))).toBeNull()
})

it('goes nowhere else', async () => {
  let asked = 0
  const other = await serve((_, res) => {
    asked += 1
    res.end('x')
  })
  const url = await serve((_, res) => res.writeHead(302, { Location: other.href }).end())
  await expect(read(url)).rejects.toThrow('answered 302')
  expect(asked).toBe(0)
})

it.each<[string, RequestListener, string]>([
  ['an error', (_, res) => res.writeHead(500).end(), 'answered 500'],
  ['too much', (_, res) => res.end('x'.repeat(1001)), 'larger than 1000 bytes'],
  [
    'too much, without saying how much',
    (_, res) => {
      for (let n = 0; n < 20; n += 1) res.write('x'.repeat(100))
      res.end()
    },
    'larger than 1000 bytes',
  ],
  ['nothing in time', () => {}, 'within 300 ms'],
  ['half of it in time', (_, res) => void res.write('x'), 'within 300 ms'],
  ['a closed connection', (req) => req.socket.destroy(), 'was not reached'],
])('refuses %s', async (_, answer, message) => {
  const url = await serve(answer)
  await expect(read(url)).rejects.toThrow(message)
  await expect(read(url)).rejects.toBeInstanceOf(ReadError)
})

it('refuses where nobody listens', async () => {
  const url = await serve((_, res) => res.end('x'))
  stops.splice(0).forEach((stop) => stop())
  await expect(read(url)).rejects.toThrow('ECONNREFUSED')
})
