import { describe, expect, it } from 'vitest'
import { addDays, dayToStored } from '../shared/day'
import { DISPLAY_STATUSES, displayStatus, TENDER_STATUSES } from '../tenders/status'
import { CONDITIONS, type AnyOfCondition, type Condition } from './conditions'

const OPERATORS: Record<string, (held: string, asked: string) => boolean> = {
  equals: (held, asked) => held === asked,
  exists: (held, asked) => String(!['null', 'undefined'].includes(held)) === asked,
  in: (held, asked) => asked.split(',').includes(held),
  less_than: (held, asked) =>
    Number.isNaN(Number(asked)) ? held < asked : Number(held) < Number(asked),
  less_than_equal: (held, asked) => held <= asked,
  greater_than_equal: (held, asked) => held >= asked,
}

type Row = Record<string, unknown>

/** Whether a row meets a condition. */
const has = ({ or, ...condition }: Condition | AnyOfCondition, row: Row): boolean =>
  (!or || (or as Condition[]).some((one) => has(one, row))) &&
  Object.entries(condition).every(([field, asked]) => {
    const operators = Object.entries(asked)
    expect(operators, field).not.toEqual([])
    return operators.every(([name, operand]) => OPERATORS[name]!(String(row[field]), operand))
  })

const TODAY = '2026-03-10'
const day = (days: number) => dayToStored(addDays(TODAY, days))
const SPAN = { from: '2026-03-01', to: TODAY }
const inSpan = { date: day(0) }
const statesIn = (condition: Condition | AnyOfCondition, row: Row = {}) =>
  TENDER_STATUSES.filter((status) => has(condition, { ...row, status }))

describe('tenders counted', () => {
  it.each([
    ['open', CONDITIONS.open(), ['draft', 'sent', 'approved']],
    ['waiting', CONDITIONS.waiting(TODAY), ['draft', 'sent']],
    ['soon over', CONDITIONS.expiring(TODAY), ['sent']],
    ['won', CONDITIONS.wonIn(SPAN), ['approved', 'invoiced']],
    ['of a span', CONDITIONS.tendersIn(SPAN), [...TENDER_STATUSES]],
  ])('as %s are in these states', (_, condition, states) => {
    expect(statesIn(condition, { ...inSpan, validUntil: day(0) })).toEqual(states)
  })

  it.each([
    [-1, false, false],
    [0, true, true],
    [3, true, true],
    [4, true, false],
  ])('with %i days left wait: %s, are soon over: %s', (days, isWaiting, isExpiring) => {
    const row = { status: 'sent', validUntil: day(days) }
    expect(has(CONDITIONS.waiting(TODAY), row)).toBe(isWaiting)
    expect(has(CONDITIONS.expiring(TODAY), row)).toBe(isExpiring)
    const accepted = { ...row, acceptedAt: day(-2) }
    expect(has(CONDITIONS.waiting(TODAY), accepted)).toBe(true)
    expect(has(CONDITIONS.expiring(TODAY), accepted)).toBe(false)
  })

  it.each([
    ['true', 'false', true],
    ['true', 'true', false],
    ['false', 'false', false],
  ])('approved %s and invoiced %s are still to be invoiced: %s', (isApproved, isInvoiced, is) => {
    expect(has(CONDITIONS.notInvoiced(), { isApproved, isInvoiced })).toBe(is)
  })

  it.each([
    [day(-10), false],
    [dayToStored(SPAN.from), true],
    [dayToStored(SPAN.to), true],
    [day(1), false],
  ])('by the days of a span, first and last included: %s is one, %s', (date, expected) => {
    const row = { date, operationDate: date, status: 'approved', company: 4, type: 'in' }
    const conditions = [
      CONDITIONS.tendersIn(SPAN),
      CONDITIONS.wonIn(SPAN),
      CONDITIONS.wonFrom(4, SPAN),
      CONDITIONS.tendersBy('approved', SPAN, TODAY),
      CONDITIONS.movementsBy('in', SPAN),
    ]
    for (const condition of conditions) expect(has(condition, row)).toBe(expected)
  })

  it('by what people see are each counted once', () => {
    for (const status of TENDER_STATUSES)
      for (const [days, isAccepted] of [-1, 0, 1].flatMap(
        (n) =>
          [
            [n, false],
            [n, true],
          ] as const,
      )) {
        const acceptedAt = isAccepted ? day(-2) : null
        const row = { ...inSpan, status, validUntil: day(days), acceptedAt }
        const found = DISPLAY_STATUSES.filter((shown) =>
          has(CONDITIONS.tendersBy(shown, SPAN, TODAY), row),
        )
        const validUntil = addDays(TODAY, days)
        expect(found).toEqual([displayStatus({ status, isAccepted, validUntil, today: TODAY })])
        for (const shown of DISPLAY_STATUSES)
          expect(has(CONDITIONS.tendersBy(shown, SPAN, TODAY), { ...row, date: day(1) })).toBe(
            false,
          )
      }
  })

  it('by a customer are those won from that one', () => {
    expect(statesIn(CONDITIONS.wonFrom(4, SPAN), { ...inSpan, company: 4 })).toEqual([
      'approved',
      'invoiced',
    ])
    expect(statesIn(CONDITIONS.wonFrom(4, SPAN), { ...inSpan, company: 5 })).toEqual([])
  })
})

