import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { findMisfit } from '@/database/schemaGuard'
import { isSchemaCurrent, isTrailGuarded } from '@/database/schemaState'
import { answerHealth, healthOnceASecond } from '@/gate/answerHealth'
import { databaseState } from '@/gate/databaseState'
import { noteUnavailable } from '@/gate/errors/noteUnavailable'
import { watchInstance } from '@/gate/prepareGate'
import { readProduct } from '@/lib/product'
import { watchReadiness } from '@/lib/readiness'
import { asSuperuser } from '../../factories/database'
import { cookieFor, makePerson } from './people'
import { ask, askPayload, codeOf, poolOf, read, startPayload } from './rest'

const HEALTH: Parameters<typeof answerHealth>[0] = {
  start: startPayload,
  findMisfit: (payload) => findMisfit(poolOf(payload), readProduct().version),
  isCurrent: (payload) => isSchemaCurrent(poolOf(payload)),
  isGuarded: (payload) => isTrailGuarded(poolOf(payload)),
  readDisks: async () => [],
}
const LOST = new Error('Client has encountered a connection error and is not queryable')

let cookie = ''
beforeAll(async () => {
  cookie = await cookieFor(await makePerson(await startPayload()))
})
afterEach(() => vi.restoreAllMocks())

it('signs nobody out when a connection is lost while their session is looked up', async () => {
  const payload = await startPayload()
  const lookUp = vi.spyOn(payload, 'findByID').mockRejectedValueOnce(LOST)
  expect((await read(askPayload('GET', '/companies?limit=1', { cookie }))).status).toBe(200)
  expect(lookUp).toHaveBeenCalledTimes(2)
})

it('says that it is not available while the database does not answer, nor signs anybody out', async () => {
  const payload = await startPayload()
  vi.spyOn(payload, 'findByID').mockRejectedValue(LOST)
  vi.spyOn(poolOf(payload), 'query').mockImplementation(() => Promise.reject(LOST) as never)
  expect(await codeOf(askPayload('GET', '/companies?limit=1', { cookie }))).toBe('503 unavailable')
})

it('still takes an ended session for none', async () => {
  const payload = await startPayload()
  const person = await makePerson(payload)
  const ended = await cookieFor(person)
  await poolOf(payload).query('delete from users_sessions where _parent_id = $1', [person.id])
  const answer = askPayload('GET', '/companies?limit=1', { cookie: ended })
  expect(await codeOf(answer)).toBe('401 signInFirst')
})

/** An error as it comes from the driver, inside one of Drizzle. */
const failed = (code: string, message: string) =>
  new Error('Failed query: insert …', { cause: Object.assign(new Error(message), { code }) })

it('says that there is no room while the disk is full, in the log once a minute, and in its health', async () => {
  const payload = await startPayload()
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  const create = vi
    .spyOn(payload.db, 'create')
    .mockRejectedValue(failed('53100', 'could not extend file: No space left on device'))
  const save = () => codeOf(ask('POST', '/stock-types', { cookie, json: { name: 'Kablo' } }))
  expect([await save(), await save(), await save()]).toEqual(Array(3).fill('507 diskFull'))
  create.mockRestore()
  expect(logged.mock.calls).toMatchObject([
    [{ problem: 'disk', error: { cause: { message: expect.stringContaining('No space left') } } }],
  ])
  const health = await read(answerHealth(HEALTH))
  expect(health).toMatchObject({ status: 200, body: { status: 'ok', problem: 'disk' } })
  const [entry] = [{ error: failed('53100', 'full'), logger: payload.logger }]
  noteUnavailable({ ...entry, now: performance.now() + 59_000 })
  expect(logged).toHaveBeenCalledTimes(1)
  noteUnavailable({ ...entry, now: performance.now() + 61_000 })
  expect(logged).toHaveBeenCalledTimes(2)
})

it('tells a database that hangs from a pool that is busy', async () => {
  const payload = await startPayload()
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  const exhausted = new Error('timeout exceeded when trying to connect')
  vi.spyOn(payload.db, 'create').mockRejectedValue(exhausted)
  const save = () => codeOf(ask('POST', '/stock-types', { cookie, json: { name: 'Kablo' } }))
  watchReadiness(async () => 'ready')
  expect(await save()).toBe('503 overloaded')
  watchReadiness(async () => 'unavailable')
  expect(await save()).toBe('503 unavailable')
  watchInstance(payload)
})

