import { connect } from 'node:net'
import { expect, test } from './support/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { startServer } from '../helpers/startServer'
import { TEST_ADMIN } from '../helpers/startServer'

/** The server process with the application behind it; `src/server/*.spec.ts` has the details. */
const HOST = 'Host: localhost\r\n'

/** Sends text as it is; what came back when the connection ended, or after `waitMs`. */
const send = (port: number, text: string, waitMs = 30_000): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    let told = ''
    const end = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(told)
    }
    const timer = setTimeout(end, waitMs)
    socket.on('data', (chunk) => (told += String(chunk)))
    socket.on('error', end)
    socket.on('close', end)
    socket.write(text)
  })

const port = () => Number(process.env.E2E_PORT)
const get = (target: string, more = '') =>
  send(port(), `GET ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n${more}\r\n`)

test('what is no request for us never reaches the application', async () => {
  const upgrade = `GET / HTTP/1.1\r\n${HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`
  expect(await send(port(), upgrade)).toMatch(/^HTTP\/1.1 400/)
  expect(await get('http://evil.example/')).toMatch(/^HTTP\/1.1 400/)
  expect(await send(port(), `TRACE / HTTP/1.1\r\n${HOST}\r\n`)).toMatch(/^HTTP\/1.1 405/)
})

test('broken and disguised paths are 400 or 404, never a failure', async () => {
  for (const path of ['/api/%E0%A4%A', '/api/users/%00', '/%00', '/api/users%2F1', '/login?to=%'])
    expect(await get(path), path).toMatch(/^HTTP\/1.1 400/)
  for (const path of ['/api/users/%252F1', '/api/%2525', '/nowhere/%2500', '/api/nowhere'])
    expect(await get(path), path).toMatch(/^HTTP\/1.1 404/)
})

test('an anonymous body is answered before it comes', async () => {
  for (const path of ['/api/media', '/api/companies', '/api/graphql']) {
    const length = 'Content-Type: application/json\r\nContent-Length: 1000000\r\n'
    const told = await send(port(), `POST ${path} HTTP/1.1\r\n${HOST}${length}\r\n{`, 1_500)
    expect(told, path).toMatch(/^HTTP\/1.1 401/)
  }
})

test('every answer has an id of ours and the headers of safety, and none of the programs', async () => {
  for (const path of ['/login', '/api/health', '/api/companies', '/nowhere', '/api/%00']) {
    const told = await get(path, 'X-Request-Id: mine\r\n')
    expect(told, path).toMatch(/x-request-id: [\da-f-]{36}\r\n/i)
    expect(told, path).toMatch(/x-content-type-options: nosniff/i)
    expect(told, path).toMatch(/x-frame-options: DENY/i)
    expect(told, path).toMatch(/content-security-policy: /i)
    expect(told, path).not.toMatch(/x-powered-by|\r\nserver:/i)
  }
})

test('a server that is killed frees its port; one that is stopped ends its streams', async () => {
  const database = new URL(process.env.E2E_DATABASE_URL ?? '')
  const server = {
    urlOf: (name: string) => Object.assign(new URL(database), { pathname: `/${name}` }).href,
    stop: async () => {},
  }
  const own = await freePort()
  const start = () => startServer({ server, database: database.pathname.slice(1), port: own })
  const first = await start()
  process.kill(first.pid, 'SIGKILL')
  await first.ended
  const second = await start()
  const signIn = await fetch(`${second.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TEST_ADMIN),
  })
  expect(signIn.status).toBe(200)
  const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0]
  const stream = send(
    own,
    `GET /api/notifications/stream HTTP/1.1\r\n${HOST}Cookie: ${cookie}\r\n\r\n`,
    30_000,
  )
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const began = Date.now()
  await second.stop()
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(await stream).toContain('event: changed')
})
