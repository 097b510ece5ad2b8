import { beforeAll, expect, it } from 'vitest'
import { poolOf } from '@/database/adapter'
import { MOST_STREAMS_PER_USER } from '@/operations/notifications/hub'
import { select } from '../../factories/database'
import {
  followStream as follow,
  listeners,
  openStream as open,
  TIMEOUT,
} from '../../factories/notificationStream'
import { administrator, makePerson, signIn, type Person } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'
import { insertNotification } from './stored'

beforeAll(async () => {
  await administrator()
})

const suspend = async (person: Person) =>
  (await administrator()).post(`/users/${person.id}/suspend`)

it('says that something changed, whoever wrote it, and only to its recipient (NT6)', async () => {
  const [one, two] = [await makePerson([]), await makePerson([])]
  const [mine, theirs] = [await follow(one.cookie), await follow(two.cookie)]
  expect(mine.response.headers.get('content-type')).toContain('text/event-stream')
  expect(mine.response.headers.get('cache-control')).toBe('no-store, no-transform')
  await Promise.all([mine.ready(), theirs.ready()])
  // Another connection stands for another instance: the stream learns of it from PostgreSQL alone.
  const id = await insertNotification(one)
  expect(await mine.next()).toContain('event: changed')
  await one.patch(`/notifications/${id}`, { readAt: new Date().toISOString() })
  expect(await mine.next()).toContain('event: changed')
  expect(await theirs.next(300)).toBe(TIMEOUT)
  // What changed is not in it.
  await insertNotification(one)
  expect(await mine.next()).not.toContain('TKF')
  await Promise.all([mine.close(), theirs.close()])
})

it('says it once for many rows of one transaction, and nothing for one that is rolled back', async () => {
  const person = await makePerson([])
  const stream = await follow(person.cookie)
  await stream.ready()
  const insert = `insert into notifications (recipient_id, kind, event, subject, document)
    select ${person.id}, 'lowStock', 'lowStock', 'stock-cards', n from generate_series(1, 50) n`
  await select(`begin; ${insert}; rollback`)
  expect(await stream.next(300)).toBe(TIMEOUT)
  await select(insert)
  expect(await stream.next()).toContain('event: changed')
  expect(await stream.next(300)).toBe(TIMEOUT)
  await stream.close()
})

it('comes back when its connection is lost, and has everybody look again', async () => {
  const person = await makePerson([])
  const stream = await follow(person.cookie)
  await stream.ready()
  await select(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'backoffice-listen' and datname = current_database()`,
  )
  expect(await stream.next()).toContain('event: changed')
  await insertNotification(person)
  expect(await stream.next()).toContain('event: changed')
  await stream.close()
})

it('ends with the session: signing out, suspension', async () => {
  const person = await makePerson([])
  const second = await signIn(person.email)
  const [first, other] = [await follow(person.cookie), await follow(second)]
  await Promise.all([first.ready(), other.ready()])
  await person.post('/users/logout')
  expect(await first.next()).toBe('end')
  await insertNotification(person)
  expect(await other.next()).toContain('event: changed')
  await suspend(person)
  expect(await other.next()).toBe('end')
  expect((await open(second)).status).toBe(401)
})

it('opens a limited number for one person, and gives places back', async () => {
  const person = await makePerson([])
  const streams = []
  for (let n = 0; n < MOST_STREAMS_PER_USER; n += 1) {
    const stream = await follow(person.cookie)
    await stream.next()
    streams.push(stream)
  }
  expect((await open(person.cookie)).status).toBe(429)
  await streams.pop()?.close()
  const again = await open(person.cookie)
  expect(again.status).toBe(200)
  await again.body?.cancel()
  await Promise.all(streams.map(({ close }) => close()))
})

it('takes no connection of the pool while it is open', async () => {
  const person = await makePerson([])
  const pool = poolOf(await getTestPayload())
  const taken = () => pool.totalCount - pool.idleCount
  const before = taken()
  const streams = [await follow(person.cookie), await follow(person.cookie)]
  for (const { ready } of streams) await ready()
  expect([taken(), await listeners()]).toEqual([before, 1])
  for (const { close } of streams) await close()
})
