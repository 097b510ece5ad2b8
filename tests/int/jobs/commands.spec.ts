import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { JOB_NAMES } from '@/domain/jobs/jobs'
import { readDeadRuns, readJobs } from '@/queries/jobs/readJobs'
import { select } from '../../factories/database'
import { makeDeadDelivery, makeDeadRun, makeMail } from '../../factories/jobs'
import { administrator, makePerson, type Person } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'
import { readDeadDeliveries, readDeadMails, readOpenMails } from '@/queries/jobs/readJobsPage'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
const clear = async () => {
  await select('delete from jobs.job')
  await select('delete from mails')
  await select(`delete from event_deliveries where state <> 'done'`)
}
beforeEach(clear)
afterAll(clear)

const ask = async (command: string, body: object, person = boss) =>
  (await person.post(`/jobs/${command}`, body)).status
const queued = () =>
  select<{ name: string; state: string }>('select name, state::text from jobs.job order by 1, 2')
it('asks for a job once, however often', async () => {
  expect(await ask('run', { job: 'sweep' })).toBe(200)
  expect(await ask('run', { job: 'sweep' })).toBe(200)
  expect(await queued()).toEqual([{ name: 'sweep', state: 'created' }])
  for (const job of ['no-job', '__pgboss__send-it', '', null, { name: 'sweep' }])
    expect(await ask('run', { job })).toBe(400)
})

it('refuses a job that a setting of the server switches off', async () => {
  const answer = await boss.post('/jobs/run', { job: 'back-up' })
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('BACKUP_DIR')
  expect(await queued()).toEqual([])
})

it('tries a failed run again, once', async () => {
  const run = await makeDeadRun()
  expect(await ask('retry', { run })).toBe(200)
  expect(await queued()).toEqual([{ name: 'sweep', state: 'created' }])
  expect(await ask('retry', { run })).toBe(404)
  for (const odd of ['x', null, 1, `${run}'`]) expect(await ask('retry', { run: odd })).toBe(400)
})

it('sends a waiting or dead mail now', async () => {
  const [waiting, dead, sending] = [
    await makeMail('waiting'),
    await makeMail('dead'),
    await makeMail('sending'),
  ]
  expect(await ask('send-mail', { mail: waiting })).toBe(200)
  expect(await ask('send-mail', { mail: dead })).toBe(200)
  expect(await ask('send-mail', { mail: sending })).toBe(404)
  for (const odd of ['x', null, 0, 1.5, '1; drop', '99999999999999999999'])
    expect(await ask('send-mail', { mail: odd })).toBe(400)
  const due = await select(`select id from mails where state = 'waiting' and due_at <= now()`)
  expect(due).toHaveLength(2)
})

it('does nothing for who lacks the right', async () => {
  const [run, mail] = [await makeDeadRun(), await makeMail('dead')]
  const reader = await makePerson([{ subject: 'jobs', actions: ['read'] }])
  const nobody = await makePerson([])
  const before = [await queued(), await select('select * from mails')]
  const bodies = {
    run: { job: 'sweep' },
    retry: { run },
    'send-mail': { mail },
    deliver: { event: await makeDeadDelivery(), subscriber: 'notifications' },
    repair: { drift: 1 },
  }
  for (const [command, body] of Object.entries(bodies))
    for (const person of [reader, nobody]) expect(await ask(command, body, person)).toBe(403)
  expect([await queued(), await select('select * from mails')]).toEqual(before)
  expect(await ask('purge', {})).toBe(404)
  expect((await boss.get('/jobs')).status).toBe(404)
})

it('tells every job in words of its own, and failures with their reason', async () => {
  const id = await makeDeadRun()
  const req = await createLocalReq({}, await getTestPayload())
  const jobs = await readJobs(req, new Date('2026-03-01T10:00:00Z'))
  expect(jobs.map(({ name }) => name)).toEqual(JOB_NAMES)
  expect(jobs.find(({ name }) => name === 'sweep')).toMatchObject({
    next: '2026-03-01T10:17:00.000Z',
    last: { state: 'failed', seconds: 3, reason: 'the disk is full' },
  })
  // Ten past three at night in Istanbul.
  expect(jobs.find(({ name }) => name === 'compare-counters')).toMatchObject({
    next: '2026-03-02T00:10:00.000Z',
  })
  expect(await readDeadRuns(req)).toMatchObject([
    { id, name: 'sweep', tries: 4, reason: 'the disk is full' },
  ])
  const [waiting, dead] = [await makeMail('waiting'), await makeMail('dead')]
  expect(await readOpenMails(req)).toMatchObject([{ id: waiting, state: 'waiting' }])
  expect(await readDeadMails(req)).toMatchObject([{ id: dead, tries: 2, reason: 'no' }])
  const event = await makeDeadDelivery(7)
  expect(await readDeadDeliveries(req)).toMatchObject([
    { event, name: 'reservationMade', document: 7, tries: 8, reason: 'no such thing', passed: 0 },
  ])
})
