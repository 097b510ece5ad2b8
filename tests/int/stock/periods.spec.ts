import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { poolOf } from '@/database/adapter'
import { addDays } from '@/domain/shared/day'
import type { Json } from '../../factories/client'
import { enter, makeCount, REASON, stepCount } from '../../factories/counts'
import { select, verdictOf, waitingForLocks } from '../../factories/database'
import { today } from '../../factories/day'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeMovement } from '../../factories/rows'
import { issue, said, verdict, type Refused } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'

/** Long before the movements of other tests, which share this database. */
const DAY = '2019-10-31'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const close = async (day: string, by: Person = boss) =>
  by.post<Refused>('/stock-periods/close', { day, reason: 'Ay sonu' })
const reopen = (body: Json = {}, by: Person = boss) =>
  by.post<Refused>('/stock-periods/reopen', { reason: 'Düzeltme', ...body })
const closedUntil = async (by: Person = boss) =>
  (await by.get<{ day: string | null }>('/stock-movements/closed-until')).json.day

afterEach(async () => {
  if ((await closedUntil()) !== null) expect(said(await reopen())).toBe('200')
})

const receipt = (stockCard: number, operationDate: string): Json => ({
  type: 'in',
  stockCard,
  quantity: 1,
  price: 10,
  currencyType: 'TRY',
  operationDate,
})

