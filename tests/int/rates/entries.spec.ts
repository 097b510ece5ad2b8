import { afterEach, describe, expect, it } from 'vitest'
import { select } from '../../factories/database'
import { forgetRates, publish, rateOf } from '../../factories/rates'
import { outcome, quickPerson } from '../../factories/quickPerson'
import { dayFromNow, today } from '../../factories/day'
import type { Row } from '../../factories/rows'

afterEach(forgetRates)

type Doc = { doc: Row }
const field = (json: unknown) =>
  (json as { errors: [{ data: { errors?: { path: string; code: string }[] } }] }).errors[0].data
    .errors?.[0]

describe('a rate that is typed', () => {
  it('is by hand, of its day once, also when two people type it at once', async () => {
    const boss = await quickPerson()
    const body = rateOf({ source: 'centralBank' })
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => boss.post<Doc>('/currency-rates', body)),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made.map(({ json }) => json.doc.source)).toEqual(['manual'])
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(outcome)).toEqual(refused.map(() => expect.stringMatching(/^400 /)))
    const again = await boss.post('/currency-rates', body)
    expect([outcome(again), field(again.json)]).toEqual([
      '400 invalidInput',
      expect.objectContaining({ path: 'day', code: 'notUnique' }),
    ])
    expect(outcome(await boss.post('/currency-rates', { ...body, currency: 'EUR' }))).toBe('201')
  })

  it.each([
    [{ buying: 0 }, 'buying', 'rateNotPositive'],
    [{ buying: 41 }, 'buying', 'buyingAboveSelling'],
    [{ selling: '40,5' }, 'selling', 'notADecimal'],
    [{ day: dayFromNow(1) }, 'day', 'dayInFuture'],
    [{ currency: 'TRY' }, 'currency', 'invalidInput'],
  ])('is refused with %j', async (data, path, code) => {
    const boss = await quickPerson()
    const answer = await boss.post('/currency-rates', rateOf(data))
    expect([answer.status, field(answer.json)]).toEqual([
      400,
      expect.objectContaining({ path, code }),
    ])
  })

  it('may be changed and deleted', async () => {
    const boss = await quickPerson()
    const { json } = await boss.post<Doc>('/currency-rates', rateOf())
    const at = `/currency-rates/${json.doc.id}`
    expect((await boss.patch<Doc>(at, { selling: 40.5 })).json.doc).toMatchObject({ selling: 40.5 })
    expect(outcome(await boss.remove(at))).toBe('200')
  })
})

describe('a rate of the central bank', () => {
  it('stays, whoever asks; a typed one of the same day comes first', async () => {
    const boss = await quickPerson()
    await publish(today(), { buying: '43.1', selling: '43.2' })
    const [row] = await select<{ id: number }>('select id from currency_rates')
    const at = `/currency-rates/${row?.id}`
    expect(outcome(await boss.patch(at, { selling: 50 }))).toBe('409 bulletinIsFinal')
    expect(outcome(await boss.patch(at, { day: dayFromNow(-1) }))).toBe('409 bulletinIsFinal')
    expect(outcome(await boss.patch(at, { note: 'x' }))).toBe('200')
    expect(outcome(await boss.remove(at))).toBe('409 bulletinIsFinal')
    const proposed = () => boss.get(`/currency-rates/proposed?currency=USD`)
    expect((await proposed()).json).toEqual({
      proposal: { rate: 43.2, day: today(), source: 'centralBankSelling' },
    })
    const typed = rateOf({ day: today(), buying: 44, selling: 45 })
    expect(outcome(await boss.post('/currency-rates', typed))).toBe('201')
    expect((await proposed()).json).toEqual({
      proposal: { rate: 45, day: today(), source: 'manual' },
    })
  })

  it.each([
    ['changed', `update currency_rates set selling = 50`],
    ['made one of ours', `update currency_rates set source = 'manual'`],
    ['deleted', `delete from currency_rates`],
  ])('cannot be %s in the database either', async (_, statement) => {
    await publish(today(), { buying: '43.1', selling: '43.2' })
    await expect(select(statement)).rejects.toThrow('bulletinIsFinal')
  })
})

it.each([
  ['nothing', '0', '1', '2026-03-02 12:00Z'],
  ['what is no number', 'NaN', 'NaN', '2026-03-02 12:00Z'],
  ['what has no end', '1', 'Infinity', '2026-03-02 12:00Z'],
  ['buying above selling', '2', '1', '2026-03-02 12:00Z'],
  ['a moment that is no day', '1', '2', '2026-03-02 13:00Z'],
])('the database keeps no rate of %s', async (_, buying, selling, at) => {
  const insert = select(
    `insert into currency_rates (day, currency, buying, selling) values ($3, 'USD', $1, $2)`,
    [buying, selling, at],
  )
  await expect(insert).rejects.toThrow(/currency_rates|overflow/)
})

describe('what is proposed', () => {
  const asked = '/currency-rates/proposed?currency=USD&purpose=booking'
  it.each([
    ['read', 'currency-rates', '200'],
    ['create', 'tenders', '200'],
    ['write', 'tenders', '200'],
    ['invoice', 'tenders', '200'],
    ['create', 'stock-movements', '200'],
    ['read', 'tenders', '403 notAllowed'],
    ['read', 'settings', '403 notAllowed'],
  ] as const)('with %s %s: %s', async (action, subject, expected) => {
    await quickPerson()
    const person = await quickPerson([{ subject, actions: [action] }])
    expect(outcome(await person.get(asked))).toBe(expected)
  })

  it.each([
    'currency=TRY',
    'currency=XXX',
    '',
    'currency=USD&day=2026-02-30',
    'currency=USD&purpose=x',
  ])('is not asked with %j', async (query) => {
    const boss = await quickPerson()
    expect(outcome(await boss.get(`/currency-rates/proposed?${query}`))).toBe('400 invalidQuery')
  })
})
