import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { CONDITIONS, type AnyOfCondition, type Condition } from '@/domain/dashboard/conditions'
import type { DashboardFigures, TenderBucket } from '@/domain/dashboard/figures'
import type { Period } from '@/domain/dashboard/period'
import { winRateOf } from '@/domain/dashboard/winRate'
import { dayToStored, DEFAULT_TIME_ZONE } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import { readDashboard } from '@/queries/dashboard/readDashboard'
import { inEmptyDatabase, type EmptyDatabase } from './emptyDatabase'

const NOW = new Date('2031-05-20T09:00:00Z')

const tender = (date: string, status: string, totalBase: number, more: object = {}) => ({
  title: `${status} ${date}`,
  date: dayToStored(date),
  valid_until: dayToStored('2031-06-30'),
  status,
  is_approved: status === 'approved' || status === 'invoiced',
  is_invoiced: status === 'invoiced',
  total_base: totalBase,
  total: totalBase,
  currency: 'TRY',
  currency_rate: 1,
  company_id: 1,
  ...more,
})

const over = { valid_until: dayToStored('2031-05-19') }

const HISTORY = [
  tender('2031-05-02', 'draft', 100),
  tender('2031-05-10', 'sent', 200.1),
  tender('2031-05-11', 'sent', 0.2, { valid_until: dayToStored('2031-05-20') }),
  tender('2031-05-12', 'sent', 400, over),
  tender('2031-04-30', 'approved', 1000),
  tender('2031-04-01', 'invoiced', 2000, { company_id: 2 }),
  tender('2031-03-31', 'invoiced', 4000),
  tender('2031-03-01', 'rejected', 8000, { stage: 'lost' }),
  tender('2031-03-01', 'cancelled', 16000, { lost_reason_id: 71, stage: 'lost' }),
  tender('2031-05-21', 'sent', 1, { title: 'dated tomorrow' }),
  tender('2031-02-21', 'invoiced', 3, { title: 'in the gap before the period' }),
  tender('2031-02-20', 'invoiced', 5, { title: 'the last day compared with' }),
  tender('2030-12-01', 'rejected', 7, { title: 'the first day compared with' }),
  tender('2030-11-30', 'rejected', 9, { title: 'too long ago' }),
]

const prepare = async ({ insert }: EmptyDatabase) => {
  await insert('companies', { id: 1, name: 'Ilgaz' }, { id: 2, name: 'Çınar' })
  await insert('lost_reasons', { id: 71, name: 'Depo uzak' })
  await insert('tenders', ...HISTORY)
  await insert(
    'stock_cards',
    {
      id: 1,
      name: 'A',
      available_quantity: 4.999,
      current_quantity: 50,
      allow_no_stock: false,
      is_low: true,
    },
    {
      id: 2,
      name: 'B',
      available_quantity: 5,
      current_quantity: 5,
      allow_no_stock: false,
      is_low: false,
    },
    {
      id: 3,
      name: 'C',
      available_quantity: 0,
      current_quantity: 0,
      allow_no_stock: false,
      is_low: true,
    },
    {
      id: 4,
      name: 'Emek',
      available_quantity: 0,
      current_quantity: 0,
      allow_no_stock: true,
      is_low: false,
    },
  )
  const movement = (type: string, day: string) => ({
    type,
    stock_card_id: 1,
    quantity: 2.5,
    price: 1,
    currency_rate: 1,
    currency_type: 'TRY',
    balance_after: 1,
    operation_date: dayToStored(day),
  })
  await insert(
    'stock_movements',
    movement('in', '2031-03-01'),
    movement('in', '2031-03-31'),
    movement('out', '2031-04-01'),
    movement('out', '2031-05-20'),
    movement('out', '2031-05-21'),
  )
  const meet = (title: string, startsAt: string, status = 'planned') => ({
    title,
    starts_at: startsAt,
    status,
    company_id: 2,
  })
  await insert(
    'meets',
    meet('past', '2031-05-20T08:59:59Z'),
    { ...meet('yesterday', '2031-05-18T21:00:00Z'), all_day: true },
    { ...meet('today', '2031-05-19T21:00:00Z'), all_day: true },
    meet('now', '2031-05-20T09:00:00Z'),
    meet('soon', '2031-05-20T20:30:00Z'),
    meet('off', '2031-05-21T09:00:00Z', 'cancelled'),
  )
}

