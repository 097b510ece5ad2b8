import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from './support/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { startS3Server } from '../helpers/s3Server'
import { newDatabase, startBeside } from './support/instances'
import { TEST_ADMIN } from '../helpers/startServer'

/** The server process with the application behind it; `src/server/*.spec.ts` has the details. */
const HOST = 'Host: localhost\r\n'

/** A connection on which text is sent as it is. */
const connection = (port: number, text: string) => {
  const socket = connect(port, 'localhost')
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.on('error', () => socket.destroy())
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  socket.write(text)
  return { ended, received: () => received, close: () => socket.destroy() }
}

/** Sends text as it is. @returns what came back until the connection ended */
const send = (port: number, text: string): Promise<string> => connection(port, text).ended

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
    const { received, close } = connection(port(), `POST ${path} HTTP/1.1\r\n${HOST}${length}\r\n{`)
    await expect.poll(received, { message: path }).toMatch(/^HTTP\/1.1 401/)
    close()
  }
})

test('every answer has an id of ours and the headers of safety, and none of the programs', async () => {
  for (const path of [
    '/login',
    '/api/health',
    '/api/ready',
    '/api/companies',
    '/nowhere',
    '/api/%00',
  ]) {
    const told = await get(path, 'X-Request-Id: mine\r\n')
    expect(told, path).toMatch(/x-request-id: [\da-f-]{36}\r\n/i)
    expect(told, path).toMatch(/x-content-type-options: nosniff/i)
    expect(told, path).toMatch(/x-frame-options: DENY/i)
    expect(told, path).toMatch(/content-security-policy: /i)
    expect(told, path).not.toMatch(/x-powered-by|\r\nserver:/i)
  }
})

const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TEST_ADMIN),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads a picture. @returns where it is read */
const upload = async (url: string, cookie: string, content: Buffer): Promise<string> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'nokta.png')
  form.append('_payload', '{}')
  const answer = await fetch(`${url}/api/media`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: form,
  })
  expect(answer.status).toBe(201)
  const { doc } = (await answer.json()) as { doc: { filename: string } }
  return `/api/media/file/${doc.filename}`
}

test('a server that is killed frees its port and leaves its files to others in the bucket; one that is stopped ends its streams', async () => {
  const s3 = await startS3Server()
  const own = await freePort()
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings
  const database = await newDatabase()
  const start = () =>
    startBeside({
      database,
      port: own,
      env: {
        S3_BUCKET: bucket,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    })
  const first = await start()
  const file = await upload(first.url, await signIn(first.url), PICTURE)
  process.kill(first.pid, 'SIGKILL')
  await first.ended
  // It has another DATA_DIR.
  const second = await start()
  const cookie = await signIn(second.url)
  const read = () => fetch(`${second.url}${file}`, { headers: { cookie } })
  expect(Buffer.from(await (await read()).arrayBuffer())).toEqual(PICTURE)
  await s3.stop()
  const away = await read()
  expect(away.status).toBe(503)
  expect(await away.json()).toMatchObject({ errors: [{ code: 'unavailable' }] })
  expect(await (await fetch(`${second.url}/api/health`)).json()).toMatchObject({
    status: 'ok',
    problem: 'files',
  })

  const stream = connection(
    own,
    `GET /api/notifications/stream HTTP/1.1\r\n${HOST}Cookie: ${cookie}\r\n\r\n`,
  )
  await expect.poll(stream.received).toContain('event: changed')
  await second.stop()
  expect(await stream.ended).toContain('event: changed')
})

const workersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

test('several workers share the port, the log and the metrics; one that is killed is replaced', async () => {
  test.skip(process.platform !== 'linux', 'finds the workers in /proc')
  const METRICS_TOKEN = 'token-of-this-test'
  const app = await startBeside({
    database: await newDatabase(),
    env: {
      WORKERS: '2',
      METRICS_TOKEN,
      LOG_LEVEL: 'info',
      // Long enough for what is asked meanwhile, on a machine that is busy with other tests.
      DRAIN_SECONDS: '8',
    },
  })
  const authorization = `Bearer ${METRICS_TOKEN}`
  const ask = (path: string, headers = {}) => fetch(`${app.url}${path}`, { headers })
  const metrics = async () => (await ask('/api/metrics', { authorization })).text()
  const bothServe = async () =>
    new Set(
      [...app.output().matchAll(/"pid":(\d+).*"path":"\/api\/nowhere"/g)].map(([, pid]) => pid),
    ).size

  await test.step('both answer', async () => {
    await expect
      .poll(
        async () => (await Promise.all([1, 2, 3, 4].map(() => ask('/api/nowhere')))) && bothServe(),
      )
      .toBe(2)
  })

  await test.step('a line of the log names the request as its answer does', async () => {
    const { headers } = await ask('/api/companies?where[name][like]=gizli')
    const id = headers.get('x-request-id') ?? 'none'
    await expect.poll(() => app.output()).toContain(`"request":"${id}","method":"GET"`)
    expect(app.output()).not.toContain('gizli')
  })

  await test.step('the metrics add both up, and are nowhere without their token', async () => {
    expect(await metrics()).toMatch(
      /app_resources\{resource="database_connections",state="idle"\} \d/,
    )
    expect((await ask('/api/metrics')).status).toBe(404)
  })

  await test.step('one that is killed is replaced, and the other goes on meanwhile', async () => {
    const cookie = await signIn(app.url)
    const before = workersOf(app.pid)
    expect(before).toHaveLength(2)
    process.kill(before[0] ?? 0, 'SIGKILL')
    // A connection kept open to the one that is gone fails once.
    const answer = () => ask('/api/abilities', { cookie, origin: app.url })
    await expect.poll(() => answer().then(({ status }) => status, String)).toBe(200)
    // One that was killed may be listed a moment longer.
    const living = () => workersOf(app.pid).filter((pid) => pid !== before[0])
    await expect.poll(() => living().length, { timeout: 20_000 }).toBe(2)
  })

  const workers = workersOf(app.pid)
  await test.step('told to stop, both go on answering while they say that they will not', async () => {
    const stateOf = async () => (await (await ask('/api/ready')).json()) as unknown
    await expect.poll(stateOf).toEqual({ status: 'ready' })
    const stopped = app.stop()
    await expect.poll(stateOf).toEqual({ status: 'draining' })
    const paths = ['/login', '/api/companies', '/api/live', '/api/ready']
    const answers = await Promise.all(paths.map((path) => ask(path)))
    expect(answers.map(({ headers }) => headers.get('connection'))).toEqual(
      paths.map(() => 'close'),
    )
    await stopped
  })
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
