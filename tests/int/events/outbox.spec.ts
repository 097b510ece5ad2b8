import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoredEvent } from '@/domain/events/events'
import { MOST_ATTEMPTS } from '@/domain/events/retry'
import { deliverEvents, type Handler } from '@/operations/events/deliverEvents'
import { emit } from '@/operations/events/emit'
import { inTransaction, query } from '@/operations/shared/transaction'
import { asSuperuser, select } from '../../factories/database'
import { deliver } from '../../factories/events'
import { administrator, makePerson } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { line, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { readDeadDeliveries } from '@/queries/jobs/readJobsPage'

beforeAll(async () => {
  await administrator()
  await asSuperuser(`create table effects (place serial, event bigint, document integer);
    grant all on effects, effects_place_seq to public`)
})
afterAll(() => asSuperuser('drop table effects'))
beforeEach(async () => {
  await deliver()
  await select(`delete from event_deliveries where state = 'dead'`)
  await select('delete from effects')
})

const emitFor = async (document: number, times = 1) => {
  const req = await createLocalReq({}, await getTestPayload())
  for (let time = 0; time < times; time += 1)
    await inTransaction(req, () => emit(req, { name: 'reservationMade', document, data: {} }))
}

/** An effect that can be counted: done twice it is there twice. */
const effect: Handler = async (req, { id, document }) => {
  await query(req, sql`insert into effects (event, document) values (${id}, ${document})`)
}
const run = async (notifications: Handler) =>
  deliverEvents(await getTestPayload(), { handlers: { notifications } })

const waiting = () =>
  select<{ attempts: number; state: string; last_error: string | null }>(
    `select attempts, state, last_error from event_deliveries where state <> 'done' order by event_id`,
  )
/** The back-off is over. */
const dueNow = () => select(`update event_deliveries set due_at = now() where state = 'waiting'`)
const effects = () =>
  select<{ event: string; document: number }>('select event, document from effects order by place')

/** Each event once, and those of one record in their order. */
const expectOnceInOrder = async (count: number) => {
  const rows = await effects()
  expect(new Set(rows.map(({ event }) => event)).size).toBe(rows.length)
  expect(rows).toHaveLength(count)
  for (const document of new Set(rows.map((row) => row.document))) {
    const own = rows.filter((row) => row.document === document).map(({ event }) => Number(event))
    expect(own).toEqual([...own].sort((a, b) => a - b))
  }
}

describe('the outbox', () => {
  it('keeps nothing of what was rolled back', async () => {
    const told = () => select(`select count(*) from events where name ~ '[A-Z]'`)
    const before = await told()
    const card = await makeCard({ stock: 1 })
    const { id } = await makeTender({ items: [line(card.id, { quantity: 5 })] })
    const { post } = await administrator()
    expect((await post(`/tenders/${id}/approve`)).status).toBe(409)
    expect(await told()).toEqual(before)
  })

  it('has the facts of the moment, and who it was', async () => {
    const boss = await administrator()
    const { id, title } = await makeTender()
    await step(id, 'send')
    const [event] = await select<{ actor: unknown; data: unknown }>(
      `select actor, data from events
        where subject = 'tenders' and document = $1 and name = 'tenderSent'`,
      [id],
    )
    expect(event?.actor).toMatchObject({ id: boss.id })
    expect(event?.data).toMatchObject({ title, createdBy: boss.id, fourEyes: false })
  })
})

describe('delivery', () => {
  it('does each effect once and in order, by four dispatchers at once', async () => {
    for (const document of [1, 2, 3]) await emitFor(document, 8)
    await Promise.all([1, 2, 3, 4].map(() => run(effect)))
    await deliverEvents(await getTestPayload(), { handlers: { notifications: effect } })
    await expectOnceInOrder(24)
    expect(await waiting()).toEqual([])
  })

  it('does each effect once although every delivery fails twice first, at another place', async () => {
    for (const document of [1, 2, 3]) await emitFor(document, 3)
    const tries = new Map<number, number>()
    const failing: Handler = async (req, event) => {
      const number = (tries.get(event.id) ?? 0) + 1
      tries.set(event.id, number)
      if (number === 1) throw new Error('before the effect')
      await effect(req, event)
      if (number === 2) throw new Error('after the effect')
    }
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([run(failing), run(failing)])
      await dueNow()
    }
    await expectOnceInOrder(9)
    expect(await waiting()).toEqual([])
  })

  it('does each effect once although its connection is killed after the effect', async () => {
    for (const document of [1, 2]) await emitFor(document, 2)
    let killed = 0
    const dying: Handler = async (req: PayloadRequest, event: StoredEvent) => {
      await effect(req, event)
      if (killed >= 4) return
      killed += 1
      const [row] = await query<{ pid: number }>(req, sql`select pg_backend_pid() as pid`)
      await select('select pg_terminate_backend($1)', [row?.pid])
    }
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([run(dying).catch(() => {}), run(dying).catch(() => {})])
      await dueNow()
    }
    expect(killed).toBe(4)
    await expectOnceInOrder(4)
    expect(await waiting()).toEqual([])
  })

  /** Until no try of these events is left. */
  const failFor = async (ids: readonly number[]) => {
    const picky: Handler = async (req, event) => {
      if (ids.includes(event.id)) throw new Error('no such thing')
      await effect(req, event)
    }
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      await run(picky)
      await dueNow()
    }
  }
  /** The newest events of a record, the oldest first. */
  const eventsOf = async (document: number) =>
    (
      await select<{ id: number }>('select id::int from events where document = $1 order by id', [
        document,
      ])
    ).map(({ id }) => id)
  const toldOf = () =>
    select<{ recipient: number }>(
      `select recipient_id as recipient from notifications where event = 'deliveryFailed'`,
    )

  it('gives up in the end, says why and to whom it matters, and goes on with what came after', async () => {
    const boss = await administrator()
    const reader = await makePerson([{ subject: 'jobs', actions: ['read'] }])
    await select(`delete from notifications where event = 'deliveryFailed'`)
    await emitFor(900_007, 2)
    const [first = 0] = await eventsOf(900_007)
    const picky: Handler = async (req, event) => {
      if (event.id === first) throw new Error('no such thing')
      await effect(req, event)
    }
    await run(picky)
    // Not before the first: its own order.
    expect(await effects()).toEqual([])
    expect(await waiting()).toMatchObject([
      { attempts: 1, state: 'waiting', last_error: 'no such thing' },
      { attempts: 0, state: 'waiting' },
    ])
    expect(await toldOf()).toEqual([])
    await dueNow()
    await failFor([first])
    expect(await waiting()).toMatchObject([
      { attempts: MOST_ATTEMPTS, state: 'dead', last_error: 'no such thing' },
    ])
    expect(await effects()).toHaveLength(1)
    const recipients = (await toldOf()).map(({ recipient }) => recipient)
    expect(recipients).toContain(boss.id)
    expect(recipients).not.toContain(reader.id)
  })

  it('goes on with the others although nobody can be told of the dead one', async () => {
    await emitFor(900_011, 1)
    await emitFor(900_012, 1)
    const [first = 0] = await eventsOf(900_011)
    await asSuperuser('alter table notifications rename to notifications_away')
    try {
      await failFor([first])
    } finally {
      await asSuperuser('alter table notifications_away rename to notifications')
    }
    expect(await waiting()).toMatchObject([{ state: 'dead' }])
    expect((await effects()).map(({ document }) => document)).toEqual([900_012])
  })

  it('delivers a dead one once somebody asks, before what waits and after what went on', async () => {
    const boss = await administrator()
    await emitFor(900_013, 2)
    const [dead = 0, passed = 0] = await eventsOf(900_013)
    await failFor([dead])
    const req = await createLocalReq({}, await getTestPayload())
    expect(await readDeadDeliveries(req)).toMatchObject([
      { event: String(dead), document: 900_013, passed: 1 },
    ])

    const ask = async () =>
      (await boss.post('/jobs/deliver', { event: dead, subscriber: 'notifications' })).status
    expect(await ask()).toBe(200)
    expect(await ask()).toBe(404)
    await emitFor(900_013, 1)
    const [, , behind = 0] = await eventsOf(900_013)
    const failing: Handler = async (request, event) => {
      if (event.id === dead) throw new Error('still not')
      await effect(request, event)
    }
    await run(failing)
    // What came after it waits again, since it does.
    expect((await effects()).map(({ event }) => Number(event))).toEqual([passed])
    expect(await waiting()).toMatchObject([
      { attempts: 1, state: 'waiting', last_error: 'still not' },
      { attempts: 0, state: 'waiting' },
    ])

    await dueNow()
    await Promise.all([run(effect), run(effect)])
    await run(effect)
    const done = (await effects()).map(({ event }) => Number(event))
    expect(done).toEqual([passed, dead, behind])
    expect(await waiting()).toEqual([])
    expect(await ask()).toBe(404)
  })
})
