import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, today } from '@/domain/shared/day'
import type { Json } from '../../factories/client'
import { administrator } from '../../factories/person'
import { makeCard } from '../../factories/rows'

type Answer = { doc: Json; errors: [{ data: { errors: { path: string; code: string }[] } }] }

// A day apart at every moment, so that the test does not depend on the hour it runs at.
const AHEAD = 'Pacific/Kiritimati'
const BEHIND = 'Etc/GMT+12'
const dayIn = (timeZone: string) => today({ now: new Date(), timeZone })

const live = async (timeZone: string) => {
  const { post } = await administrator()
  expect((await post('/globals/settings', { timeZone })).status).toBe(200)
}

let card = 0
beforeAll(async () => {
  card = (await makeCard()).id
})
afterAll(() => live('Europe/Istanbul'))

const move = async (data: Json = {}) => {
  const { post } = await administrator()
  const movement = { stockCard: card, type: 'in', quantity: 1, price: 5, currencyType: 'TRY' }
  const { status, json } = await post<Answer>('/stock-movements', { ...movement, ...data })
  const said = json.errors?.[0].data.errors.map(({ path, code }) => `${path} ${code}`)
  return { status, day: String(json.doc?.operationDate), said }
}

it.each([AHEAD, BEHIND])(
  'dates what came without a day today of the company, in %s',
  async (zone) => {
    await live(zone)
    const { post } = await administrator()
    const expected = `${dayIn(zone)}T12:00:00.000Z`
    const tender = await post<Answer>('/tenders', { title: 'Günsüz' })
    expect(tender.json.doc.date).toBe(expected)
    expect(await move()).toMatchObject({ status: 201, day: expected })
  },
)

it('posts nothing tomorrow, by the clock of the company', async () => {
  await live(BEHIND)
  const tomorrow = addDays(dayIn(BEHIND), 1)
  expect(await move({ operationDate: dayIn(BEHIND) })).toMatchObject({ status: 201 })
  expect(await move({ operationDate: tomorrow })).toMatchObject({
    status: 400,
    said: ['operationDate dayInFuture'],
  })
  await live(AHEAD)
  expect(await move({ operationDate: tomorrow })).toMatchObject({ status: 201 })
})

it('takes a moment for the day it is where the company is', async () => {
  const { post, patch } = await administrator()
  const moment = '2026-03-01T22:30:00.000Z'
  const dayOfTender = async () =>
    String((await post<Answer>('/tenders', { title: 'Anlı', date: moment })).json.doc.date)
  await live('Europe/Istanbul')
  expect(await dayOfTender()).toBe('2026-03-02T12:00:00.000Z')
  await live('America/New_York')
  expect(await dayOfTender()).toBe('2026-03-01T12:00:00.000Z')
  // A day as it was read stays that day, although noon UTC is the next one already.
  await live(AHEAD)
  const stored = '2026-03-01T12:00:00.000Z'
  const { json } = await post<Answer>('/tenders', { title: 'Günlü', date: stored })
  expect(json.doc.date).toBe(stored)
  const again = await patch<Answer>(`/tenders/${json.doc.id}`, { title: 'Yine', date: stored })
  expect(again.json.doc.date).toBe(stored)
})
