import { beforeAll, describe, expect, it } from 'vitest'
import { readProgress } from '@/queries/stock/counts/readProgress'
import { readSheet } from '@/queries/stock/counts/readSheet'
import { figuresOf } from '../../factories/card'
import type { Json } from '../../factories/client'
import {
  counting,
  enter,
  makeCount,
  makeDraftCount,
  REASON,
  stepCount,
} from '../../factories/counts'
import { asSuperuser, select } from '../../factories/database'
import { today } from '../../factories/day'
import { administrator, makePerson, type Person } from '../../factories/person'
import {
  anyName,
  makeCard,
  makeGroup,
  makeMovement,
  makeReservation,
  makeStockType,
} from '../../factories/rows'
import { said } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'
import { pageFor } from '../records/page'

let boss: Person
let counter: Person
beforeAll(async () => {
  boss = await administrator()
  counter = await makePerson([
    { subject: 'stock-counts', actions: ['read', 'create', 'write'] },
    {
      subject: 'stock-cards',
      actions: ['read'],
      fields: ['name', 'sku', 'barcode', 'qrCode', 'unit'],
    },
  ])
})

const post = (id: number) => boss.post<Json>(`/stock-counts/${id}/post`, REASON)
const choose = (count: number, card: number, choice: string) =>
  counting(boss, 'choose', { count, card, choice })
type Errors = { errors: [{ data: { cards: Json[] } }] }
const cardsOf = (json: Json) => (json as unknown as Errors).errors[0].data.cards
const postedBy = (count: number) =>
  select<{ card: number; type: string; quantity: string; note: string; origin: string }>(
    `select stock_card_id as card, type, quantity::text as quantity, note, origin
     from stock_movements where count_id = $1 order by 1`,
    [count],
  )

