import { describe, expect, it, vi } from 'vitest'
import { stopGracefully } from './stopGracefully'
import { connections, listen, open, server } from '../../tests/helpers/rawServer'

describe('stopping', () => {
  it('finishes what runs, ends streams, and takes nothing new', async () => {
    let finish = () => {}
    const port = await listen((request, response) => {
      if (request.url === '/stream') {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(': hello\n\n')
        return
      }
      finish = () => response.end('done')
    })
    const [stream, slow, idle] = [await open(port), await open(port), await open(port)]
    stream.socket.write('GET /stream HTTP/1.1\r\nHost: a.test\r\n\r\n')
    slow.socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await expect.poll(() => stream.told.text).toContain('hello')
    await expect.poll(() => [...connections.values()].filter(Boolean).length).toBe(2)
    const stopping = stopGracefully(server, connections)
    await stream.closed
    finish()
    await stopping
    await Promise.all([stream.closed, slow.closed, idle.closed])
    expect(slow.told.text).toMatch(/done$/)
    await expect(open(port)).rejects.toThrow('ECONNREFUSED')
  })

  it('does not wait for ever', async () => {
    const handler = vi.fn()
    const port = await listen(handler)
    const { socket, closed } = await open(port)
    socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce())
    await stopGracefully(server, connections, 200)
    await closed
  })
})
