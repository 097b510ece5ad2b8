import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { JOB_RUNS } from '@/jobs'
import { readJobsPage } from '@/queries/jobs/readJobsPage'
import { figuresOf } from '../../factories/card'
import { asSuperuser, select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeMovement, makeReservation } from '../../factories/rows'
import { line, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { pageFor } from '../records/page'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
beforeEach(() => select('delete from counter_drifts'))

const compare = async () => JOB_RUNS['compare-counters'](await getTestPayload())

/** As a fault of ours or a hand in the database would leave it: no trigger sees it. */
const spoil = (id: number, current: number, reserved: number) =>
  select(
    `with off as materialized (select set_config('app.counter_writer', 'on', true))
     update stock_cards set current_quantity = $2, reserved_quantity = $3 from off where id = $1`,
    [id, current, reserved],
  )
/** What an approved tender sold, changed past all triggers. */
const setDemand = (tender: number, quantity: number) =>
  asSuperuser(
    `with off as materialized (select set_config('session_replication_role', 'replica', true))
     update tender_demands set quantity = $2 from off where tender_id = $1`,
    [tender, quantity],
  )
type Drift = { id: string; counter: string; card: number; stored: number; counted: number }
const open = () =>
  select<Drift>(
    `select id, counter, stock_card_id as card, stored::float8, counted::float8
     from counter_drifts where resolved_at is null order by counter`,
  )
const repair = async (id: unknown, person = boss) =>
  (await person.post('/jobs/repair', { drift: id })).status
const told = () =>
  select<{ recipient: number }>(
    `select recipient_id as recipient from notifications where event = 'countersDrifted'`,
  )

describe('the comparison', () => {
  it('finds what differs, tells those who may repair it once, and changes nothing', async () => {
    const card = await makeCard({ stock: 10 })
    await makeReservation({ stockCard: card.id, quantity: 3 })
    const reader = await makePerson([{ subject: 'jobs', actions: ['read'] }])
    await select(`delete from notifications where event = 'countersDrifted'`)
    await compare()
    expect(await open()).toEqual([])
    expect(await told()).toEqual([])

    await spoil(card.id, 12, 4)
    await compare()
    const found = await open()
    expect(found).toMatchObject([
      { counter: 'availableQuantity', card: card.id, stored: 8, counted: 7 },
      { counter: 'currentQuantity', card: card.id, stored: 12, counted: 10 },
      { counter: 'reservedQuantity', card: card.id, stored: 4, counted: 3 },
    ])
    expect(await figuresOf(card.id)).toMatchObject({ current: 12, reserved: 4 })
    const recipients = (await told()).map(({ recipient }) => recipient)
    expect(recipients).toContain(boss.id)
    expect(recipients).not.toContain(reader.id)

    await select(`delete from notifications where event = 'countersDrifted'`)
    await Promise.all([compare(), compare()])
    expect(await open()).toEqual(found)
    expect(await told()).toEqual([])

    await spoil(card.id, 10, 3)
    await compare()
    expect(await open()).toEqual([])
    await expectSoundData()
  })

  it('finds an approved tender that neither holds nor delivered what it sold', async () => {
    const card = await makeCard({ stock: 10 })
    const tender = await makeTender({ items: [line(card.id, { quantity: 4 })] })
    await step(tender.id, 'approve')
    await setDemand(tender.id, 5)
    await compare()
    const [drift] = await open()
    expect(drift).toMatchObject({ counter: 'tenderBalance', stored: 5, counted: 4 })
    expect(await repair(drift?.id)).toBe(409)
    await setDemand(tender.id, 4)
    await compare()
    expect(await open()).toEqual([])
    await expectSoundData()
  })

  it('names cards and tenders as far as its reader may see these fields', async () => {
    const card = await makeCard({ stock: 10 })
    const { id } = await makeTender({ items: [line(card.id, { quantity: 4 })] })
    await step(id, 'approve')
    await setDemand(id, 5)
    await compare()
    const shownTo = async (...more: Permission[]) => {
      const person = await makePerson([{ subject: 'jobs', actions: ['read'] }, ...more])
      const { drifts } = await readJobsPage(await pageFor(person, { id: 0 }))
      return drifts.map((drift) => [drift.card.name, drift.tender?.number])
    }
    const number = expect.stringMatching(/./)
    const names: Permission = { subject: 'stock-cards', actions: ['read'], fields: ['name'] }
    const codes: Permission = { subject: 'stock-cards', actions: ['read'], fields: ['sku'] }
    expect(await shownTo(codes)).toEqual([[`#${card.id}`, null]])
    expect(await shownTo(names)).toEqual([[card.name, null]])
    expect(await shownTo(names, { subject: 'tenders', actions: ['read'] })).toEqual([
      [card.name, number],
    ])
    await setDemand(id, 4)
  })
})

describe('a repair', () => {
  it('needs its right, and is written down with who did it', async () => {
    const card = await makeCard({ stock: 10 })
    await spoil(card.id, 7, 1)
    await compare()
    const [drift] = await open()
    const reader = await makePerson([{ subject: 'jobs', actions: ['read'] }])
    const keeper = await makePerson([{ subject: 'stock-cards', actions: ['read', 'write'] }])
    expect(await repair(drift?.id, reader)).toBe(403)
    expect(await repair(drift?.id, keeper)).toBe(403)
    expect(await figuresOf(card.id)).toMatchObject({ current: 7, reserved: 1 })
    expect(await repair(drift?.id)).toBe(200)
    expect(await figuresOf(card.id)).toMatchObject({ current: 10, reserved: 0 })
    expect(await open()).toEqual([])
    expect(
      await select(
        `select counter, stored::float8, counted::float8, repaired_by as who from counter_drifts
         where stock_card_id = $1 and counter = 'currentQuantity'`,
        [card.id],
      ),
    ).toEqual([{ counter: 'currentQuantity', stored: 7, counted: 10, who: boss.id }])
    expect(await repair(drift?.id)).toBe(404)
    for (const id of ['x', 0, -1, null, 1e20]) expect(await repair(id)).toBe(400)
    await expectSoundData()
  })

  it('is right while others move and reserve the same stock', async () => {
    const card = await makeCard({ stock: 100 })
    // Not the current quantity: movements posted before the repair would store the wrong balance.
    await spoil(card.id, 100, 20)
    await compare()
    const [drift] = await open()
    await Promise.all([
      ...Array.from({ length: 8 }, () => makeMovement({ stockCard: card.id, quantity: 1 })),
      repair(drift?.id),
      ...Array.from({ length: 8 }, () => makeReservation({ stockCard: card.id, quantity: 2 })),
      repair(drift?.id),
    ])
    expect(await figuresOf(card.id)).toMatchObject({ reserved: 16 })
    await compare()
    expect(await open()).toEqual([])
    await expectSoundData()
  })

  it('is refused when the rows themselves are not possible', async () => {
    const card = await makeCard({ stock: 5 })
    await makeReservation({ stockCard: card.id, quantity: 5 })
    const ledger = (sign: string) =>
      asSuperuser(
        `with off as materialized (select set_config('session_replication_role', 'replica', true))
         update stock_movements set quantity = quantity ${sign} 1 from off where stock_card_id = $1`,
        [card.id],
      )
    await ledger('-')
    await compare()
    const drift = (await open()).find(({ counter }) => counter === 'currentQuantity')
    expect(await repair(drift?.id)).toBe(409)
    expect(await figuresOf(card.id)).toMatchObject({ current: 5, reserved: 5 })
    await ledger('+')
    await compare()
    expect(await open()).toEqual([])
    await expectSoundData()
  })
})

it('lets nobody else write a counter', async () => {
  const card = await makeCard({ stock: 10 })
  await select(
    'update stock_cards set current_quantity = 99, reserved_quantity = 5 where id = $1',
    [card.id],
  )
  await boss.patch(`/stock-cards/${card.id}`, { currentQuantity: 50, name: card.name })
  expect(await figuresOf(card.id)).toMatchObject({ current: 10, reserved: 0 })
})
