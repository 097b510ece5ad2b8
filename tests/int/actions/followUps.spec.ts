import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isWeekday, type Day } from '@/domain/shared/day'
import { JOB_RUNS } from '@/jobs'
import { select } from '../../factories/database'
import { dayFromNow } from '../../factories/day'
import { deliver } from '../../factories/events'
import { makeOffer, offerOf, type Offer } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import { step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { rest } from '../../helpers/rest'

afterEach(() => {
  vi.useRealTimers()
})

/** The first working day from so many days from now on. */
const workingDay = (days: number): Day => {
  const day = dayFromNow(days)
  return isWeekday(day) ? day : workingDay(days + 1)
}

/** Runs the job by the clock of a day, in the middle of it; several at once with a number. */
const runOn = async (day: Day, runs = 1): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+03:00`) })
  const payload = await getTestPayload()
  await Promise.all(Array.from({ length: runs }, () => JOB_RUNS['plan-follow-ups'](payload)))
  vi.useRealTimers()
}

let boss: Person
let owner: Person
beforeAll(async () => {
  boss = await administrator()
  owner = await makePerson([
    { subject: 'tenders', actions: ['read'] },
    { subject: 'actions', actions: ['read'] },
  ])
})

const offered = async (of: Person = owner): Promise<Offer> => {
  const offer = await makeOffer({ validUntil: dayFromNow(40) })
  await boss.post(`/tenders/${offer.tender}/assign`, { owner: of.id })
  return offer
}
const byCustomer = async ({ token, paper }: Offer, command: string): Promise<void> => {
  const body = { name: 'Ayşe Yılmaz', text: 'Ne zaman?', language: 'tr', paper }
  const { status } = await rest({
    method: 'POST',
    path: `/api/q/${token}/${command}`,
    body: command === 'open' ? {} : body,
  })
  expect([200, 201]).toContain(status)
}
const plannedFor = (tender: number) =>
  select<{ owner: number; kind: string; source: string; isDone: boolean }>(
    `select owner_id as owner, kind, source, done_at is not null as "isDone"
     from actions where of_tender_id = ${tender} order by id`,
  )
const mail = () => ({ owner: owner.id, kind: 'mail', source: 'followUp', isDone: false })
const call = () => ({ ...mail(), kind: 'call' })

it('follows up what was not opened for three days, once, also by runs at once', async () => {
  const offer = await offered()
  await runOn(workingDay(1))
  expect(await plannedFor(offer.tender)).toHaveLength(workingDay(1) >= dayFromNow(3) ? 1 : 0)
  await runOn(workingDay(3), 2)
  expect(await plannedFor(offer.tender)).toEqual([mail()])
  await runOn(workingDay(8))
  expect(await plannedFor(offer.tender)).toEqual([mail()])
})

it('follows up what was opened and not answered for five days, apart from what is still open', async () => {
  const [opened, both] = [await offered(), await offered()]
  await byCustomer(opened, 'open')
  await runOn(workingDay(3))
  expect(await plannedFor(opened.tender)).toEqual(workingDay(3) >= dayFromNow(5) ? [call()] : [])
  expect(await plannedFor(both.tender)).toEqual([mail()])
  await byCustomer(both, 'open')
  await runOn(workingDay(5))
  expect(await plannedFor(opened.tender)).toEqual([call()])
  // The first one is not done yet.
  expect(await plannedFor(both.tender)).toEqual([mail()])
  await select(`update actions set done_at = now(), done_by_id = ${owner.id}
    where of_tender_id = ${both.tender}`)
  await runOn(workingDay(6))
  expect(await plannedFor(both.tender)).toEqual([{ ...mail(), isDone: true }, call()])
})

it('ends with what the customer says, with another send, and with a decision', async () => {
  const [asked, sentAgain, cancelled] = [await offered(), await offered(), await offered()]
  // What the first send emitted ends nothing later.
  await deliver()
  await runOn(workingDay(3))
  const offers = [asked, sentAgain, cancelled]
  for (const { tender } of offers) expect(await plannedFor(tender)).toEqual([mail()])
  await byCustomer(asked, 'ask')
  await step(sentAgain.tender, 'resend', { to: [] })
  await step(cancelled.tender, 'reject', { reason: 'Vazgeçildi' })
  await deliver()
  for (const { tender } of offers)
    expect((await plannedFor(tender))[0]).toEqual({ ...mail(), isDone: true })
  expect(await plannedFor(asked.tender)).toMatchObject([{}, { kind: 'reply', isDone: false }])
  // The new link counts its own days.
  const { send } = await offerOf(sentAgain.tender)
  expect(send).not.toBe(sentAgain.send)
  await runOn(workingDay(4))
  expect(await plannedFor(sentAgain.tender)).toHaveLength(2)
  await runOn(workingDay(10))
  expect(await plannedFor(asked.tender)).toHaveLength(2)
  expect(await plannedFor(cancelled.tender)).toHaveLength(1)
})

it('leaves out weekends, old silence, expired offers, and owners who may not read it', async () => {
  const blind = await makePerson([{ subject: 'tenders', actions: ['read'] }])
  const [offer, hidden] = [await offered(), await offered(blind)]
  const saturday = [3, 4, 5, 6, 7, 8, 9].map(dayFromNow).find((day) => !isWeekday(day)) as Day
  await runOn(saturday)
  expect(await plannedFor(offer.tender)).toEqual([])
  await runOn(workingDay(30))
  await runOn(workingDay(41))
  expect(await plannedFor(offer.tender)).toEqual([])
  await runOn(workingDay(4))
  expect(await plannedFor(offer.tender)).toEqual([mail()])
  expect(await plannedFor(hidden.tender)).toEqual([])
})

it('takes its days from the settings, whole ones up to sixty, and none at 0', async () => {
  const save = (body: object) => boss.post('/globals/settings', body as never)
  for (const [days, code] of [
    [-1, 'mustNotBeNegative'],
    [2.5, 'wholeNumberExpected'],
    [61, 'tooLarge'],
  ] as const)
    expect((await save({ followUpUnopened: days })).text).toContain(`"code":"${code}"`)
  const offer = await offered()
  expect((await save({ followUpUnopened: 0, followUpUnanswered: 0 })).status).toBe(200)
  await runOn(workingDay(5))
  expect(await plannedFor(offer.tender)).toEqual([])
  expect((await save({ followUpUnopened: null, followUpUnanswered: null })).status).toBe(200)
  await runOn(workingDay(5))
  expect(await plannedFor(offer.tender)).toEqual([mail()])
})