describe('posting a count', () => {
  it('posts each difference with its reason, and nothing for what matches or was not counted', async () => {
    const [more, less, same, left] = await Promise.all(
      [5, 5, 5, 5].map((stock) => makeCard({ stock })),
    )
    const ids = [more, less, same, left].map((card) => card?.id ?? 0) as [
      number,
      number,
      number,
      number,
    ]
    const count = await makeCount(ids)
    await enter(counter, count, ids[0], 7)
    await enter(counter, count, ids[1], 0)
    await enter(counter, count, ids[2], 5)
    await stepCount(count, 'finish')
    const doc = await stepCount(count, 'post', REASON)
    expect(doc).toMatchObject({ status: 'posted', reason: REASON.reason, postedBy: boss.id })
    const rows = new Map((await postedBy(count)).map(({ card, ...row }) => [card, row]))
    const told = { note: REASON.reason, origin: 'count' }
    expect(rows).toEqual(
      new Map([
        [ids[0], { type: 'in', quantity: '2.000', ...told }],
        [ids[1], { type: 'out', quantity: '5.000', ...told }],
      ]),
    )
    const counted = await select<{ id: number }>(
      `select id from stock_cards where id = any($1) and last_counted_at is not null order by 1`,
      [ids],
    )
    expect(counted.map(({ id }) => id)).toEqual(ids.slice(0, 3).sort((a, b) => a - b))
    expect(await figuresOf(ids[3])).toMatchObject({ current: 5 })
  })

  it('takes the difference of the moment of counting: 10, counted 8, 3 delivered: 5', async () => {
    const { id: card } = await makeCard({ stock: 10 })
    const count = await makeCount([card])
    await enter(counter, count, card, 8)
    await makeMovement({ stockCard: card, type: 'out', quantity: 3, operationDate: today() })
    await stepCount(count, 'finish')
    const refused = await post(count)
    expect([said(refused), cardsOf(refused.json)]).toEqual(['409 countNeedsChoice', [card]])
    await choose(count, card, 'keepDifference')
    await stepCount(count, 'post', REASON)
    expect(await figuresOf(card)).toMatchObject({ current: 5 })
  })

  it('doubts late paperwork: 10, counted 7, 3 entered late: 7 with what was counted', async () => {
    const { id: card } = await makeCard({ stock: 10 })
    const count = await makeCount([card])
    await enter(counter, count, card, 7)
    await makeMovement({ stockCard: card, type: 'out', quantity: 3 })
    await stepCount(count, 'finish')
    expect(said(await post(count))).toBe('409 countNeedsChoice')
    await choose(count, card, 'keepCounted')
    await stepCount(count, 'post', REASON)
    expect(await figuresOf(card)).toMatchObject({ current: 7 })
    expect(await postedBy(count)).toEqual([])
  })

  it('asks again when something else comes late after the decision', async () => {
    const { id: card } = await makeCard({ stock: 10 })
    const count = await makeCount([card])
    await enter(counter, count, card, 7)
    await makeMovement({ stockCard: card, type: 'out', quantity: 1 })
    await stepCount(count, 'finish')
    await choose(count, card, 'keepDifference')
    await makeMovement({ stockCard: card, type: 'out', quantity: 1 })
    expect(said(await post(count))).toBe('409 countNeedsChoice')
    await choose(count, card, 'keepDifference')
    await stepCount(count, 'post', REASON)
    expect(await figuresOf(card)).toMatchObject({ current: 5 })
  })

  it('asks when something moved between two entries, though it came back', async () => {
    const { id: card } = await makeCard({ stock: 10 })
    const count = await makeCount([card])
    await enter(counter, count, card, 4)
    const { id } = await makeMovement({ stockCard: card, type: 'out', quantity: 3 })
    await boss.post(`/stock-movements/${id}/reverse`)
    await enter(boss, count, card, 6)
    await stepCount(count, 'finish')
    expect(said(await post(count))).toBe('409 countNeedsChoice')
    await choose(count, card, 'recount')
    expect(said(await post(count))).toBe('409 countNeedsChoice')
    // Looked over, only what is to be counted again takes an entry, and it begins anew.
    expect((await enter(counter, count, card, 4)).counted).toBe('4')
    expect((await enter(counter, count, card, 5)).counted).toBe('9')
    await stepCount(count, 'post', REASON)
    expect(await figuresOf(card)).toMatchObject({ current: 9 })
  })

  it('keeps entries, rows and the plan of what has begun, whoever would change them', async () => {
    const { id: card } = await makeCard({ stock: 2 })
    const count = await makeCount([card])
    await enter(counter, count, card, 1)
    for (const statement of [
      `update stock_count_entries set quantity = 9 where count_id = ${count}`,
      `delete from stock_count_entries where count_id = ${count}`,
      `update stock_counts set is_blind = false where id = ${count}`,
      `insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
         currency_rate, operation_date, count_id)
       values (${card}, 'in', 1, 1, 'TRY', 1, '2026-03-01T12:00:00Z', ${count})`,
    ])
      await expect(select(statement)).rejects.toThrow(/movementIsFinal|wrongCountState/)
    await expect(asSuperuser('truncate stock_count_entries')).rejects.toThrow('movementIsFinal')
    const changed = await boss.patch<Json>(`/stock-counts/${count}`, {
      scope: 'all',
      isBlind: false,
    })
    expect(said(changed)).toBe('400 invalidInput')
    await boss.patch(`/stock-counts/${count}`, {
      status: 'posted',
      reason: 'x',
      title: anyName('Yeni'),
    })
    const { json } = await boss.get<Json>(`/stock-counts/${count}`)
    expect(json).toMatchObject({ status: 'counting', reason: null })
    await stepCount(count, 'finish')
    await stepCount(count, 'post', REASON)
    await expect(
      select(`update stock_count_cards set difference = 9 where count_id = ${count}`),
    ).rejects.toThrow('wrongCountState')
  })

  it('can be taken back row by row, as any row of the ledger', async () => {
    const { id: card } = await makeCard({ stock: 4 })
    const count = await makeCount([card])
    await enter(counter, count, card, 1)
    await stepCount(count, 'finish')
    await stepCount(count, 'post', REASON)
    const [row] = await select<{ id: number }>(
      `select id from stock_movements where count_id = $1`,
      [count],
    )
    expect((await boss.post<Json>(`/stock-movements/${row?.id}/reverse`)).status).toBe(201)
    expect(await figuresOf(card)).toMatchObject({ current: 4 })
  })
})

