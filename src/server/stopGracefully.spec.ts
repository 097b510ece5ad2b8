import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { stopGracefully } from './stopGracefully'
import { connections, listen, open, server } from '../../tests/helpers/rawServer'

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
