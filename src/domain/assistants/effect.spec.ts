import { describe, expect, it } from 'vitest'
import { NOW, steadyEffect, type EffectRow } from './effect'

const AT = new Date('2026-03-02T09:00:00Z')

const TARGETS: Readonly<Record<string, string>> = { tender_id: 'tenders', company_id: 'companies' }
const refersTo = (_: string, column: string) => TARGETS[column] ?? null

const row = (data: Partial<EffectRow>): EffectRow => ({
  action: 'update',
  subject: 'tenders',
  document: 7,
  part: null,
  partId: null,
  details: null,
  ...data,
})

const details = (values: Record<string, unknown>) => steadyEffect([row({ details: values })], { now: AT, refersTo })[0]?.details // oxfmt-ignore

describe('steadyEffect', () => {
  it('is the same for the same done again: ids of new records, numbers of series, the moment', () => {
    const done = (id: number, number: string, at: string) => [
      row({
        action: 'create',
        document: id,
        details: { title: [null, 'A'], company_id: [null, 20] },
      }),
      row({ action: 'create', document: id, part: 'tender-items', partId: id + 1, details: { tender_id: [null, id] } }), // oxfmt-ignore
      row({ document: id, details: { number: [null, number], approved_at: [null, at] } }),
    ]
    const first = steadyEffect(done(10, 'TKF-1', '2026-03-02T09:00:00.1+00:00'), {
      now: AT,
      refersTo,
    })
    const again = steadyEffect(done(20, 'TKF-2', '2026-03-02T09:04:00+00:00'), {
      now: new Date('2026-03-02T09:04:01Z'),
      refersTo,
    })
    expect(again).toEqual(first)
    expect(first[2]).toMatchObject({
      document: null,
      details: { number: [null, null], approved_at: [null, NOW] },
    })
  })

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a number that was there', { number: ['A', 'B'] }, { number: ['A', 'B'] }],
    ['another time', { starts_at: [null, '2026-03-02T15:30:00+00:00'] }, { starts_at: [null, '2026-03-02T15:30:00+00:00'] }], // oxfmt-ignore
    ['what was before', { valid_until: ['2026-03-02T09:00:00+00:00', null] }, { valid_until: ['2026-03-02T09:00:00+00:00', null] }], // oxfmt-ignore
    ['another record', { company_id: [null, 7] }, { company_id: [null, 7] }],
    ['a quantity that equals an id', { quantity: [null, 7] }, { quantity: [null, 7] }],
    ['a list with the moment', { days: [null, ['2026-03-02T09:00:00Z']] }, { days: [null, ['2026-03-02T09:00:00Z']] }], // oxfmt-ignore
    ['the moment in words', { note: [null, '2 March 2026 09:00:00 UTC'] }, { note: [null, '2 March 2026 09:00:00 UTC'] }], // oxfmt-ignore
    ['a minute later', { due: [null, '2026-03-02T09:01:00Z'] }, { due: [null, '2026-03-02T09:01:00Z'] }], // oxfmt-ignore
    ['a detail without a value before', { reason: 'A' }, { reason: 'A' }],
  ])('keeps %s', (_, values, kept) => expect(details(values)).toEqual(kept))

  it('keeps a day at its noon, when the moment is written', () => {
    const values = { date: [null, '2026-03-02T12:00:00+00:00'] }
    const now = new Date('2026-03-02T12:00:05Z')
    expect(steadyEffect([row({ details: values })], { now, refersTo })[0]?.details).toEqual(values)
  })

  it('takes the moment out of a detail without a value before', () =>
    expect(details({ at: '2026-03-02T09:00:59Z' })).toEqual({ at: NOW }))

  it('keeps the ids of records that were there, beside those of new ones', () => {
    const rows = [
      row({ action: 'create', document: 10 }),
      row({ document: 7 }),
      row({ document: 10, part: 'tender-items', partId: 10 }),
      row({ subject: 'companies', document: 10 }),
    ]
    expect(
      steadyEffect(rows, { now: AT, refersTo }).map(({ document, partId }) => [document, partId]),
    ).toEqual([
      [null, null],
      [7, null],
      [null, 10],
      [10, null],
    ])
  })

  it('asks for the target of a column by the collection of the part, else of the record', () => {
    const asked: string[] = []
    steadyEffect(
      [
        row({ details: { owner_id: [null, 1] } }),
        row({ part: 'tender-items', partId: 2, details: { tender_id: [null, 1] } }),
      ],
      { now: AT, refersTo: (slug, column) => (asked.push(`${slug} ${column}`), null) },
    )
    expect(asked).toEqual(['tenders owner_id', 'tender-items tender_id'])
  })
})
