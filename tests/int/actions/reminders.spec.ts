import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { dayFromNow } from '../../factories/day'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCompany, type Row } from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

afterEach(() => {
  vi.useRealTimers()
})

/** A Wednesday; tests need a day of which they know whether somebody works. */
const DAY = '2027-03-10'
/** As the clocks of the company say, three hours ahead of UTC. */
const at = (time: string, day = DAY) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}:00+03:00`) })
}
const run = async (name: 'remind-of-day' | 'remind-of-times') =>
  JOB_RUNS[name](await getTestPayload())

let boss: Person
let company: number
beforeAll(async () => {
  boss = await administrator()
  company = (await makeCompany()).id
})

const seller = () =>
  makePerson([
    { subject: 'customers', actions: ['read'] },
    { subject: 'actions', actions: ['read'] },
  ])
const write = async (owner: Person, more: object): Promise<number> => {
  const sent = { subject: 'companies', document: company, kind: 'call', title: 'Ara', ...more }
  const { status, json, text } = await boss.post<{ doc: Row }>('/actions', {
    ...sent,
    owner: owner.id,
  } as never)
  expect([status, text]).toEqual([201, text])
  return json.doc.id
}

type Reminder = { event: string; subject: string; document: number; data: object }
const remindersOf = (person: Person, event: string) =>
  select<Reminder>(
    `select event, subject, document::int, data from notifications
     where recipient_id = $1 and event::text = $2 order by id`,
    [person.id, event],
  )
const summary = (due: number, overdue: number) => ({
  event: 'actionsDue',
  subject: 'actions',
  document: 1,
  data: { due, overdue },
})

it('reminds once a day of what is due, also by runs at once, and of no record that is closed', async () => {
  const [one, other] = [await seller(), await seller()]
  const tender = await makeTender({ company })
  await write(one, { due: DAY })
  await write(one, { due: '2027-03-09' })
  await write(one, { due: '2027-03-11' })
  const done = await write(one, { due: DAY })
  await boss.post(`/actions/${done}/done`, {})
  // Given to the seller while their role read tenders.
  const closed = await write(boss, { subject: 'tenders', document: tender.id, due: DAY })
  await select(`update actions set owner_id = $1 where id = $2`, [other.id, closed])
  at('08:30')
  await Promise.all([run('remind-of-day'), run('remind-of-day')])
  await run('remind-of-day')
  expect(await remindersOf(one, 'actionsDue')).toEqual([summary(2, 1)])
  expect(await remindersOf(other, 'actionsDue')).toEqual([])
  // The next day: the unread one is replaced.
  at('08:30', '2027-03-11')
  await run('remind-of-day')
  expect(await remindersOf(one, 'actionsDue')).toEqual([summary(3, 2)])
})

it('leaves what is late to Monday, and reminds at the weekend of its own days', async () => {
  const [late, saturday] = [await seller(), await seller()]
  await write(late, { due: '2027-03-12' })
  await write(saturday, { due: '2027-03-13' })
  at('08:30', '2027-03-13')
  await run('remind-of-day')
  expect(await remindersOf(late, 'actionsDue')).toEqual([])
  expect(await remindersOf(saturday, 'actionsDue')).toEqual([summary(1, 0)])
  at('08:30', '2027-03-15')
  await run('remind-of-day')
  expect(await remindersOf(late, 'actionsDue')).toEqual([summary(1, 1)])
})

it('says it a quarter of an hour before the time, once for each moment', async () => {
  const person = await seller()
  const id = await write(person, { title: 'Ahmet’i ara', due: DAY, time: '10:00' })
  await write(person, { due: DAY })
  at('09:44')
  await run('remind-of-times')
  expect(await remindersOf(person, 'actionDue')).toEqual([])
  at('09:45')
  await Promise.all([run('remind-of-times'), run('remind-of-times')])
  await run('remind-of-times')
  const first = {
    event: 'actionDue',
    subject: 'companies',
    document: company,
    data: { action: 'Ahmet’i ara', time: '10:00' },
  }
  expect(await remindersOf(person, 'actionDue')).toEqual([first])
  // Removed, it does not come again; moved by an hour it does, and not once it is over.
  await select(`delete from notifications where recipient_id = $1`, [person.id])
  await run('remind-of-times')
  expect(await remindersOf(person, 'actionDue')).toEqual([])
  vi.useRealTimers()
  expect((await boss.patch(`/actions/${id}`, { time: '11:00' })).status).toBe(200)
  at('10:50')
  await run('remind-of-times')
  expect(await remindersOf(person, 'actionDue')).toEqual([
    { ...first, data: { action: 'Ahmet’i ara', time: '11:00' } },
  ])
})

it('says nothing of an action that was done, put off or is over, nor to readers it is hidden from', async () => {
  const [person, muted] = [await seller(), await seller()]
  const due = dayFromNow(0)
  const done = await write(person, { due, time: '23:50' })
  const later = await write(person, { due, time: '23:50' })
  await write(person, { due, time: '23:30' })
  expect((await boss.post(`/actions/${done}/done`, {})).status).toBe(200)
  expect((await boss.post(`/actions/${later}/snooze`, { until: dayFromNow(1) })).status).toBe(200)
  const saved = await muted.post('/payload-preferences/notifications', {
    value: { muted: ['action'] },
  } as never)
  expect(saved.status).toBe(200)
  await write(muted, { due, time: '23:50' })
  at('23:40', due)
  await run('remind-of-times')
  await run('remind-of-day')
  expect(await remindersOf(person, 'actionDue')).toEqual([])
  expect(await remindersOf(muted, 'actionDue')).toEqual([])
  expect(await remindersOf(muted, 'actionsDue')).toEqual([])
  // Put off, it keeps its time on its new day.
  at('23:40', dayFromNow(1))
  await run('remind-of-times')
  expect(await remindersOf(person, 'actionDue')).toHaveLength(1)
})

it('opens Today, and says numbers only to readers of the days and owners', async () => {
  const narrowed = await makePerson([
    { subject: 'customers', actions: ['read'] },
    { subject: 'actions', actions: ['read'], fields: ['title'] },
  ])
  const people = [await seller(), narrowed]
  for (const person of people) await write(person, { due: DAY })
  at('08:30')
  await run('remind-of-day')
  vi.useRealTimers()
  const bodies = ['Bugün yapılacak 1 işiniz var.', 'Bugün yapılacak işleriniz var.']
  for (const [index, person] of people.entries()) {
    const { json } = await person.get<{ docs: Row[] }>('/notifications/summary')
    expect(json.docs[0]).toMatchObject({ link: '/today', body: bodies[index] })
  }
})