describe('SP1 a closed period', () => {
  it('takes no movement up to its last day, said at the field, and every one after it', async () => {
    const { id } = await makeCard()
    expect(said(await close(DAY))).toBe('200')
    const late = await boss.post<Refused>('/stock-movements', receipt(id, DAY))
    expect(said(late)).toBe('400 invalidInput')
    expect(late.json.errors?.[0]).toMatchObject({
      message: 'Stok 31.10.2019 gününe kadar kapalı; daha sonraki bir güne yazın.',
      data: { day: DAY, errors: [{ path: 'operationDate', code: 'periodClosed' }] },
    })
    const after = await boss.post('/stock-movements', receipt(id, addDays(DAY, 1)))
    expect(after.status).toBe(201)
    // What was posted before it was closed is reversed on an open day.
    expect(await verdict(`/stock-movements/${(after.json.doc as { id: number }).id}/reverse`)).toBe(
      '201',
    )
  })

  it('is refused by the database, whoever writes the row', async () => {
    const { id } = await makeCard()
    await close(DAY)
    const insert = (day: string) =>
      verdictOf(
        `insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
           currency_rate, operation_date, origin)
         values ($1, 'in', 1, 1, 'TRY', 1, $2, 'manual')`,
        [id, `${day}T12:00:00.000Z`],
      )
    expect(await insert(DAY)).toBe('BO409 periodClosed')
    expect(await insert(addDays(DAY, 1))).toBe('ok')
    expect(await verdictOf('update stock_closings set reason = $1', ['anders'])).toBe(
      'BO409 historyIsFinal',
    )
    expect(await verdictOf('delete from stock_closings')).toBe('BO409 historyIsFinal')
    expect(
      await verdictOf(
        `insert into stock_closings (kind, closed_until, reason) values ('close', $1, 'x')`,
        ['2019-01-31T12:00:00Z'],
      ),
    ).toBe('BO409 periodAlreadyClosed')
  })

  it('takes nothing of today where today is closed: delivery, invoice, count, series, reversal', async () => {
    const card = await makeCard({ stock: 10 })
    const posted = await makeMovement({ stockCard: card.id, operationDate: today() })
    const shelf = await makeCard({ stock: 10 })
    const count = await makeCount([shelf.id])
    await enter(boss, count, shelf.id, 9)
    await stepCount(count, 'finish')
    const tender = await makeTender({ items: [line(card.id, { quantity: 2 })] })
    await step(tender.id, 'approve')
    const invoiced = await makeTender({ items: [line(card.id, { quantity: 1 })] })
    await step(invoiced.id, 'approve')
    await step(invoiced.id, 'invoice')
    const rows = await select('select count(*)::int as n from stock_movements')
    expect(said(await close(today()))).toBe('200')
    const closed = '409 periodClosed'
    expect({
      delivery: await verdict(`/tenders/${tender.id}/deliver`),
      invoice: await verdict(`/tenders/${tender.id}/invoice`),
      withdrawal: await verdict(`/tenders/${invoiced.id}/withdraw-invoice`),
      count: await verdict(`/stock-counts/${count}/post`, REASON),
      series: await verdict('/stock/series', {
        type: 'in',
        rows: [{ stockCard: card.id, quantity: 1, price: 1 }],
      }),
      reversal: await verdict(`/stock-movements/${posted.id}/reverse`),
      movement: await verdict('/stock-movements', issue(card.id, 1)),
    }).toEqual({
      delivery: closed,
      invoice: closed,
      withdrawal: closed,
      count: closed,
      series: closed,
      reversal: closed,
      movement: '400 invalidInput',
    })
    expect(await select('select count(*)::int as n from stock_movements')).toEqual(rows)
    // Nothing was half done: it all goes through once the day is open again.
    expect(said(await reopen({ day: addDays(today(), -1) }))).toBe('200')
    expect(await verdict(`/stock-counts/${count}/post`, REASON)).toBe('200')
    expect(await verdict(`/tenders/${tender.id}/invoice`)).toBe('200')
  })

  it('keeps every closing and reopening with its reason and its author', async () => {
    await close('2018-01-31')
    await close('2018-02-28')
    expect(said(await close('2018-02-28'))).toBe('409 periodAlreadyClosed')
    expect(said(await close(addDays(today(), 1)))).toBe('400 dayInFuture')
    expect(said(await boss.post('/stock-periods/reopen', { day: '2018-01-31' }))).toBe(
      '400 invalidInput',
    )
    expect(said(await reopen({ day: '2018-02-28' }))).toBe('409 periodNotClosed')
    expect(said(await reopen({ day: '2018-01-31' }))).toBe('200')
    expect(await closedUntil()).toBe('2018-01-31')
    expect(said(await reopen())).toBe('200')
    expect(said(await reopen())).toBe('409 periodNotClosed')
    const { json } = await boss.get<{ docs: Json[] }>('/stock-closings?limit=4&depth=0')
    expect(json.docs.map(({ kind, reason, doneBy }) => [kind, reason, doneBy])).toEqual([
      ['reopen', 'Düzeltme', boss.id],
      ['reopen', 'Düzeltme', boss.id],
      ['close', 'Ay sonu', boss.id],
      ['close', 'Ay sonu', boss.id],
    ])
    const trail = await select(
      `select count(*)::int as n from audit_events where subject = 'stock-closings'
         and user_id = $1 and action = 'create'`,
      [boss.id],
    )
    expect(Number(trail[0]?.n)).toBeGreaterThanOrEqual(4)
  })

  it('is closed with one right and opened with another', async () => {
    const closer = await makePerson([{ subject: 'stock-closings', actions: ['closePeriods'] }])
    const opener = await makePerson([{ subject: 'stock-closings', actions: ['reopenPeriods'] }])
    const keeper = await makePerson([{ subject: 'stock-movements', actions: ['create'] }])
    expect(said(await close(DAY, opener))).toBe('403 notAllowed')
    expect(said(await close(DAY, closer))).toBe('200')
    expect(said(await reopen({}, closer))).toBe('403 notAllowed')
    expect(said(await closer.get('/stock-closings'))).toBe('403 notAllowed')
    expect(await closedUntil(keeper)).toBe(DAY)
    expect(said(await closer.get('/stock-movements/closed-until'))).toBe('403 notAllowed')
    expect(said(await reopen({}, opener))).toBe('200')
    expect(said(await boss.post('/stock-closings', { kind: 'close' }))).toMatch(/^40[345]/)
    expect(said(await boss.patch('/stock-closings/1', { kind: 'close' }))).toMatch(/^40[345]/)
    expect(said(await boss.remove('/stock-closings/1'))).toMatch(/^40[345]/)
  })

  it('has nothing land in it after it has closed, however many are posting', async () => {
    const { id } = await makeCard()
    const day = '2019-06-30'
    const posts = Array.from({ length: 12 }, () => boss.post('/stock-movements', receipt(id, day)))
    const closing = close(day)
    const more = Array.from({ length: 12 }, () => boss.post('/stock-movements', receipt(id, day)))
    const [closed, ...answers] = await Promise.all([closing, ...posts, ...more])
    expect(closed?.status).toBe(200)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const rows = await select('select id from stock_movements where stock_card_id = $1', [id])
    expect(rows).toHaveLength(answers.filter(({ status }) => status === 201).length)
    expect(
      answers.map(said).filter((one) => !/^(201|400 invalidInput|409 periodClosed)$/.test(one)),
    ).toEqual([])
    expect(said(await boss.post('/stock-movements', receipt(id, day)))).toBe('400 invalidInput')
  })
})

describe('SP2 a closing', () => {
  it('waits for what is being posted', async () => {
    const { getTestPayload } = await import('../../helpers/payload')
    const { id } = await makeCard()
    const day = '2019-07-31'
    const writer = await poolOf(await getTestPayload()).connect()
    await writer.query('begin')
    await writer.query(
      `insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
         currency_rate, operation_date, origin)
       values ($1, 'in', 1, 1, 'TRY', 1, $2, 'manual')`,
      [id, `${day}T12:00:00.000Z`],
    )
    let isClosed = false
    const closing = close(day).then((answer) => {
      isClosed = true
      return answer
    })
    await waitingForLocks(1)
    expect(isClosed).toBe(false)
    await writer.query('commit')
    writer.release()
    expect(said(await closing)).toBe('200')
    expect(
      await select('select quantity::int as n from stock_movements where stock_card_id = $1', [id]),
    ).toEqual([{ n: 1 }])
  })
})