describe('less than is reserved', () => {
  it('is refused with the reservations until they are named, and gives only those back', async () => {
    const { id: card } = await makeCard({ stock: 10 })
    const first = (await makeReservation({ stockCard: card, quantity: 4 })).id
    const second = (await makeReservation({ stockCard: card, quantity: 4 })).id
    const count = await makeCount([card])
    await enter(counter, count, card, 5)
    await stepCount(count, 'finish')
    const refused = await post(count)
    expect(said(refused)).toBe('409 countBelowReserved')
    expect(cardsOf(refused.json)).toMatchObject([
      { card, after: 5, reserved: 8, reservations: [first, second] },
    ])
    await counting(boss, 'resolve', { count, card, release: [second] })
    await stepCount(count, 'post', REASON)
    expect(await figuresOf(card)).toEqual({ current: 5, reserved: 4, available: 1 })
  })

  it('gives nothing of an approved tender back: its approval is withdrawn first', async () => {
    const { id: card } = await makeCard({ stock: 5 })
    const { id: tender } = await makeTender({ items: [line(card, { quantity: 5 })] })
    await step(tender, 'approve')
    const count = await makeCount([card])
    await enter(counter, count, card, 3)
    await stepCount(count, 'finish')
    expect(said(await post(count))).toBe('409 countBelowReserved')
    const [held] = await select<{ id: number }>(
      `select id from stock_reservations where tender_id = $1 and status = 'active'`,
      [tender],
    )
    const release = { count, card, release: [held?.id] }
    expect(said(await boss.post('/counting/resolve', release))).toBe(
      '409 reservationBelongsToTender',
    )
    await step(tender, 'withdraw-approval')
    await stepCount(count, 'post', REASON)
    expect(await figuresOf(card)).toEqual({ current: 3, reserved: 0, available: 3 })
  })
})

describe('several people at once', () => {
  it('count one card: every entry counts, each with its key once', async () => {
    const { id: card } = await makeCard({ stock: 40, barcode: anyName('8690') })
    const count = await makeCount([card])
    const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
    const sent = [...keys, ...keys].map((key, at) =>
      (at % 2 ? boss : counter).post<Json>(
        '/counting/enter',
        { count, card, quantity: 1, mode: 'add' },
        { headers: { 'Idempotency-Key': `${at % 2}${key}` } },
      ),
    )
    const answers = await Promise.all(sent)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const [{ n } = { n: 0 }] = await select<{ n: number }>(
      `select count(*)::int as n from stock_count_entries where count_id = $1`,
      [count],
    )
    const { json } = await boss.get<Json>(`/stock-counts/${count}/progress`)
    expect(json).toMatchObject({ counted: 1, totals: [{ counted: String(n) }] })
    expect(n).toBe(20)
  })

  it('post a count once', async () => {
    const cards = [(await makeCard({ stock: 9 })).id, (await makeCard({ stock: 9 })).id]
    const count = await makeCount(cards)
    for (const card of cards) await enter(counter, count, card, 4)
    await stepCount(count, 'finish')
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(count)))
    expect(answers.map(said).sort()).toEqual([
      '200',
      ...Array.from({ length: 3 }, () => '409 wrongCountState'),
    ])
    for (const card of cards) expect(await figuresOf(card)).toMatchObject({ current: 4 })
  })

  it('start two counts of one card: one of them', async () => {
    const { id: card } = await makeCard({ stock: 1 })
    const counts = [await makeDraftCount([card]), await makeDraftCount([card])]
    const answers = await Promise.all(
      counts.map((id) => boss.post<Json>(`/stock-counts/${id}/start`)),
    )
    expect(answers.map(said).sort()).toEqual(['200', '409 cardInOpenCount'])
  })

  it('post a count while a tender of its cards is approved: nothing is sold twice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const cards = [(await makeCard({ stock: 6 })).id, (await makeCard({ stock: 6 })).id]
      const { id: tender } = await makeTender({
        items: [...cards].reverse().map((card) => line(card, { quantity: 5 })),
      })
      const count = await makeCount(cards)
      for (const card of cards) await enter(counter, count, card, 3)
      await stepCount(count, 'finish')
      const [approved, posted] = await Promise.all([
        boss.post<Json>(`/tenders/${tender}/approve`),
        post(count),
      ])
      expect([
        ['200', '409 countBelowReserved'],
        ['409 insufficientStock', '200'],
      ]).toContainEqual([said(approved), said(posted)])
      if (posted.status !== 200) await stepCount(count, 'cancel')
    }
  })

  it('move a card while it is counted: what was counted and what moved since', async () => {
    const { id: card } = await makeCard({ stock: 30 })
    const count = await makeCount([card])
    await Promise.all([
      enter(counter, count, card, 20),
      ...Array.from({ length: 6 }, () =>
        makeMovement({ stockCard: card, type: 'out', quantity: 1, operationDate: today() }),
      ),
    ])
    const [entry] = await select<{ expected: string }>(
      `select expected::text as expected from stock_count_entries where count_id = $1`,
      [count],
    )
    await stepCount(count, 'finish')
    await choose(count, card, 'keepDifference')
    await stepCount(count, 'post', REASON)
    const since = 24 - Number(entry?.expected)
    expect(await figuresOf(card)).toMatchObject({ current: 20 + since })
  })
})

