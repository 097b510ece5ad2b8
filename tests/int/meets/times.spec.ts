import { expect, it } from 'vitest'
import type { TimelinePage } from '@/present/timeline/timelineItem'
import type { Json } from '../../factories/client'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCompany } from '../../factories/rows'

type Made = { doc: Json & { id: number } }
type Refused = { errors: [{ data: { errors: { path: string; code: string }[] } }] }

const START = '2026-03-01T09:00:00.000Z'
const meeting = (values: object) => ({ title: anyName('Görüşme'), ...values })

const times = ({ startsAt, endsAt, duration, allDay }: Json) => [startsAt, endsAt, duration, allDay]

it('keeps a duration and the end as one, whichever is changed', async () => {
  const { post, patch, get } = await administrator()
  const { doc } = (await post<Made>('/meets', meeting({ startsAt: START, duration: 45 }))).json
  expect(times(doc)).toEqual([START, '2026-03-01T09:45:00.000Z', 45, false])
  const at = `/meets/${doc.id}?depth=0`
  const change = async (values: object) => times((await patch<Made>(at, values)).json.doc)
  expect(await change({ endsAt: '2026-03-01T11:00:00.000Z' })).toEqual([
    ...[START, '2026-03-01T11:00:00.000Z', 120, false],
  ])
  expect(await change({ startsAt: '2026-03-01T10:30:00.000Z' })).toEqual([
    ...['2026-03-01T10:30:00.000Z', '2026-03-01T11:00:00.000Z', 30, false],
  ])
  expect(await change({ duration: null })).toEqual([
    ...['2026-03-01T10:30:00.000Z', null, null, false],
  ])
  // What was read can be sent back.
  const { json } = await get<Json>(at)
  expect((await patch<Made>(at, json)).status).toBe(200)
})

it.each([
  ['startsAt', { startsAt: '9999-12-31T21:30:00Z', allDay: true }],
  ['startsAt', { startsAt: '0202-12-05T09:00:00Z', allDay: true }],
  ['startsAt', { startsAt: '+010000-01-01T09:00:00Z' }],
  ['startsAt', { startsAt: '2199-12-31T23:59:59Z', duration: 60 }],
  ['endsAt', { startsAt: START, endsAt: '9999-12-31T22:00:00Z' }],
])('refuses years outside of the calendar at %s', async (path, values) => {
  const { post } = await administrator()
  const { status, json } = await post<Refused>('/meets', meeting(values))
  expect([status, json.errors[0].data.errors]).toMatchObject([400, [{ path, code: 'invalidDate' }]])
})

it('starts a meeting of whole days at midnight of the company', async () => {
  const { post, patch } = await administrator()
  const sent = meeting({ startsAt: '2026-03-01T21:30:00.000Z', endsAt: START, allDay: true })
  const refused = await post<Refused>('/meets', sent)
  expect(refused.json.errors[0].data.errors).toMatchObject([
    { path: 'endsAt', code: 'endBeforeStart' },
  ])
  const endsAt = '2026-03-03T09:00:00.000Z'
  const { doc } = (await post<Made>('/meets', { ...sent, endsAt })).json
  const days = ['2026-03-01T21:00:00.000Z', '2026-03-02T21:00:00.000Z', null, true]
  expect(times(doc)).toEqual(days)
  const again = await patch<Made>(`/meets/${doc.id}?depth=0`, { allDay: false })
  expect(times(again.json.doc)).toEqual([...days.slice(0, 2), 1440, false])
})

it.each([
  [{ startsAt: START, duration: 0 }, 'duration', 'minutesInvalid'],
  [{ startsAt: START, duration: 1441 }, 'duration', 'minutesInvalid'],
  [{ duration: 30 }, 'startsAt', 'required'],
  [{ startsAt: START, duration: 30, allDay: true }, 'duration', 'durationOfWholeDay'],
  [{ allDay: true }, 'startsAt', 'required'],
])('refuses %j at %s: %s', async (values, path, code) => {
  const { post } = await administrator()
  const { status, json } = await post<Refused>('/meets', meeting(values))
  expect([status, json.errors[0].data.errors]).toMatchObject([400, [{ path, code }]])
})

it('filters by both', async () => {
  const { post, get } = await administrator()
  const company = (await makeCompany()).id
  const make = async (values: object) =>
    (await post<Made>('/meets', meeting({ company, startsAt: START, ...values }))).json.doc.id
  const [short, long, day] = [
    await make({ duration: 30 }),
    await make({ duration: 90 }),
    await make({ allDay: true }),
  ]
  const found = async (where: string) => {
    const { json } = await get<{ docs: { id: number }[] }>(
      `/meets?depth=0&sort=id&where[company][equals]=${company}&${where}`,
    )
    return json.docs.map(({ id }) => id)
  }
  expect(await found('where[allDay][equals]=true')).toEqual([day])
  expect(await found('where[duration][greater_than_equal]=60')).toEqual([long])
  expect(await found('where[duration][less_than]=60')).toEqual([short])
})

it('is a day without a time in a file and in the timeline, for readers of the checkbox only', async () => {
  const boss = await administrator()
  const company = (await makeCompany()).id
  const sent = meeting({ company, startsAt: START, endsAt: '2026-03-02T09:00:00.000Z' })
  const { doc } = (await boss.post<Made>('/meets', { ...sent, allDay: true })).json
  await boss.post('/meets', meeting({ company, startsAt: START, duration: 45 }))
  const blind = await makePerson([
    { subject: 'customers', actions: ['read'], fields: ['name'] },
    {
      subject: 'meets',
      actions: ['read', 'export'],
      fields: ['title', 'company', 'startsAt', 'endsAt', 'duration'],
    },
  ])
  const file = async (person: Person, columns: string) => {
    const search = `format=csv&sort=id&columns=${columns}&where[company][equals]=${company}`
    const { status, text } = await person.get(`/meets/export?${search}`)
    expect(status).toBe(200)
    return text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';').slice(1))
  }
  expect(await file(boss, 'startsAt,endsAt,duration')).toEqual([
    ['01.03.2026', '02.03.2026', ''],
    ['01.03.2026 12:00', '01.03.2026 12:45', '45'],
  ])
  expect((await file(blind, 'startsAt'))[0]).toEqual(['01.03.2026 00:00'])

  const items = async (person: Person) => {
    const { json } = await person.get<TimelinePage>(
      `/timeline?subject=companies&document=${company}&kinds=meeting`,
    )
    return json.docs.map(({ at, isAllDay }) => [at, isAllDay])
  }
  const midnight = String(doc.startsAt)
  expect(await items(boss)).toEqual([
    [START, false],
    [midnight, true],
  ])
  expect((await items(blind))[1]).toEqual([midnight, false])
})
