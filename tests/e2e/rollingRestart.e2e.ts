import pg from 'pg'
import { allPermissions } from '@/access/buildAbility'
import { invariantsStatement, type Broken } from '@/database/invariants'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { today } from '../factories/day'
import { startBalancer } from '../helpers/balancer'
import { insertMember, insertRole, openSession, type Query } from '../helpers/member'
import { newDatabase, startBeside } from './support/instances'
import { apiOf, followLog, followStream, startCaller } from './support/load'
import { expect, test } from './support/test'

const CALLERS = 3
const PROBE_MS = 250
/** Interval × failures + one time-out, as `docs/operations/stopping.md` says. */
const DRAIN_SECONDS = 6
/** The exit code of a process that ended by SIGTERM, not by the SIGKILL that follows it. */
const STOPPED = 143

const ascending = (one: number, other: number) => one - other

const openDatabase = async (database: string) => {
  const url = Object.assign(new URL(process.env.E2E_DATABASE_URL ?? ''), { pathname: database })
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  const query: Query = async (text, values) => (await client.query(text, values)).rows
  return { query, close: () => client.end() }
}

// A server that runs already need not be the build at hand.
test.skip(process.env.E2E_RUNNING === 'on', 'starts instances of the build')

test('a rolling restart under load: no request fails, nothing is lost or done twice', async () => {
  // Four starts of a server, one after another where a machine is busy.
  test.slow()
  const database = await newDatabase()
  const ports = [await freePort(), await freePort()]
  const balancer = await startBalancer({ ports, probeMs: PROBE_MS })
  const { url } = balancer
  const start = (port: number) =>
    startBeside({
      database,
      port,
      env: {
        SERVER_URL: url,
        TRUSTED_PROXIES: '127.0.0.1, ::1',
        DRAIN_SECONDS: String(DRAIN_SECONDS),
        // A collector of traces that is away holds up neither a request nor the end.
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      },
    })
  const instances = await Promise.all(ports.map(start))
  const { query, close } = await openDatabase(database)
  const failed: string[] = []
  const running: { stop: () => Promise<unknown> }[] = []
  try {
    const roleId = await insertRole(query, { name: 'Ekip', permissions: allPermissions() })
    const join = async (name: string) => {
      const email = `${name}@example.com`
      const id = await insertMember(query, { name, email, password: 'x', roleId })
      const session = await openSession(query, { id, email })
      const cookie = `${session.name}=${session.value}`
      return { id, cookie, api: apiOf({ url, cookie, failed }) }
    }
    const owner = await join('sorumlu')
    const made = async (slug: string, json: object) => {
      const text = await owner.api.ask(`/api/${slug}`, { status: 201, json })
      expect([...failed, ...balancer.failures]).toEqual([])
      return (JSON.parse(text) as { doc: { id: number } }).doc.id
    }
    const company = await made('companies', { name: 'Yük' })
    const begun = <T extends { stop: () => Promise<unknown> }>(one: T): T => {
      running.push(one)
      return one
    }
    // Each action is about another one: a notification replaces an older one about the same record.
    const companies = await query<{ id: number }>(
      `insert into companies (name) select 'Firma ' || n from generate_series(1, 1000) as n
        returning id`,
      [],
    )
    const nextCompany = () => companies.pop()?.id ?? 0
    const callers: ReturnType<typeof startCaller>[] = []
    for (let at = 0; at < CALLERS; at += 1) {
      const { api } = await join(`cagiran${at}`)
      const card = await made('stock-cards', { name: `Kart ${at}`, taxRate: 20 })
      const on = { card, company, nextCompany, owner: owner.id, due: today() }
      callers.push(begun(startCaller({ api, ...on, failed })))
    }
    const streams = [1, 2].map(() => begun(followStream({ url, cookie: owner.cookie, failed })))
    const colleague = await join('arkadas')
    const log = begun(followLog(colleague.api, 'stock_movement.created'))
    const requests = () => callers.reduce((sum, one) => sum + one.requests(), 0)
    const more = async (n: number) => {
      const before = requests()
      await expect.poll(requests, { timeout: 60_000 }).toBeGreaterThan(before + n)
    }
    await more(30)

    for (const [at, port] of ports.entries()) {
      await test.step(`instance ${at + 1} is replaced`, async () => {
        const stopped = instances[at]?.stop()
        // It says so itself: the closed port comes later, when a request may be on its way to it.
        await expect.poll(() => balancer.said.get(port)).toContain('draining')
        await expect.poll(() => [...balancer.ready]).not.toContain(port)
        await more(10)
        await stopped
        expect(await instances[at]?.ended).toBe(STOPPED)
        instances[at] = await start(port)
        await expect.poll(() => [...balancer.ready], { timeout: 60_000 }).toContain(port)
        await more(30)
      })
    }

    await Promise.all(callers.map((one) => one.stop()))
    expect(balancer.failures).toEqual([])
    expect(failed).toEqual([])

    const ids = (of: 'movements' | 'actions') => callers.flatMap((one) => one[of]).sort(ascending)
    const rowsOf = async (table: string) =>
      (await query<{ id: number }>(`select id from ${table} order by id`, [])).map(({ id }) => id)
    expect(await rowsOf('stock_movements')).toEqual(ids('movements'))
    expect(await rowsOf('actions')).toEqual(ids('actions'))
    // Transactions of other tests on the same server hold the log back.
    await expect
      .poll(() => log.seen.length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(ids('movements').length)
    expect([...log.seen].sort(ascending)).toEqual(ids('movements'))

    await test.step('each action was announced, and both streams hear the next one', async () => {
      const told = () =>
        query<{ n: number }>(
          `select count(distinct document)::int as n from notifications
            where recipient_id = $1 and event = 'actionAssigned'`,
          [owner.id],
        )
      await expect.poll(told, { timeout: 60_000 }).toEqual([{ n: ids('actions').length }])
      for (const { heard } of streams) expect(heard.opened).toBeGreaterThan(1)
      const before = streams.map(({ heard }) => heard.changes)
      const asked = { subject: 'companies', document: company, owner: owner.id, due: today() }
      await colleague.api.ask('/api/actions', { status: 201, json: { ...asked, title: 'Son' } })
      for (const [at, { heard }] of streams.entries())
        await expect.poll(() => heard.changes).toBeGreaterThan(before[at] ?? 0)
    })
    await Promise.all(running.map((one) => one.stop()))
    expect(failed).toEqual([])

    const [row] = await query<{ broken: Broken | null }>(invariantsStatement(), [])
    expect(row?.broken ?? {}).toEqual({})
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await Promise.all(instances.map((one) => one.stop()))
    balancer.stop()
    await close()
  }
})
