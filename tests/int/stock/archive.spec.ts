import { beforeAll, describe, expect, it } from 'vitest'
import { makeDraftCount, stepCount } from '../../factories/counts'
import { select, verdictOf } from '../../factories/database'
import { today } from '../../factories/day'
import { administrator, makePerson, type Person } from '../../factories/person'
import { archivedCard } from '../../factories/prices'
import { anyName, makeCard, makeGroup, makeMovement, makeReservation } from '../../factories/rows'
import { issue, said, verdict, type Refused } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const archive = (id: number) => boss.post<Refused>(`/stock-cards/${id}/archive`)
const isArchived = async (id: number) =>
  (await select(`select is_archived from stock_cards where id = $1`, [id]))[0]?.is_archived

describe('SA1 an archived card', () => {
  it('takes no movement, reservation, tender line, part of a group or place in a count', async () => {
    const card = await archivedCard({ allowNoStock: true })
    const tender = await makeTender()
    const count = await makeDraftCount()
    const taken = {
      movement: said(await boss.post('/stock-movements', issue(card, 1))),
      reservation: said(await boss.post('/stock-reservations', { stockCard: card, quantity: 1 })),
      line: said(await boss.patch(`/tenders/${tender.id}`, { items: [line(card)] })),
      ownLine: said(await boss.post('/tender-items', { tender: tender.id, ...line(card) })),
      group: said(
        await boss.post('/stock-groups', {
          name: anyName('Grup'),
          parts: [{ stockCard: card, quantity: 1 }],
        }),
      ),
      count: said(await boss.post('/counting/add', { count, card })),
    }
    expect(taken).toEqual({
      movement: '400 invalidInput',
      reservation: '400 invalidInput',
      line: '409 cardArchived',
      ownLine: '409 cardArchived',
      group: '409 cardArchived',
      count: '409 cardArchived',
    })
    for (const statement of [
      `insert into stock_reservations (stock_card_id, quantity, status, remaining_quantity, origin)
         values (${card}, 1, 'active', 1, 'manual')`,
      `insert into tender_items (tender_id, kind, stock_card_id) values (${tender.id}, 'stockCard', ${card})`,
    ])
      expect(await verdictOf(statement)).toBe('BO409 cardArchived')
  })

  it('is not part of a count of all cards', async () => {
    const card = await archivedCard()
    const type = await boss.post<{ doc: { id: number } }>('/stock-types', { name: anyName('Tür') })
    const other = await makeCard({ stockType: type.json.doc.id })
    await boss.patch(`/stock-cards/${card}`, { stockType: type.json.doc.id })
    const { json } = await boss.post<{ doc: { id: number } }>('/stock-counts', {
      title: anyName('Sayım'),
      scope: 'type',
      stockType: type.json.doc.id,
    })
    await stepCount(json.doc.id, 'start')
    const counted = await select(
      'select stock_card_id as id from stock_count_cards where count_id = $1',
      [json.doc.id],
    )
    expect(counted).toEqual([{ id: other.id }])
    await stepCount(json.doc.id, 'cancel')
  })

  it('still gives back what was posted before', async () => {
    const { id } = await makeCard()
    const received = await makeMovement({ stockCard: id, quantity: 3, operationDate: today() })
    await boss.post('/stock-movements', issue(id, 3))
    expect(said(await archive(id))).toBe('200')
    expect(await verdict(`/stock-movements/${received.id}/reverse`)).toBe('409 insufficientStock')
    const [out] = await select<{ id: number }>(
      `select id from stock_movements where stock_card_id = $1 and type = 'out'`,
      [id],
    )
    expect(await verdict(`/stock-movements/${out?.id}/reverse`)).toBe('201')
  })

  it('comes back, and can be used again', async () => {
    const card = await archivedCard()
    expect(await verdict(`/stock-cards/${card}/unarchive`)).toBe('200')
    expect(said(await boss.post('/stock-movements', { ...issue(card, 1), type: 'in' }))).toBe('201')
  })
})

