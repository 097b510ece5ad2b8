import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGED_SLUGS, EVENT_TYPES, eventTypeOf } from '@/catalog/eventTypes'
import { AUDITED_EVENTS } from '@/domain/audit/auditedEvents'
import { eventLogLag } from '@/database/lag'
import { JOB_RUNS } from '@/jobs'
import type { EventEnvelope } from '@/queries/events/envelopes'
import { lastAuditId } from '../../factories/audit'
import { DELETABLE } from '../../factories/deletable'
import { cursorText, readCursor } from '@/domain/events/logCursor'
import { AUDITED_PARTS } from '@/domain/audit/auditedSlugs'
import { SWEEPS, sweepRows } from '@/operations/sweeps/sweepRows'
import { createLocalReq } from 'payload'
import { asSuperuser, select } from '../../factories/database'
import { deliver } from '../../factories/events'
import {
  endOfLog,
  eventsPath,
  loggedBy,
  readLog,
  readPage,
  settleLog,
} from '../../factories/eventLog'
import { administrator, type Person } from '../../factories/person'
import {
  makeCard,
  makeCompany,
  makeGroup,
  makeReservation,
  makeStockType,
  type Row,
} from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { makeScene } from '../access/matrixScene'

let boss: Person
let pool: pg.Pool
beforeAll(async () => {
  boss = await administrator()
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 9 })
  pool.on('error', () => {})
})
afterAll(() => pool.end())

const idsOf = (events: { data: { id: number } }[]) => events.map(({ data }) => data.id)

