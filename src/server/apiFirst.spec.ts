import { describe, expect, it, vi } from 'vitest'
import { answerApi, type ApiHandler } from '@/lib/apiHandlers'
import { API_PORT, serveApi } from '../../tests/helpers/apiServer'
import { get, open, send } from '../../tests/helpers/rawServer'

const post = (body: string, length = Buffer.byteLength(body)) =>
  `POST /api/x HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`

describe('what is answered without Next', () => {
  const told: ApiHandler = async (request, { params }) => {
    const { slug } = await params
    const { url, method, headers } = request
    return Response.json({ url, method, slug, language: headers.get('accept-language') })
  }

  it('is every request to a route that is loaded', async () => {
    const port = await serveApi(told)
    const { body } = await get(port, '/api/users/a%20b?x=%25', ['Accept-Language: tr'])
    expect(JSON.parse(body)).toEqual({
      url: `http://localhost:${API_PORT}/api/users/a%20b?x=%25`,
      method: 'GET',
      slug: ['users', 'a b'],
      language: 'tr',
    })
  })

  it.each(['/users', '/api', '/api/', '/api/users/', '/api//users', '/api/health', '/api/graphql'])(
    'is not %s',
    async (path) => {
      const port = await serveApi(told)
      expect((await get(port, path)).body).toBe('by Next')
    },
  )

  it('is a route with a file of its own by that one, and what is below its name by the other', async () => {
    const port = await serveApi(told)
    answerApi('health', { GET: () => Promise.resolve(new Response('well')) })
    expect((await get(port, '/api/health?now')).body).toContain('well')
    expect(JSON.parse((await get(port, '/api/health/x')).body).slug).toEqual(['health', 'x'])
  })

  it('is no method that the route does not have', async () => {
    const port = await serveApi(told)
    const text = 'DELETE /api/x HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n'
    expect((await send(port, text)).text).toContain('by Next')
  })
})

describe('the body of a request', () => {
  it('comes as it is read, whole', async () => {
    const long = 'ğ'.repeat(300_000)
    const port = await serveApi(async (request) => Response.json((await request.text()).length))
    expect((await send(port, post(long))).text).toMatch(/\r\n\r\n300000$/)
  })

  it('is none where none was sent', async () => {
    const port = await serveApi((request) => Promise.resolve(Response.json(request.body)))
    expect((await send(port, post(''))).text).toMatch(/\r\n\r\nnull$/)
  })

  it('can be given up: the client still gets its answer', async () => {
    const port = await serveApi(async (request) => {
      const reader = request.body?.getReader()
      await reader?.read()
      await reader?.cancel()
      return new Response('too much', { status: 413 })
    })
    const told = await send(port, post('a'.repeat(200_000), 1_000_000))
    expect(told.text).toMatch(/^HTTP\/1.1 413/)
  })

  it('is not read ahead of whoever reads it', async () => {
    let read = 0
    const port = await serveApi(async (request) => {
      const reader = request.body!.getReader()
      read += (await reader.read()).value!.byteLength
      await new Promise((resolve) => setImmediate(resolve))
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return new Response('all')
        read += value.byteLength
      }
    })
    expect((await send(port, post('a'.repeat(500_000)))).text).toMatch(/all/)
    expect(read).toBe(500_000)
  })

  it('fails when its client leaves in the middle, and the request says so', async () => {
    const failed = vi.fn()
    const aborted = vi.fn()
    let leave = () => {}
    const port = await serveApi(async (request) => {
      request.signal.addEventListener('abort', aborted)
      leave()
      await request.text().catch(failed)
      return new Response('nobody hears')
    })
    const { socket } = await open(port)
    leave = () => socket.destroy()
    socket.write(post('abc', 100))
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce())
  })
})