describe('SA2 archiving', () => {
  it('is refused as long as something keeps the card in use, and names it', async () => {
    const stocked = await makeCard({ stock: 1 })
    const reserved = await makeCard({ allowNoStock: true })
    await makeReservation({ stockCard: reserved.id })
    const grouped = await makeCard()
    const group = await makeGroup({ parts: [{ stockCard: grouped.id, quantity: 1 }] })
    const counted = await makeCard()
    await makeDraftCount([counted.id])
    const offered = await makeCard()
    const tender = await makeTender({ title: anyName('Açık'), items: [line(offered.id)] })
    const refusalOf = async (id: number) => (await archive(id)).json.errors?.[0]
    expect(await refusalOf(stocked.id)).toMatchObject({ data: { stock: true, names: 'none' } })
    expect(await refusalOf(reserved.id)).toMatchObject({ data: { reserved: true } })
    expect(await refusalOf(grouped.id)).toMatchObject({ data: { names: group.name } })
    expect(await refusalOf(counted.id)).toMatchObject({ data: { counts: true } })
    const refusal = await refusalOf(offered.id)
    expect(refusal).toMatchObject({ code: 'cardNotEmpty', data: { names: tender.title } })
    expect(refusal?.message).toContain(tender.title)
    await step(tender.id, 'cancel', { reason: 'Vazgeçildi' })
    expect(said(await archive(offered.id))).toBe('200')
    // Without permission to read tenders, the refusal does not name them.
    const clerk = await makePerson([{ subject: 'stock-cards', actions: ['read', 'write'] }])
    const told = await clerk.post<Refused>(`/stock-cards/${grouped.id}/archive`)
    expect(told.json.errors?.[0]).toMatchObject({ data: { groups: true, names: 'none' } })
  })

  it('is refused while somebody waits for it, or a group becomes it', async () => {
    const wanted = (await makeCard()).id
    const wait = await makeReservation({ stockCard: wanted, quantity: 2, waits: true })
    expect(said(await archive(wanted))).toBe('409 cardNotEmpty')
    await verdict(`/stock-reservations/${wait.id}/leave`)
    expect(said(await archive(wanted))).toBe('200')
    const made = (await makeCard({ unit: 'piece' })).id
    const group = await makeGroup()
    expect((await boss.patch(`/stock-groups/${group.id}`, { madeCard: made })).status).toBe(200)
    expect(said(await archive(made))).toBe('409 cardNotEmpty')
  })

  it('is a command: no save and no statement by hand puts a card away', async () => {
    const { id } = await makeCard()
    await boss.patch(`/stock-cards/${id}`, { isArchived: true })
    await select('update stock_cards set is_archived = true where id = $1', [id])
    expect(await isArchived(id)).toBe(false)
    await archive(id)
    await boss.patch(`/stock-cards/${id}`, { name: anyName('Yeni'), isArchived: false })
    expect(await isArchived(id)).toBe(true)
    const held = await makeCard({ stock: 1 })
    expect(
      await verdictOf(
        `with w as (select set_config('app.card_writer', 'on', true))
         update stock_cards set is_archived = true from w where id = ${held.id}`,
      ),
    ).toBe('BO409 cardNotEmpty')
  })

  it('and a new line or reservation at the same time: one of the two', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await makeCard({ allowNoStock: true })
      const tender = await makeTender()
      const [put, used] = await Promise.all([
        archive(id),
        round % 2
          ? boss.post('/stock-reservations', { stockCard: id, quantity: 1 })
          : boss.patch(`/tenders/${tender.id}`, { items: [line(id)] }),
      ])
      expect([put.status, used.status].filter((status) => status < 300)).toHaveLength(1)
      const [row] = await select<{ isArchived: boolean; held: boolean }>(
        `select is_archived as "isArchived", reserved or tenders as held
         from stock_cards c, card_holders(c.id) where id = $1`,
        [id],
      )
      expect(row?.isArchived).toBe(!row?.held)
    }
  })

  it('is what is proposed for a card with a history, instead of deleting it', async () => {
    const { id } = await makeCard()
    const received = await makeMovement({ stockCard: id })
    await boss.post(`/stock-movements/${received.id}/reverse`)
    const refused = await boss.remove<Refused>(`/stock-cards/${id}`)
    expect(said(refused)).toBe('409 archiveInstead')
    expect(refused.json.errors?.[0]?.data).toMatchObject({
      holders: [{ collection: 'stock-movements', count: 2 }],
    })
    const grouped = await makeCard()
    await makeGroup({ parts: [{ stockCard: grouped.id, quantity: 1 }] })
    expect(said(await boss.remove(`/stock-cards/${grouped.id}`))).toBe('409 inUse')
    const priced = await makeCard({ currentPrice: 5 })
    const { makePriceChange } = await import('../../factories/prices')
    await makePriceChange([priced.id])
    expect(said(await boss.remove(`/stock-cards/${priced.id}`))).toBe('409 archiveInstead')
  })
})

describe('SA3 a list of cards', () => {
  it('leaves archived ones out until it is asked for them', async () => {
    const name = anyName('Arşivlik')
    const kept = await makeCard({ name: `${name} a` })
    const away = await archivedCard({ name: `${name} b` })
    const { readOwnList } = await import('./listOfCards')
    expect(await readOwnList(boss, { search: name })).toEqual([kept.id])
    expect(await readOwnList(boss, { search: name, 'where[isArchived][equals]': 'true' })).toEqual([
      away,
    ])
  })
})