/** Runs statements in a transaction of their own; the ids that they return and that were kept. */
const inOne = async (work: (client: pg.PoolClient) => Promise<number[]>, isKept = true) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const made = await work(client)
    await client.query(isKept ? 'commit' : 'rollback')
    return isKept ? made : []
  } finally {
    client.release()
  }
}
const insertType = async (client: pg.PoolClient): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into stock_types (name) values ('Tür ' || gen_random_uuid()) returning id`,
  )
  return rows[0]?.id ?? 0
}

describe('a reader of the log', () => {
  it('loses nothing and gets nothing twice, while eight write and roll back', async () => {
    const begin = await endOfLog()
    const kept: number[] = []
    let isOver = false
    const writer = async (number: number) => {
      for (let round = 0; round < 25; round += 1) {
        const ids = await inOne(
          async (client) => {
            const made = [await insertType(client)]
            await client.query('savepoint inner_one')
            const inner = await insertType(client)
            const isLost = round % 3 === 0
            await client.query(`${isLost ? 'rollback to' : 'release'} inner_one`)
            if (!isLost) made.push(inner)
            await client.query('select pg_sleep(random() * 0.004)')
            return made
          },
          (round + number) % 5 !== 0,
        )
        kept.push(...ids)
      }
    }
    const read: number[] = []
    const reader = async () => {
      let [after, isLast] = [begin, false]
      for (;;) {
        const page = await readPage(boss, { after, limit: 7, types: 'stock_type.created' })
        expect(page.events.length).toBeLessThanOrEqual(7)
        if (page.events.length > 0 || page.hasMore) expect(page.next).not.toBe(after)
        read.push(...idsOf(page.events))
        after = page.next
        if (isLast && !page.hasMore) return
        if (isOver) {
          await settleLog()
          isLast = true
        }
      }
    }
    const reading = reader()
    await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)))
    isOver = true
    await reading
    expect(kept.length).toBeGreaterThan(200)
    expect(read.length).toBe(new Set(read).size)
    expect([...read].sort((a, b) => a - b)).toEqual([...kept].sort((a, b) => a - b))
  })

  it('waits for an open transaction that writes, and then gets everything', async () => {
    const after = await endOfLog()
    const types = 'stock_type.created'
    const client = await pool.connect()
    try {
      await client.query('begin')
      const slow = await insertType(client)
      const fast = (await makeStockType()).id
      const held = await readPage(boss, { after, types })
      expect(await eventLogLag(process.env.DATABASE_URL ?? '')).toBeGreaterThan(0)
      expect(held).toMatchObject({ events: [], hasMore: false })
      // One that only reads holds nothing back.
      await client.query('commit')
      await client.query('begin isolation level repeatable read')
      await client.query('select from stock_types limit 1')
      await settleLog()
      const { events } = await readLog(boss, { after: held.next, types })
      expect(idsOf(events)).toEqual([slow, fast])
      expect(await eventLogLag(process.env.DATABASE_URL ?? '')).toBe(0)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('moves on although nothing is of the types it asked for', async () => {
    const after = await endOfLog()
    await makeStockType()
    await settleLog()
    const page = await readPage(boss, { after, types: 'tender.cancelled', limit: 1 })
    expect(page).toMatchObject({ events: [], hasMore: false })
    expect(page.next).not.toBe(after)
    expect((await readPage(boss, { after: page.next })).events).toEqual([])
  })

  it('looks at 5,000 rows at most, and goes on behind them', async () => {
    const after = await endOfLog()
    await select(`insert into events (name, subject, document, data)
      select 'importEnded', 'imports', n, '{}' from generate_series(1, 5200) n`)
    const { id } = await makeStockType()
    await settleLog()
    const first = await readPage(boss, { after, limit: 5 })
    expect(first).toMatchObject({ events: [], hasMore: true })
    const second = await readPage(boss, { after: first.next, limit: 5 })
    expect(idsOf(second.events)).toEqual([id])
    await asSuperuser(`delete from events where name = 'importEnded' and data = '{}'`)
  })

  it('of its end gets the newest first, without those that the log still holds back', async () => {
    const types = 'stock_type.created'
    const recent = async (query: string) =>
      (await boss.get<EventEnvelope[]>(`/events/recent?${query}`)).json
    const made = [await makeStockType(), await makeStockType(), await makeStockType()]
    await settleLog()
    const newest = made.map(({ id }) => id).reverse()
    expect(idsOf(await recent(`types=${types}&limit=3`))).toEqual(newest)
    const client = await pool.connect()
    try {
      await client.query('begin')
      const slow = await insertType(client)
      const fast = (await makeStockType()).id
      expect(idsOf(await recent(`types=${types}&limit=2`))).toEqual(newest.slice(0, 2))
      await client.query('commit')
      await settleLog()
      expect(idsOf(await recent(`types=${types}&limit=3`))).toEqual([fast, slow, newest[0]])
    } finally {
      await client.query('rollback')
      client.release()
    }
    // The whole of it is the log the other way round.
    const all = (await readLog(boss)).events.slice(-120)
    expect(await recent('limit=120')).toEqual(all.reverse())
    const { status } = await boss.get('/events/recent?after=abc')
    expect(status).toBe(400)
  })

  it('begins with the oldest, and says whether a page was the last', async () => {
    const after = await endOfLog()
    const made = [await makeStockType(), await makeStockType(), await makeStockType()]
    await settleLog()
    const two = await readPage(boss, { after, limit: 2 })
    expect([idsOf(two.events), two.hasMore]).toEqual([[made[0]?.id, made[1]?.id], true])
    const three = await readPage(boss, { after, limit: 3 })
    expect([three.events.length, three.hasMore]).toEqual([3, false])
    const [oldest] = (await readPage(boss, { limit: 1 })).events
    const [first] = await select<{ id: string }>('select min(id)::text as id from events')
    expect(Number(oldest?.id.slice(4))).toBeGreaterThanOrEqual(Number(first?.id))
  })

  it.each(['types=tender.forgotten', 'types=user.created', 'limit=0', 'limit=501', 'after=abc'])(
    'is refused for %s',
    async (query) => {
      const { status, json } = await boss.get<{ errors: { code: string; data: unknown }[] }>(
        `/events?${query}`,
      )
      expect([status, json.errors[0]?.code, json.errors[0]?.data]).toEqual([
        400,
        'invalidQuery',
        { path: query.split('=')[0] },
      ])
    },
  )
})

describe('a change of a record', () => {
  it('is an event for every collection of the API, by requests, jobs and SQL', async () => {
    const before = await lastAuditId()
    const after = await endOfLog()
    await makeScene()
    for (const [slug, make] of Object.entries(DELETABLE)) {
      if (['notes', 'actions', 'media', 'companies', 'tenders'].includes(slug)) {
        const { id } = await make()
        expect((await boss.remove(`/${slug}/${id}`)).status, slug).toBe(200)
      }
    }
    // By a job, and by hand.
    const held = await makeReservation({ stockCard: (await makeCard({ stock: 1 })).id })
    await select(`update stock_reservations set reserved_until = '2020-01-01' where id = $1`, [
      held.id,
    ])
    await JOB_RUNS['expire-reservations'](await getTestPayload())
    await settleLog()
    const { events } = await readLog(boss, { after })
    const seen = new Set(events.map(({ type }) => type))
    const missing = CHANGED_SLUGS.filter(
      (subject) => !seen.has(eventTypeOf({ name: 'created', subject }) ?? ''),
    )
    expect(missing).toEqual([])
    expect(events.filter(({ type }) => !EVENT_TYPES.includes(type))).toEqual([])
    const ofHeld = events.filter(
      ({ data: { id, subject } }) => subject === 'stock-reservations' && id === held.id,
    )
    expect(ofHeld.map(({ type }) => type).sort()).toEqual(
      ['reservation.expired', 'stock_reservation.created'].concat([
        'stock_reservation.updated',
        'stock_reservation.updated',
      ]),
    )

    // Each record that the trail has a row of in a transaction, once, and no other.
    const trail = await select<{ line: string }>(
      `select concat_ws(' ', subject, document, case
          when bool_or(action = 'delete' and part is null) then 'deleted'
          when bool_or(action = 'create' and part is null) then 'created' else 'updated' end) as line
        from audit_events where id > $1 and subject = any($2) and action <> all($3)
        group by transaction, subject, document`,
      [before, CHANGED_SLUGS, AUDITED_EVENTS],
    )
    const changes = events.filter(({ type }) => /\.(created|updated|deleted)$/.test(type))
    expect(
      changes.map(({ type, data }) => `${data.subject} ${data.id} ${type.split('.')[1]}`).sort(),
    ).toEqual(trail.map(({ line }) => line).sort())
    for (const kind of ['created', 'updated', 'deleted'])
      expect(
        changes.some(({ type }) => type.endsWith(kind)),
        kind,
      ).toBe(true)
  })

  it('has the words of the database: what the function leaves out has no type, all else has', async () => {
    const rows = await select<{ subject: string; name: string }>(
      `select distinct name, subject from events where name in ('created', 'updated', 'deleted')`,
    )
    expect(rows.filter((row) => eventTypeOf(row) === null)).toEqual([])
    const parts: readonly string[] = AUDITED_PARTS
    expect(rows.filter(({ subject }) => parts.includes(subject))).toEqual([])
  })

  it('is one event a transaction and record: created before updated, deleted before both', async () => {
    const name = () => `'Tür ' || gen_random_uuid()`
    const [former, gone] = [(await makeStockType()).id, (await makeStockType()).id]
    let fresh = 0
    const lines = await loggedBy(boss, () =>
      inOne(async (client) => {
        fresh = await insertType(client)
        await client.query(`update stock_types set description = 'x' where id = $1`, [fresh])
        for (const text of ['a', 'b', 'c'])
          await client.query(`update stock_types set description = $2 where id = $1`, [
            former,
            text,
          ])
        await client.query(`update stock_types set name = ${name()} where id = $1`, [former])
        await client.query(`update stock_types set name = ${name()} where id = $1`, [gone])
        await client.query('delete from stock_types where id = $1', [gone])
        return []
      }),
    )
    expect(lines.sort()).toEqual(
      [
        `stock_type.created ${fresh}`,
        `stock_type.updated ${former}`,
        `stock_type.deleted ${gone}`,
      ].sort(),
    )
    const [row] = await select<{ changed: string[] }>(
      `select changed from events where name = 'updated' and document = $1
        and subject = 'stock-types' order by id desc limit 1`,
      [former],
    )
    expect(row?.changed.sort()).toEqual(['stock-types.description', 'stock-types.name'])
  })

  it('is none where nothing changed, or was rolled back', async () => {
    const { id, name } = await makeStockType()
    const lines = await loggedBy(boss, async () => {
      await boss.patch(`/stock-types/${id}`, { name: name as string })
      await select('update stock_types set name = name where id = $1', [id])
      await inOne(async (client) => [await insertType(client)], false)
    })
    expect(lines).toEqual([])
  })

  it('is an update of the record where only its parts or lists changed', async () => {
    const tender = await makeTender({ items: [freeLine()] })
    const company = await makeCompany()
    const group = await makeGroup()
    const card = await makeCard()
    const [item] = await select<{ id: number }>(
      'select id from tender_items where tender_id = $1',
      [tender.id],
    )
    const lines = await loggedBy(boss, async () => {
      await select(`update tender_items set description = 'Yeni' where id = $1`, [item?.id])
      await boss.patch(`/companies/${company.id}`, { workingDays: ['monday'] })
      await boss.post('/stock-group-stocks', {
        stockGroup: group.id,
        stockCard: card.id,
        quantity: 1,
      })
    })
    expect(lines).toEqual([
      `tender.updated ${tender.id}`,
      `company.updated ${company.id}`,
      `stock_group.updated ${group.id}`,
    ])
  })

  it('stands beside what happened, in the transaction in which it did', async () => {
    const { id, title } = await makeTender({ items: [freeLine()] })
    const after = await endOfLog()
    await step(id, 'send')
    await settleLog()
    const { events } = await readLog(boss, { after })
    expect(events.map(({ type }) => type).sort()).toEqual(['tender.sent', 'tender.updated'])
    const sent = events.find(({ type }) => type === 'tender.sent')
    const [actor] = await select<{ name: string }>('select name from users where id = $1', [
      boss.id,
    ])
    expect(sent).toEqual({
      id: expect.stringMatching(/^evt_\d+$/),
      type: 'tender.sent',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: expect.objectContaining({ subject: 'tenders', id, title, actor: actor?.name }),
    })
    expect(sent?.data).not.toHaveProperty('fourEyes')
    expect(events.find(({ type }) => type === 'tender.updated')?.data).toEqual({
      subject: 'tenders',
      id,
    })
  })

  it('is deleted when it goes to the trash, and created when it comes back', async () => {
    const { id } = await makeCompany()
    const lines = await loggedBy(boss, async () => {
      await boss.remove(`/companies/${id}`)
      await boss.post('/trash/restore', { collection: 'companies', record: id })
    })
    expect(lines).toEqual([`company.deleted ${id}`, `company.created ${id}`])
  })

  it('has no delivery: subscribers never see it', async () => {
    await makeCompany()
    await deliver()
    expect(
      await select(
        `select from event_deliveries d join events e on e.id = d.event_id
          where e.name in ('created', 'updated', 'deleted')`,
      ),
    ).toEqual([])
  })
})

describe('what is kept no longer', () => {
  type Gone = { errors: { code: string; data: { oldest: string } }[] }
  const goneFrom = async (after: string) => {
    const { status, json } = await boss.get<Gone>(eventsPath({ after }))
    expect([status, json.errors[0]?.code]).toEqual([410, 'cursorGone'])
    return json.errors[0]?.data.oldest ?? ''
  }
  const sweep = async () => {
    const req = await createLocalReq({}, await getTestPayload())
    for (const one of SWEEPS)
      if (['event_deliveries', 'events'].includes(one.table)) await sweepRows({ req, sweep: one })
  }
  const age = (row: Row) =>
    asSuperuser(
      `update events set at = at - interval '31 days' where subject = 'stock-types' and document = $1`,
      [row.id],
    )

  it('is said to readers who missed it, with where to begin', async () => {
    await deliver()
    await select('delete from event_deliveries')
    await asSuperuser(`update events set at = now() - interval '40 days'`)
    const before = await endOfLog()
    const [old, young] = [await makeStockType(), await makeStockType()]
    await settleLog()
    await age(old)
    // Before and after it is swept.
    for (const isSwept of [false, true]) {
      if (isSwept) await sweep()
      const oldest = await goneFrom(before)
      const { events } = await readLog(boss, { after: oldest })
      expect(idsOf(events)).toEqual([young.id])
      expect(idsOf((await readLog(boss)).events)).toEqual([young.id])
    }
    expect(await select(`select from events where at < now() - interval '30 days'`)).toEqual([])
  })

  it('is not said to readers who had it', async () => {
    const { id } = await makeStockType()
    await settleLog()
    const { next } = await readLog(boss)
    await asSuperuser(`update events set at = at - interval '31 days'`)
    await sweep()
    const later = await makeStockType()
    await settleLog()
    expect(id).toBeLessThan(later.id)
    expect(idsOf((await readLog(boss, { after: next })).events)).toEqual([later.id])
  })

  it('keeps an event whose delivery is dead, which the log shows no longer', async () => {
    const [row] = await select<{ id: string }>(
      `insert into events (name, subject, document, data, at)
       values ('reservationMade', 'stock-reservations', 7, '{}', now() - interval '31 days') returning id`,
    )
    await select(
      `insert into event_deliveries (event_id, subscriber, subject, document, state)
       values ($1, 'notifications', 'stock-reservations', 7, 'dead')`,
      [row?.id],
    )
    await settleLog()
    await sweep()
    expect(await select('select from events where id = $1', [row?.id])).toHaveLength(1)
    expect((await readLog(boss)).events.some(({ id }) => id === `evt_${row?.id}`)).toBe(false)
    await select('delete from event_deliveries where event_id = $1', [row?.id])
  })

  it('does not keep readers from an event of a long transaction beside older ones', async () => {
    const client = await pool.connect()
    let slow = 0
    try {
      await client.query('begin')
      await client.query('select pg_current_xact_id()')
      const quick = await makeStockType()
      await age(quick)
      slow = await insertType(client)
      await client.query('commit')
    } finally {
      client.release()
    }
    const later = await makeStockType()
    await settleLog()
    const from = async (after?: string): Promise<number[]> => {
      const page = await readPage(boss, { limit: 1, ...(after && { after }) })
      return [...idsOf(page.events), ...(page.hasMore ? await from(page.next) : [])]
    }
    expect(await from()).toEqual(expect.arrayContaining([slow, later.id]))
    await sweep()
    // Readers that begin now begin behind what was deleted.
    expect(await from()).toEqual([later.id])
  })

  it('are places of before a restore, whose events are there in their order', async () => {
    const one = await makeStockType()
    await boss.patch(`/stock-types/${one.id}`, { description: 'x' })
    await settleLog()
    const { next } = await readLog(boss)
    // What a restore does (`settleRestored`, tests/int/backups/roundTrip.spec.ts).
    await asSuperuser(`update events set transaction = '0'`)
    await asSuperuser('delete from event_log')
    await asSuperuser('insert into event_log default values')
    const restored = await readLog(boss, { after: await goneFrom(next) })
    const own = restored.events.filter(({ data }) => data.id === one.id)
    expect(own.map(({ type }) => type)).toEqual(['stock_type.created', 'stock_type.updated'])
    // And goes on.
    const later = await makeStockType()
    await settleLog()
    expect(idsOf((await readLog(boss, { after: restored.next })).events)).toEqual([later.id])
  })

  it('are places of another epoch, and of transactions that never were', async () => {
    const end = readCursor((await readLog(boss)).next)
    if (!end) throw new Error('no cursor')
    const restored = cursorText({ ...end, epoch: '000000000000' })
    expect(readCursor(await goneFrom(restored))?.epoch).toBe(end.epoch)
    await goneFrom(cursorText({ ...end, transaction: '18446744073709551615' }))
  })
})