it('says in its health that a disk will be full soon', async () => {
  const readDisks = async () => [{ use: 'data', freeBytes: 9, sizeBytes: 100 } as const]
  expect((await read(answerHealth({ ...HEALTH, readDisks }))).body).toMatchObject({ disk: 'low' })
  expect((await read(answerHealth(HEALTH))).body).not.toHaveProperty('disk')
})

it('asks about its health once, however many want to know', async () => {
  const isGuarded = vi.fn(HEALTH.isGuarded)
  const health = healthOnceASecond({ ...HEALTH, isGuarded })
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(health())))
  expect(new Set(answers.map(({ body }) => body?.status))).toEqual(new Set(['ok']))
  expect(isGuarded).toHaveBeenCalledTimes(1)
})

it('says in its health that the database is away', async () => {
  const payload = await startPayload()
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  const away = failed('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432')
  vi.spyOn(poolOf(payload), 'query').mockImplementation(() => Promise.reject(away))
  expect(await read(answerHealth(HEALTH))).toMatchObject({
    status: 503,
    body: { status: 'unavailable', problem: 'database' },
  })
})

it('is not ready once a newer release has taken the database over, and logs which', async () => {
  const payload = await startPayload()
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  await asSuperuser(`update schema_facts set min_release = '9.0.0'`)
  try {
    expect(await read(answerHealth(HEALTH))).toMatchObject({
      status: 503,
      body: { status: 'unavailable', problem: 'release' },
    })
    expect(await databaseState(payload)).toBe('unavailable')
    expect(logged.mock.calls).toMatchObject([
      [{ error: { message: expect.stringContaining('belongs to release 9.0.0') } }],
    ])
  } finally {
    await asSuperuser(`update schema_facts set min_release = '0.2.0'`)
  }
  expect((await read(answerHealth(HEALTH))).status).toBe(200)
})

/** The running instance, as if its database were another one. */
const elsewhere = async (change: (url: URL) => void): Promise<Payload> => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  change(url)
  const { logger } = await startPayload()
  return { logger, db: { poolOptions: { connectionString: url.href } } } as unknown as Payload
}

it('is ready with its own database alone, though others may hold the last connection', async () => {
  expect(await databaseState(await startPayload())).toBe('ready')
  const other = `without_tables_${process.pid}`
  const there = await elsewhere((url) => (url.pathname = other))
  await asSuperuser(`create database ${other} template template0`)
  try {
    expect(await databaseState(there)).toBe('migrating')
    await asSuperuser(`alter database ${other} connection limit 0`)
    expect(await databaseState(there)).toBe('ready')
  } finally {
    await asSuperuser(`drop database ${other}`)
  }
})

it('tells a database that is away from one that does not answer within a second', async () => {
  const logged = vi.spyOn((await startPayload()).logger, 'error').mockImplementation(() => {})
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const there = await elsewhere(
    (url) => (url.port = String((silent.address() as AddressInfo).port)),
  )
  // A timer may end a fraction of a millisecond early.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  expect(await databaseState(there)).toBe('slow')
  clock.mockRestore()
  expect(sockets).toHaveLength(1)
  for (const socket of sockets) socket.destroy()
  silent.close()
  await once(silent, 'close')
  await vi.waitFor(async () => expect(await databaseState(there)).toBe('unavailable'))
  for (const [entry] of logged.mock.calls) expect(entry).toMatchObject({ problem: 'database' })
})

it('is ready by an answer that comes late, over the one connection that waits for it', async () => {
  vi.spyOn((await startPayload()).logger, 'error').mockImplementation(() => {})
  const { hostname, port } = new URL(process.env.DATABASE_URL ?? '')
  const sockets: Socket[] = []
  const slow = createServer((socket) => {
    sockets.push(socket)
    // While a later probe waits.
    setTimeout(() => {
      const database = connect(Number(port), hostname)
      socket.pipe(database).pipe(socket)
      for (const side of [socket, database]) side.on('error', () => {})
    }, 1_400)
  }).listen(0, '127.0.0.1')
  await once(slow, 'listening')
  const there = await elsewhere((url) => (url.port = String((slow.address() as AddressInfo).port)))
  const states = [await databaseState(there)]
  while (states.at(-1) === 'slow') states.push(await databaseState(there))
  expect([states[0], states.at(-1)]).toEqual(['slow', 'ready'])
  expect(sockets).toHaveLength(1)
  slow.close()
})