const read = ({ req }: EmptyDatabase, period: Period = '3m', now = NOW) =>
  readDashboard(req, { period, now })

const counts = ({ byStatus }: TenderBucket) =>
  Object.fromEntries(Object.entries(byStatus).map(([status, { count }]) => [status, count]))

/** Numbers of the dashboard beside the condition of the list each of them opens. */
const pairsOf = ({ widgets, today, now, period }: DashboardFigures) => {
  const midnight = startOfDay({ day: today, timeZone: DEFAULT_TIME_ZONE })
  const comingMeets = CONDITIONS.comingMeets({ now, midnight })
  const pairs: [string, CollectionSlug, Condition | AnyOfCondition, number | undefined][] = [
    ['open', 'tenders', CONDITIONS.open(), widgets.openTenders?.count],
    ['waiting', 'tenders', CONDITIONS.waiting(today), widgets.awaitingApproval?.count],
    ['waiting list', 'tenders', CONDITIONS.waiting(today), widgets.waiting?.count],
    ['expiring', 'tenders', CONDITIONS.expiring(today), widgets.expiring?.count],
    ['not invoiced', 'tenders', CONDITIONS.notInvoiced(), widgets.notInvoiced?.count],
    ['low stock', 'stock-cards', CONDITIONS.lowStock(), widgets.lowStock?.count],
    ['meets', 'meets', comingMeets, widgets.meets?.count],
  ]
  for (const customer of widgets.topCustomers ?? [])
    pairs.push([customer.name, 'tenders', CONDITIONS.wonFrom(customer.id, period), customer.count])
  for (const { id, count } of widgets.lostReasons ?? [])
    pairs.push([`lost for ${id}`, 'tenders', CONDITIONS.lostFor(id, period), count])
  for (const bucket of widgets.tendersByMonth ?? [])
    for (const status of ['draft', 'sent', 'expired', 'approved', 'invoiced'] as const)
      pairs.push([
        `${status} ${bucket.from}`,
        'tenders',
        CONDITIONS.tendersBy(status, bucket, today),
        bucket.byStatus[status]?.count ?? 0,
      ])
  for (const bucket of widgets.movementsInOut ?? [])
    for (const type of ['in', 'out'] as const)
      pairs.push([
        `${type} ${bucket.from}`,
        'stock-movements',
        CONDITIONS.movementsBy(type, bucket),
        bucket[type],
      ])
  return pairs
}