describe('a card is named', () => {
  it('by its number, barcode, SKU or QR code; a card made since joins a count that covers it', async () => {
    const { id: type } = await makeStockType()
    const tag = anyName('K').slice(0, 30)
    const { id: card } = await makeCard({
      stock: 1,
      stockType: type,
      barcode: `B${tag}`,
      sku: `S${tag}`,
      qrCode: `https://x/${tag}`,
    })
    const count = await makeCount([], { scope: 'type', stockType: type })
    for (const code of [`b${tag} `.toUpperCase(), `S${tag}`, `https://x/${tag}`]) {
      const body = { count, code, quantity: 1, mode: 'add' }
      expect(await counting(counter, 'enter', body)).toMatchObject({ card: { id: card } })
    }
    const unknown = { count, code: `yok ${tag}`, quantity: 1, mode: 'add' }
    expect(said(await counter.post('/counting/enter', unknown))).toBe('404 unknownCode')
    const later = await makeCard({ stockType: type })
    expect(await enter(counter, count, later.id, 3)).toMatchObject({ counted: '3' })
    const other = await makeCard()
    const outside = { count, card: other.id, quantity: 1, mode: 'add' }
    expect(said(await counter.post('/counting/enter', outside))).toBe('409 cardNotInCount')
    const half = { count, card, quantity: 0.5, mode: 'add' }
    expect(said(await counter.post('/counting/enter', half))).toBe('400 invalidInput')
  })

  it('and the parts of a group, also one it was given meanwhile', async () => {
    const [one, two, late] = [await makeCard(), await makeCard(), await makeCard()]
    const part = ({ id: stockCard }: { id: number }) => ({ stockCard, quantity: 1 })
    const { id: stockGroup } = await makeGroup({ parts: [one, two].map(part) })
    expect(said(await boss.post('/stock-counts', { title: 'x', scope: 'group' }))).toBe(
      '400 invalidInput',
    )
    const count = await makeCount([], { scope: 'group', stockGroup })
    const outside = { count, card: late.id, quantity: 1, mode: 'add' }
    expect(said(await counter.post('/counting/enter', outside))).toBe('409 cardNotInCount')
    await boss.patch(`/stock-groups/${stockGroup}`, { parts: [one, two, late].map(part) })
    for (const { id } of [one, two, late])
      expect(await enter(counter, count, id, 2)).toMatchObject({ counted: '2' })
    // What it is about stays, and so does the group it names.
    const other = (await makeGroup()).id
    expect(said(await boss.patch(`/stock-counts/${count}`, { stockGroup: other }))).toBe(
      '400 invalidInput',
    )
    expect(said(await boss.remove(`/stock-groups/${stockGroup}`))).toBe('409 inUse')
  })

  it('and an entry of one’s own is taken back once', async () => {
    const { id: card } = await makeCard({ stock: 3 })
    const count = await makeCount([card])
    await enter(counter, count, card, 2)
    const { entry } = await enter(boss, count, card, 5)
    expect(said(await counter.post('/counting/undo', { entry: entry.id }))).toBe('403 notAllowed')
    expect(await counting(boss, 'undo', { entry: entry.id })).toMatchObject({ counted: '2' })
    expect(said(await boss.post('/counting/undo', { entry: entry.id }))).toBe('409 alreadyDone')
    await stepCount(count, 'finish')
    const late = { count, card, quantity: 1, mode: 'add' }
    expect(said(await counter.post('/counting/enter', late))).toBe('409 wrongCountState')
  })
})

