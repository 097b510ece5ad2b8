import { beforeAll, describe, expect, it } from 'vitest'
import { POST as graphqlPost } from '@/app/(payload)/api/graphql/route'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { clientOf } from '../../factories/client'
import { insertNotification, notificationsOf } from './stored'

type List = { docs: (Json & { id: number })[]; totalDocs: number }
type Summary = {
  unread: number
  docs: { id: number; title: string; body: string; link: unknown }[]
}

let owner: Person
let other: Person
beforeAll(async () => {
  await administrator()
  owner = await makePerson([{ subject: 'tenders', actions: ['read'] }])
  // Every right there is: these are nobody's business all the same.
  other = await makePerson()
})

const readAtOf = async (id: number) => {
  const [row] = await select<{ read_at: string | null }>(
    'select read_at from notifications where id = $1',
    [id],
  )
  return row ? row.read_at : 'gone'
}

const graphql = async (person: Person, query: string) => {
  const answer = await graphqlPost(
    new Request('http://localhost:3000/api/graphql', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'http://localhost:3000',
        Cookie: person.cookie,
      },
      body: JSON.stringify({ query }),
    }),
  )
  return (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown[] }
}

describe('notifications are one’s own', () => {
  it('over REST: list, count, by id, change, removal (IDOR)', async () => {
    const id = await insertNotification(owner)
    expect((await other.get<List>('/notifications')).json.totalDocs).toBe(0)
    const where = `?where[recipient][equals]=${owner.id}`
    expect((await other.get<List>(`/notifications${where}`)).json.totalDocs).toBe(0)
    expect((await other.get<{ totalDocs: number }>('/notifications/count')).json.totalDocs).toBe(0)
    expect((await other.get(`/notifications/${id}`)).status).toBe(404)
    const patch = await other.patch(`/notifications/${id}`, { readAt: '2026-01-01T00:00:00.000Z' })
    expect([403, 404]).toContain(patch.status)
    expect([403, 404]).toContain((await other.remove(`/notifications/${id}`)).status)
    await other.post('/notifications/mark', { read: true })
    await other.post('/notifications/mark', { read: true, ids: [id] })
    expect((await other.post('/notifications/remove', { ids: [id] })).json).toEqual({ changed: 0 })
    expect(await readAtOf(id)).toBeNull()
    expect((await owner.get(`/notifications/${id}`)).status).toBe(200)
  })

  it('over GraphQL', async () => {
    const id = await insertNotification(owner)
    const list = await graphql(other, '{ Notifications { totalDocs docs { id } } }')
    expect(list.data?.Notifications).toEqual({ totalDocs: 0, docs: [] })
    expect((await graphql(other, `{ Notification(id: ${id}) { id title } }`)).data).toEqual({
      Notification: null,
    })
    for (const mutation of [
      `updateNotification(id: ${id}, data: {readAt: "2026-01-01T00:00:00Z"}) { id }`,
      `deleteNotification(id: ${id}) { id }`,
      `createNotification(data: {recipient: ${other.id}, kind: lowStock, event: lowStock, subject: stock_cards, document: 1}) { id }`,
    ])
      expect((await graphql(other, `mutation { ${mutation} }`)).errors, mutation).toBeTruthy()
    expect(await readAtOf(id)).toBeNull()
    const own = await graphql(owner, `{ Notification(id: ${id}) { id title body } }`)
    expect(own.data?.Notification).toMatchObject({ id, title: 'Teklif durumu güncellendi' })
  })

  it('nobody makes one, and visitors see none', async () => {
    const body = { recipient: owner.id, kind: 'lowStock', title: 'x' }
    expect((await other.post('/notifications', body)).status).toBe(404)
    const visitor = clientOf('')
    for (const path of ['', '/summary', '/stream'])
      expect([401, 403], path).toContain((await visitor.get(`/notifications${path}`)).status)
    expect((await visitor.post('/notifications/mark', { read: true })).status).toBe(401)
  })
})