describe('figures of the dashboard', () => {
  it('should count what is open now', () =>
    inEmptyDatabase(async (db) => {
      await prepare(db)
      const { widgets, failed } = await read(db)
      expect(failed).toEqual([])
      expect(widgets.openTenders).toEqual({ count: 6, totalBase: 1701.3 })
      expect(widgets.awaitingApproval).toEqual({ count: 4, totalBase: 301.3, soon: 1 })
      expect(widgets.notInvoiced).toEqual({ count: 1, totalBase: 1000, oldest: '2031-04-30' })
      expect(widgets.lowStock).toEqual({ count: 2, none: 1 })
      expect(widgets.expiring?.rows).toMatchObject([
        { title: 'sent 2031-05-11', customer: 'Ilgaz', validUntil: '2031-05-20', total: 0.2 },
      ])
      expect(widgets.meets).toMatchObject({
        count: 3,
        rows: [
          { title: 'today', isAllDay: true },
          { title: 'now', company: 'Çınar', startsAt: '2031-05-20T09:00:00Z', isAllDay: false },
          { title: 'soon' },
        ],
      })
      expect(widgets.recentMovements?.[0]).toMatchObject({ card: 'A', type: 'out', quantity: 2.5 })
    }))

  it('should spread a period over its months and compare it with the one before', () =>
    inEmptyDatabase(async (db) => {
      await prepare(db)
      const { widgets, period } = await read(db)
      expect(period).toMatchObject({
        from: '2031-03-01',
        to: '2031-05-20',
        before: { from: '2030-12-01', to: '2031-02-20' },
      })
      expect(widgets.tendersByMonth?.map(counts)).toEqual([
        { invoiced: 1, rejected: 1, cancelled: 1 },
        { approved: 1, invoiced: 1 },
        { draft: 1, sent: 2, expired: 1 },
      ])
      expect(widgets.tendersByMonth?.[2]?.byStatus.sent).toEqual({ count: 2, totalBase: 200.3 })
      expect(counts(widgets.winRate!.now)).toEqual({
        draft: 1,
        sent: 2,
        expired: 1,
        approved: 1,
        invoiced: 2,
        rejected: 1,
        cancelled: 1,
      })
      expect(counts(widgets.winRate!.before)).toEqual({ invoiced: 1, rejected: 1 })
      expect(winRateOf(counts(widgets.winRate!.now))).toBe(60)
      expect(widgets.topCustomers).toEqual([
        { id: 1, name: 'Ilgaz', count: 2, totalBase: 5000 },
        { id: 2, name: 'Çınar', count: 1, totalBase: 2000 },
      ])
      expect(widgets.lostReasons).toEqual([
        { id: 71, name: 'Depo uzak', count: 1, totalBase: 16000 },
        { id: null, name: null, count: 1, totalBase: 8000 },
      ])
      expect(widgets.movementsInOut).toMatchObject([
        { in: 2, out: 0 },
        { in: 0, out: 1 },
        { in: 0, out: 1 },
      ])
    }))

  it.each<Period>(['month', '3m', 'year'])('should count as the lists it opens (%s)', (period) =>
    inEmptyDatabase(async (db) => {
      await prepare(db)
      const pairs = pairsOf(await read(db, period))
      for (const [name, collection, where, shown] of pairs) {
        const { totalDocs } = await db.req.payload.count({
          collection,
          where: where as never,
          req: db.req,
        })
        expect([name, totalDocs]).toEqual([name, shown])
      }
    }),
  )

  it.each([
    ['2031-05-31T20:30:00Z', '2031-05-31', '2031-05-01', 1],
    ['2031-05-31T21:30:00Z', '2031-06-01', '2031-06-01', 0],
  ])('should end the month by the clock of the company at %s', (now, day, from, drafts) =>
    inEmptyDatabase(async (db) => {
      await db.insert('tenders', tender('2031-05-31', 'draft', 10))
      const { today, period, widgets } = await read(db, 'month', new Date(now))
      expect({ today, from: period.from }).toEqual({ today: day, from })
      const last = widgets.tendersByMonth?.at(-1)
      expect(last?.byStatus.draft?.count ?? 0).toBe(drafts)
    }),
  )

  it('should follow the time zone of the settings', () =>
    inEmptyDatabase(async (db) => {
      await db.insert('settings', { default_currency: 'TRY', time_zone: 'America/New_York' })
      const { today } = await read(db, 'month', new Date('2031-05-31T21:30:00Z'))
      expect(today).toBe('2031-05-31')
    }))

  it('should say of an empty database that all is still to do', () =>
    inEmptyDatabase(async (db) => {
      await db.insert('users', { id: 1, name: 'A', email: 'a@example.com', role_id: 1 })
      const { widgets, failed, steps } = await read(db)
      expect(failed).toEqual([])
      expect(widgets.openTenders).toEqual({ count: 0, totalBase: 0 })
      expect(widgets.topCustomers).toEqual([])
      expect(widgets.tendersByMonth?.map(counts)).toEqual([{}, {}, {}])
      expect(widgets.meets).toEqual({ rows: [], count: 0 })
      expect(steps.map(({ isDone }) => isDone)).toEqual([false, false, false, false, false, false])
    }))

  it('should tick the steps that the data shows', () =>
    inEmptyDatabase(async (db) => {
      await prepare(db)
      await db.insert('settings', { default_currency: 'TRY', company_profile_name: 'Anka' })
      const { steps } = await read(db)
      expect(steps).toEqual([
        { id: 'identity', isDone: true },
        { id: 'company', isDone: true },
        { id: 'branch', isDone: false, company: 1 },
        { id: 'stockCard', isDone: true },
        { id: 'tender', isDone: true },
        { id: 'user', isDone: false },
      ])
    }))
})