describe('what a card should have', () => {
  const asked = async (person: Person, count: number) => {
    const answers = await Promise.all([
      person.get<Json>(`/stock-counts/${count}/progress`),
      person.get<Json>(`/stock-counts/${count}/review`),
      person.get<Json>(`/stock-counts/${count}?depth=2`),
      person.get<Json>(`/stock-counts?where[id][equals]=${count}&depth=2`),
      person.get<Json>(`/audit-events?where[subject][equals]=stock-counts`),
      person.post<Json>('/graphql', {
        query: `{ StockCount(id: ${count}) { title status } StockCards { docs { name currentQuantity } } }`,
      }),
    ])
    return answers.map(({ text }) => text)
  }

  it('CN3 is told nobody who counts blind, by no way', async () => {
    const stock = 73219
    const { id: card } = await makeCard({ stock, unit: 'kg' })
    const count = await makeCount([card])
    const { text } = await counter.post('/counting/enter', {
      count,
      card,
      quantity: 1,
      mode: 'add',
    })
    expect((await asked(counter, count))[0]).toContain('"counted":"1"')
    for (const answer of [text, ...(await asked(counter, count))])
      expect(answer).not.toContain(String(stock))
    await stepCount(count, 'finish')
    for (const answer of await asked(counter, count)) expect(answer).not.toContain(String(stock))
    await stepCount(count, 'cancel')
  })

  it('is told whoever reviews, and in a count that is not blind whoever reads quantities', async () => {
    const { id: card } = await makeCard({ stock: 12 })
    const reader = await makePerson([
      { subject: 'stock-counts', actions: ['read', 'write'] },
      { subject: 'stock-cards', actions: ['read'] },
    ])
    const seen = async (isBlind: boolean) => {
      const count = await makeCount([card], { isBlind })
      const [own, others, narrow] = [
        await enter(reader, count, card, 1),
        await enter(boss, count, card, 1),
        await enter(counter, count, card, 1),
      ]
      await stepCount(count, 'cancel')
      return [own.expected, others.expected, narrow.expected]
    }
    expect(await seen(true)).toEqual([undefined, '12', undefined])
    expect(await seen(false)).toEqual(['12', '12', undefined])
  })

  it('and what it is worth only whoever sees costs', async () => {
    const { id: card } = await makeCard({ stock: 10 })
    const count = await makeCount([card])
    await enter(counter, count, card, 4)
    await stepCount(count, 'finish')
    const reviewer = await makePerson([
      { subject: 'stock-counts', actions: ['read', 'reviewCounts'] },
      { subject: 'stock-cards', actions: ['read'] },
    ])
    const review = async (person: Person) =>
      (await person.get<{ value?: string; lines: Json[] }>(`/stock-counts/${count}/review`)).json
    expect(await review(boss)).toMatchObject({
      value: '-60.00',
      lines: [
        { expected: '10', counted: '4', difference: '-6', isProposed: true, value: '-60.00' },
      ],
    })
    const without = await review(reviewer)
    expect([without.value, without.lines[0]?.value]).toEqual([undefined, undefined])
    await stepCount(count, 'post', REASON)
    // The row went out at the average cost, which is a cost.
    const mover = await makePerson([{ subject: 'stock-movements', actions: ['read'] }])
    const { json } = await mover.get<{ docs: Json[] }>(
      `/stock-movements?where[stockCard][equals]=${card}&where[type][equals]=out`,
    )
    expect(json.docs.map(({ price }) => price)).toEqual([undefined])
  })
})

