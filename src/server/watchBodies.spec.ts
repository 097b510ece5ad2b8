import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Handler } from './createServer'
import { echo, listen, open } from '../../tests/helpers/rawServer'

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