it('a reader sets whether it is read and nothing else, and the server says when', async () => {
  const id = await insertNotification(owner)
  const began = Date.now()
  const change = {
    readAt: '1999-01-01T00:00:00.000Z',
    recipient: other.id,
    kind: 'lowStock',
    document: 9,
  }
  const { json } = await owner.patch<{ doc: Json }>(`/notifications/${id}`, change)
  expect(json.doc).toMatchObject({ recipient: owner.id, kind: 'tenderStatus', document: 1 })
  expect(Date.parse(String(json.doc.readAt))).toBeGreaterThanOrEqual(began)
  expect((await owner.patch(`/notifications/${id}`, { readAt: null })).status).toBe(200)
  expect(await readAtOf(id)).toBeNull()
  expect((await owner.remove(`/notifications/${id}`)).status).toBe(200)
  expect(await readAtOf(id)).toBe('gone')
})

it('speaks the reader’s language and links only to what they may open (NT7)', async () => {
  const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
  const writer = await makePerson([{ subject: 'tenders', actions: ['read', 'create'] }])
  const stranger = await makePerson([])
  for (const one of [reader, writer, stranger]) await insertNotification(one, 42)
  const of = async (person: Person, language = 'tr') =>
    (
      await person.get<Summary>('/notifications/summary', {
        headers: { 'Accept-Language': language },
      })
    ).json.docs[0]
  expect(await of(reader)).toMatchObject({
    title: 'Teklif durumu güncellendi',
    body: 'TKF-2026-0042 numaralı teklif onaylandı.',
    link: '/tenders/view/42',
  })
  expect(await of(writer, 'en')).toMatchObject({
    title: 'Quotation status updated',
    body: 'Quotation TKF-2026-0042 was approved.',
    link: '/tenders/view/42',
  })
  expect(await of(stranger, 'ar')).toMatchObject({ title: 'تم تحديث حالة عرض السعر', link: null })
  const { json } = await reader.get<List>('/notifications?select[title]=true&select[link]=true')
  expect(json.docs[0]).toMatchObject({
    title: 'Teklif durumu güncellendi',
    link: '/tenders/view/42',
  })
})

it('marks some or all, both ways, and counts what is unread (NT2)', async () => {
  const person = await makePerson([])
  const ids = [
    await insertNotification(person),
    await insertNotification(person),
    await insertNotification(person),
  ]
  const unread = async () => (await person.get<Summary>('/notifications/summary')).json.unread
  const mark = async (body: Json) => (await person.post('/notifications/mark', body)).json
  expect(await unread()).toBe(3)
  expect(await mark({ read: true, ids: [ids[1]] })).toEqual({ changed: 1 })
  expect(await mark({ read: true, ids: [ids[1]] })).toEqual({ changed: 0 })
  expect(await unread()).toBe(2)
  expect(await mark({ read: true })).toEqual({ changed: 2 })
  expect(await mark({ read: false })).toEqual({ changed: 3 })
  expect(await unread()).toBe(3)
  const removed = await person.post('/notifications/remove', { ids: ids.slice(0, 2) })
  expect(removed.json).toEqual({ changed: 2 })
  expect((await notificationsOf(person)).length).toBe(1)
})

it.each([
  ['/notifications/mark', {}],
  ['/notifications/mark', { read: 'true' }],
  ['/notifications/mark', { read: true, ids: ['1'] }],
  ['/notifications/mark', { read: true, ids: [1.5] }],
  ['/notifications/mark', { read: true, ids: Array(501).fill(1) }],
  ['/notifications/remove', {}],
  ['/notifications/remove', { ids: [-1] }],
])('refuses %s %j', async (path, body) => {
  expect((await owner.post(path, body)).status).toBe(400)
})

it('counts to 99 and more without counting all', async () => {
  const person = await makePerson([])
  await select(
    `insert into notifications (recipient_id, kind, event, subject, document)
     select $1, 'lowStock', 'lowStock', 'stock-cards', n from generate_series(1, 150) n`,
    [person.id],
  )
  const { json } = await person.get<Summary>('/notifications/summary')
  expect([json.unread, json.docs.length]).toEqual([100, 20])
})