it.each([
  [null, null, true],
  [null, 3, false],
  [3, 3, true],
  [3, 4, false],
  [3, null, false],
])('should count those lost for the reason %s: with %s, %s', (reason, lostReason, is) => {
  const row = { ...inSpan, stage: 'lost', lostReason }
  expect(has(CONDITIONS.lostFor(reason, SPAN), row)).toBe(is)
  expect(has(CONDITIONS.lostFor(reason, SPAN), { ...row, stage: 'sent' })).toBe(false)
  expect(has(CONDITIONS.lostFor(reason, SPAN), { ...row, date: day(1) })).toBe(false)
})

it('should count as low what the card says is low', () => {
  expect(has(CONDITIONS.lowStock(), { isLow: 'true' })).toBe(true)
  expect(has(CONDITIONS.lowStock(), { isLow: 'false' })).toBe(false)
})

it.each([
  ['planned', '2026-03-10T09:00:00.000Z', false, true, true],
  ['planned', '2026-03-10T08:59:59.999Z', false, false, false],
  ['done', '2026-03-10T09:00:00.000Z', false, false, false],
  // An all-day meeting counts until the end of its day, for readers who may see that it is all-day.
  ['planned', '2026-03-09T21:00:00.000Z', true, true, false],
  ['planned', '2026-03-08T21:00:00.000Z', true, false, false],
  ['held', '2026-03-09T21:00:00.000Z', true, false, false],
])(
  'should count a meeting %s at %s, all day %s, as coming: %s, without that field: %s',
  (status, startsAt, allDay, expected, withoutField) => {
    const [now, midnight] = ['2026-03-10T09:00:00.000Z', '2026-03-09T21:00:00.000Z']
    const row = { status, startsAt, allDay }
    const { or, ...rest } = CONDITIONS.comingMeets({ now, midnight }) as AnyOfCondition
    expect(has(rest, row) && or.some((one) => has(one, row))).toBe(expected)
    const plain = CONDITIONS.comingMeets({ now, midnight: null }) as Condition
    expect(has(plain, row)).toBe(withoutField)
  },
)

it.each(['in', 'out'] as const)('should count movements %s by their direction', (type) => {
  const row = { operationDate: day(0) }
  expect(has(CONDITIONS.movementsBy(type, SPAN), { ...row, type })).toBe(true)
  const other = type === 'in' ? 'out' : 'in'
  expect(has(CONDITIONS.movementsBy(type, SPAN), { ...row, type: other })).toBe(false)
})
