import { once } from 'node:events'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import type { ApiHandler } from '@/lib/apiHandlers'
import { serveApi } from '../../tests/helpers/apiServer'
import { get, open, send } from '../../tests/helpers/rawServer'

const answering = (...args: ConstructorParameters<typeof Response>) =>
  serveApi(() => Promise.resolve(new Response(...args)))

describe('an answer', () => {
  it('carries its status, its words and each of its cookies', async () => {
    const headers = new Headers({ 'X-One': '1' })
    headers.append('Set-Cookie', 'a=1; Expires=Mon, 01 Jan 2029 00:00:00 GMT')
    headers.append('Set-Cookie', 'b=2')
    const port = await answering('{}', { status: 207, statusText: 'Some of it', headers })
    const { head } = await get(port, '/api/x')
    expect(head).toMatch(/^HTTP\/1.1 207 Some of it\r\n/)
    expect(head).toMatch(/x-one: 1/i)
    expect(head.match(/set-cookie: [ab]=/gi)).toHaveLength(2)
  })

  it('has a length when it is JSON, and is compressed when it is long', async () => {
    const long = JSON.stringify('ş'.repeat(20_000))
    const port = await answering(long, { headers: { 'Content-Type': 'application/json' } })
    const plain = await get(port, '/api/x')
    expect(plain.head).toMatch(new RegExp(`content-length: ${Buffer.byteLength(long)}\\r\\n`, 'i'))
    const url = `http://127.0.0.1:${port}/api/x`
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(2_000)
    expect(await answer.text()).toBe(long)
  })

  it('without a body is sent without one', async () => {
    const port = await answering(null, { status: 204 })
    expect((await get(port, '/api/x')).status).toBe(204)
  })

  it('to HEAD is its headers; what it would say is never read', async () => {
    const pull = vi.fn()
    const cancel = vi.fn()
    const port = await serveApi((request) => {
      expect(request.method).toBe('HEAD')
      const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 })
      return Promise.resolve(new Response(body, { headers: { 'X-One': '1' } }))
    })
    const text = 'HEAD /api/x HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n'
    expect((await send(port, text)).text).toMatch(/x-one: 1[^]*\r\n\r\n$/i)
    expect(pull).not.toHaveBeenCalled()
    expect(cancel).toHaveBeenCalledOnce()
  })
})

describe('an answer in pieces', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const TEXT = { 'Content-Type': 'text/csv; charset=utf-8' }

  it('reaches its reader piece by piece, as events do', async () => {
    let say: (text: string) => void = () => {}
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        say = (text) => controller.enqueue(bytes(text))
      },
    })
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-transform' }
    const port = await answering(body, { headers })
    const { socket, told } = await open(port)
    socket.write('GET /api/x HTTP/1.1\r\nHost: a.test\r\nAccept-Encoding: gzip\r\n\r\n')
    for (const text of ['one', 'two', 'three']) {
      say(text)
      await vi.waitFor(() => expect(told.text).toContain(text))
    }
    expect(told.text).not.toMatch(/content-encoding/i)
  })

  it.each(['while it speaks', 'while it is silent'])(
    'ends at its source when its reader leaves %s',
    async (when) => {
      const cancel = vi.fn()
      const aborted = vi.fn()
      const onError = vi.fn()
      const handler: ApiHandler = (request) => {
        request.signal.addEventListener('abort', aborted)
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(bytes('first')),
          pull: (controller) => {
            if (when === 'while it is silent') return
            controller.enqueue(new Uint8Array(64 * 1024))
          },
          cancel,
        })
        return Promise.resolve(new Response(body))
      }
      const port = await serveApi(handler, { onError })
      const { socket } = await open(port)
      socket.write('GET /api/x HTTP/1.1\r\nHost: a.test\r\n\r\n')
      await once(socket, 'data')
      socket.destroy()
      await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
      await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce())
      expect(onError).not.toHaveBeenCalled()
    },
  )

  it('waits for a reader that takes nothing', async () => {
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new Uint8Array(256 * 1024))
      },
    })
    const port = await answering(body)
    const { socket } = await open(port)
    socket.pause()
    socket.write('GET /api/x HTTP/1.1\r\nHost: a.test\r\n\r\n')
    // Once the buffers between the two are full, no further piece is requested.
    let before = -1
    const isAtRest = () => {
      const rests = pulled > 0 && pulled === before
      before = pulled
      return rests
    }
    await expect.poll(isAtRest, { interval: 100 }).toBe(true)
    expect(before).toBeLessThan(200)
  })

  it('is compressed on its way when it is text', async () => {
    const pieces = ['a;b\n', 'c;d\n']
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(bytes(piece))
        controller.close()
      },
    })
    const port = await answering(body, { headers: TEXT })
    const text = `GET /api/x HTTP/1.0\r\nHost: a.test\r\nAccept-Encoding: gzip\r\n\r\n`
    const socket = (await open(port)).socket
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.write(text)
    await once(socket, 'close')
    const all = Buffer.concat(chunks)
    const at = all.indexOf('\r\n\r\n') + 4
    expect(all.subarray(0, at).toString()).toMatch(/content-encoding: gzip/i)
    expect(gunzipSync(all.subarray(at)).toString()).toBe(pieces.join(''))
  })

  it('that fails before its first piece is a failure with a status', async () => {
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('gone')) })
    const onError = vi.fn()
    const port = await serveApi(
      () => Promise.resolve(new Response(body, { headers: { 'X-One': '1' } })),
      { onError },
    )
    const { status, head } = await get(port, '/api/x')
    expect(status).toBe(500)
    expect(head).not.toMatch(/x-one/i)
    expect(onError).toHaveBeenCalledOnce()
  })

  it('that fails later breaks off: its reader sees that it is not whole', async () => {
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(bytes('half')),
        pull: () => Promise.reject(new Error('gone')),
      },
      { highWaterMark: 0 },
    )
    const onError = vi.fn()
    const port = await serveApi(() => Promise.resolve(new Response(body)), { onError })
    const read = fetch(`http://127.0.0.1:${port}/api/x`).then((answer) => answer.text())
    await expect(read).rejects.toThrow()
    expect(onError).toHaveBeenCalledOnce()
  })
})
