import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Handler } from './createServer'
import { connections, echo, FAST, listen, open } from '../../tests/helpers/rawServer'

/** From now on `vi.advanceTimersByTime` drives the checks; sockets keep real time. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
afterEach(() => vi.useRealTimers())

/** Bytes that the server has received on its only connection. */
const received = () => [...connections.keys()][0]?.bytesRead ?? 0

describe('what takes too long', () => {
  it('ends slow headers', async () => {
    const port = await listen()
    const { socket, told, closed } = await open(port)
    socket.write('GET / HTTP/1.1\r\n')
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 40)
    await closed
    clearInterval(drip)
    expect(told.text).toMatch(/^HTTP\/1.1 408/)
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
    }
  })

  it('lets a body pass that comes steadily', async () => {
    stopClock()
    const port = await listen()
    const { socket, told } = await open(port)
    socket.write('POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 10000\r\n\r\n')
    await expect.poll(received).toBeGreaterThan(0)
    for (let kilobytes = 1; kilobytes <= 10; kilobytes += 1) {
      socket.write('a'.repeat(1_000))
      await expect.poll(received).toBeGreaterThan(kilobytes * 1_000)
      vi.advanceTimersByTime(900)
    }
    await expect.poll(() => told.text).toMatch(/^HTTP\/1.1 200/)
  })

  it('lets a body pass that waits to be read', async () => {
    stopClock()
    let arrived: IncomingMessage | undefined
    let read = () => {}
    const isRead = new Promise<void>((resolve) => (read = resolve))
    const port = await listen(async (request, response) => {
      arrived = request
      await isRead
      await echo(request, response)
    })
    const { socket, told } = await open(port)
    socket.write('POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 200000\r\n\r\n')
    socket.write('a'.repeat(200_000))
    await expect
      .poll(() => Number(arrived?.readableLength) >= Number(arrived?.readableHighWaterMark))
      .toBe(true)
    vi.advanceTimersByTime(60 * FAST.bodyGraceMs)
    read()
    await expect.poll(() => told.text).toMatch(/^HTTP\/1.1 200/)
  })

  it('does not end an answer that takes long: a stream lives', async () => {
    stopClock()
    const port = await listen((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': hello\n\n')
    })
    const { socket, told } = await open(port)
    socket.write('GET /api/notifications/stream HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await expect.poll(() => told.text).toContain(': hello')
    vi.advanceTimersByTime(60 * FAST.bodyGraceMs)
    expect([...connections.keys()].map(({ destroyed }) => destroyed)).toEqual([false])
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
    await expect.poll(() => told.text).toMatch(/^HTTP\/1.1 401/)
    await closed
  })

  it('leaves the connection open when the rest comes after all', async () => {
    const port = await listen(refuse)
    const { socket, told } = await open(port)
    const request = `POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 50000\r\n\r\n`
    for (let answers = 1; answers <= 2; answers += 1) {
      socket.write(request)
      await expect.poll(() => told.text.split('HTTP/1.1 401').length - 1).toBe(answers)
      socket.write('a'.repeat(50_000))
    }
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
