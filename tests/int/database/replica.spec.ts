import { setTimeout as sleep } from 'node:timers/promises'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createReplica, type Replica } from '@/database/replica'
import { findReplicaMisfit } from '@/database/replicaGuard'
import { requireReplica } from '../../../scripts/lib/database.mjs'
import { startEmbeddedPostgres } from '../../../scripts/lib/embeddedPostgres.mjs'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { startStandby } from '../../helpers/standby'
import { execute } from '../../helpers/templateDatabase'
import { startDroppingPooler } from '../../helpers/pooler'

const PAUSE_MS = 400

let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let standby: Awaited<ReturnType<typeof startStandby>>
let primary: pg.Pool
let replica: Replica
const left: unknown[] = []

const poolOf = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  pool.on('error', () => {})
  return pool
}
beforeAll(async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'backoffice-primary-'))
  server = await startEmbeddedPostgres({ home, settings: ['fsync=off'], temporary: true })
  await execute(
    server.urlOf('postgres'),
    'create table event_log (epoch text); create table things (n int);' +
      `create unlogged table fleeting (n int); insert into event_log values ('one')`,
  )
  standby = await startStandby(server.urlOf('postgres'))
  primary = poolOf(server.urlOf('postgres'))
  replica = createReplica({
    primary,
    url: standby.urlOf('postgres'),
    pauseMs: PAUSE_MS,
    onLeft: (why) => left.push(why),
  })
}, 120_000)
afterAll(async () => {
  await replica.pool.end()
  await primary.end()
  await standby.stop()
  await server.stop()
})

const write = (n: number) => primary.query('insert into things values ($1)', [n])
/** The newest row, and whether the replica gave it. */
const newest = () =>
  replica.read(async (there) => {
    const { rows } = await (there ?? primary).query<{ n: number; there: boolean }>(
      'select max(n) as n, pg_is_in_recovery() as there from things',
    )
    return rows[0]
  })
const untilThere = () => expect.poll(async () => (await newest())?.there).toBe(true)

describe('a read on the replica', () => {
  it('has everything that was committed before it', async () => {
    await untilThere()
    for (let n = 1; n <= 100; n += 1) {
      await write(n)
      expect((await newest())?.n).toBe(n)
    }
    expect(replica.counts.replica).toBeGreaterThan(90)
  })

  it('is one on the primary while the replica is held back, which only the first one waits for', async () => {
    await untilThere()
    const before = replica.counts.late
    await standby.holdBack()
    await write(1001)
    for (const _ of [1, 2, 3]) expect(await newest()).toEqual({ n: 1001, there: false })
    expect(replica.counts.late).toBe(before + 1)
    await sleep(PAUSE_MS)
    await write(1002)
    expect(await newest()).toEqual({ n: 1002, there: false })
    await standby.goOn()
    await untilThere()
    expect((await newest())?.n).toBe(1002)
  })

  it('is one on the primary where the replica cannot do it', async () => {
    await untilThere()
    const there: boolean[] = []
    const count = await replica.read(async (server_) => {
      there.push(server_ !== null)
      return (await (server_ ?? primary).query('select count(*)::int as n from fleeting')).rows[0]
    })
    expect([count, there]).toEqual([{ n: 0 }, [true, false]])
    expect(String(left.at(-1))).toContain('unlogged')
  })

  it('is not repeated after a time-out, nor hides what fails everywhere', async () => {
    let calls = 0
    const timedOut = replica.read(async () => {
      calls += 1
      throw Object.assign(new Error('too long'), { code: '57014' })
    })
    await expect(timedOut).rejects.toThrow('too long')
    expect(calls).toBe(1)
    const wrong = replica.read((there) => (there ?? primary).query('select nothing'))
    await expect(wrong).rejects.toThrow('column "nothing" does not exist')
  })
})

describe('a replica', () => {
  it('is a server that follows the same database', async () => {
    const [copy, other, hasty] = [
      poolOf(standby.urlOf('postgres')),
      poolOf(server.urlOf('other')),
      poolOf(`${server.urlOf('postgres')}?options=-c%20synchronous_commit%3Doff`),
    ]
    await execute(server.urlOf('postgres'), 'create database other')
    await other.query(`create table event_log (epoch text); insert into event_log values ('two')`)
    try {
      expect(await findReplicaMisfit(primary, copy)).toBeNull()
      expect(await findReplicaMisfit(primary, primary)).toBe('it does not follow another server')
      expect(await findReplicaMisfit(other, copy)).toBe('it follows another database')
      expect(await findReplicaMisfit(hasty, copy)).toContain('synchronous_commit')
    } finally {
      await Promise.all([copy, other, hasty].map((pool) => pool.end()))
    }
  })

  it('is looked at when the server starts: another one is refused, one that is away is not', async () => {
    const [own, other] = [server.urlOf('postgres'), standby.urlOf('postgres')]
    expect(await requireReplica(own, other)).toBe(true)
    await expect(requireReplica(own, own)).rejects.toThrow(
      'The server of DATABASE_REPLICA_URL is no replica of the database: it does not follow another server.',
    )
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const away = Object.assign(new URL(other), { port: String(await freePort()) }).href
    expect(await requireReplica(own, away)).toBe(false)
    expect(warn.mock.lastCall?.[0]).toMatch(/left out until it does: .*ECONNREFUSED/)
    expect(warn.mock.lastCall?.[0]).not.toContain(new URL(other).password)
    warn.mockRestore()
  })

  it('behind a pooler is refused when the server starts', async () => {
    const pooler = await startDroppingPooler(standby.urlOf('postgres'), '20000')
    try {
      await expect(requireReplica(server.urlOf('postgres'), pooler.url)).rejects.toThrow(
        /DATABASE_REPLICA_URL .*a pooler stands before the server/,
      )
    } finally {
      pooler.stop()
    }
  })

  it('that is not one, or is gone, is never read', async () => {
    const itself = createReplica({
      primary,
      url: server.urlOf('postgres'),
      onLeft: (why) => left.push(why),
    })
    expect(await itself.read(async (there) => there)).toBeNull()
    expect(left.at(-1)).toBe('it does not follow another server')
    await itself.pool.end()
    await standby.stop()
    await sleep(PAUSE_MS)
    expect(await newest()).toEqual({ n: 1002, there: false })
    expect(replica.counts.failed).toBeGreaterThan(0)
  })
})