describe('rights', () => {
  const COMMANDS: Record<string, (count: number, card: number) => Json> = {
    add: (count, card) => ({ count, card }),
    remove: (count, card) => ({ count, card }),
    enter: (count, card) => ({ count, card, quantity: 1, mode: 'add' }),
    undo: () => ({ entry: 999999999 }),
    choose: (count, card) => ({ count, card, choice: 'recount' }),
    resolve: (count, card) => ({ count, card, release: [] }),
  }

  it.each([
    ['a reader', ['read'], []],
    ['a counter', ['read', 'write'], ['add', 'remove', 'enter', 'undo']],
    ['a reviewer', ['read', 'reviewCounts'], ['choose']],
  ] as const)('%s gives the commands that are theirs', async (_, actions, allowed) => {
    const person = await makePerson([
      { subject: 'stock-counts', actions: [...actions] },
      { subject: 'stock-cards', actions: ['read'] },
    ])
    const { id: card } = await makeCard()
    const count = await makeDraftCount([card])
    const taken: string[] = []
    for (const [name, body] of Object.entries(COMMANDS)) {
      const verdict = said(await person.post(`/counting/${name}`, body(count, card)))
      if (!verdict.startsWith('403')) taken.push(name)
    }
    expect(taken).toEqual(allowed)
  })

  it('nobody is told by an order or a sheet what they may not read', async () => {
    const [last, first] = [anyName('Zzz'), anyName('Aaa')]
    const { id: one } = await makeCard({ name: last })
    const { id: two } = await makeCard({ name: first })
    const count = await makeCount([one, two])
    const reader = await makePerson([
      { subject: 'stock-counts', actions: ['read'] },
      { subject: 'stock-cards', actions: ['read'], fields: ['unit'] },
    ])
    const { req } = await pageFor(reader, { id: count })
    const progress = await readProgress(req, count)
    expect(progress.remaining?.map(({ id }) => id)).toEqual([one, two])
    const sheet = await readSheet(req, count)
    expect(sheet?.cards.map(({ id }) => id)).toEqual([one, two])
    // Which cards are counted, and how far that is, is no field of the count.
    const narrow = await makePerson([
      { subject: 'stock-counts', actions: ['read'], fields: ['status'] },
      { subject: 'stock-cards', actions: ['read'] },
    ])
    const page = await pageFor(narrow, { id: count })
    expect(await readProgress(page.req, count)).toEqual({ status: 'counting' })
    expect(await readSheet(page.req, count)).toEqual({ title: null, cards: [], hasMore: false })
    const titled = await makePerson([
      { subject: 'stock-counts', actions: ['read'], fields: ['title'] },
    ])
    expect((await titled.get(`/stock-counts/${count}/progress`)).json).toEqual({})
    expect((await titled.get(`/stock-counts/${count}/cards?q=aaa`)).json).toEqual({ cards: [] })
    await stepCount(count, 'cancel')
  })

  it('nobody counts cards whose names they may not read, and nobody deletes a count', async () => {
    const person = await makePerson([{ subject: 'stock-counts', actions: ['read', 'write'] }])
    const { id: card } = await makeCard()
    const count = await makeCount([card])
    const body = { count, card, quantity: 1, mode: 'add' }
    expect(said(await person.post('/counting/enter', body))).toBe('403 notAllowed')
    expect((await boss.remove(`/stock-counts/${count}`)).status).toBe(403)
  })
})
