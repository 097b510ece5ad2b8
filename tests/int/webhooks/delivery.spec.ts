import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { SWEEPS, sweepRows } from '@/operations/sweeps/sweepRows'
import { claimDeliveries } from '@/operations/webhooks/claimDeliveries'
import { queueDeliveries } from '@/operations/webhooks/queueDeliveries'
import { systemRequest } from '@/lib/payloadRequests'
import type { EventEnvelope } from '@/queries/events/envelopes'
import { select } from '../../factories/database'
import { endOfLog, readLog, settleLog } from '../../factories/eventLog'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram, type Program } from '../../factories/program'
import { makeCard, makeCompany, makeStockType } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'
import {
  deliveriesOf,
  makeDue,
  makeWebhook,
  sendWebhooks,
  signaturesFor,
  startReceiver,
  type Webhook,
} from '../../factories/webhook'
import { getTestPayload } from '../../helpers/payload'

let boss: Person
let program: Program
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  boss = await administrator()
  program = await makeProgram(allPermissions())
  receiver = await startReceiver()
})
afterEach(() => receiver.answerWith((_, response) => response.end('ok')))
afterAll(() => receiver.stop())

const eventsAt = ({ path }: Webhook) => receiver.at(path).map(({ event }) => event)
const failWith = (status: number, headers: Record<string, string> = {}) =>
  receiver.answerWith((_, response) => response.writeHead(status, headers).end(`no ${status}`))

describe('an event', () => {
  it('arrives signed, as the log shows it, once', async () => {
    const types = ['tender.approved', 'tender.created', 'company.created']
    const hook = await makeWebhook(receiver, program, { types })
    const after = await endOfLog()
    const { id } = await makeTender({ title: 'Çınar İnşaat', items: [freeLine()] })
    await step(id, 'approve')
    await makeStockType()
    await sendWebhooks()
    await sendWebhooks()
    const { events } = await readLog(program, { after, types: types.join(',') })
    // Those of different records are sent side by side.
    const byId = (all: readonly EventEnvelope[]) =>
      [...all].sort((a, b) => Number(a.id.slice(4)) - Number(b.id.slice(4)))
    expect(byId(eventsAt(hook))).toEqual(byId(events))
    expect(events.some(({ type, data }) => type === 'tender.approved' && data.id === id)).toBe(true)
    for (const call of receiver.at(hook.path)) {
      const { headers, event } = call
      expect(headers['webhook-id']).toBe(event.id)
      expect(headers['webhook-signature']).toBe(signaturesFor([hook.secret], call))
      expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
      expect(headers['content-type']).toBe('application/json')
    }
    expect(
      (await deliveriesOf(hook)).map(({ state, attempts, status }) => [state, attempts, status]),
    ).toEqual(events.map(() => ['done', 1, 200]))
  })

  it('of before the endpoint, of another type, and while it is disabled does not', async () => {
    await makeStockType()
    await sendWebhooks()
    // Not looked at yet when the endpoint is made.
    await makeStockType()
    const hook = await makeWebhook(receiver, program)
    await makeCompany()
    await boss.post(`/webhooks/${hook.id}/disable`)
    await makeStockType()
    await sendWebhooks()
    await makeStockType()
    await boss.post(`/webhooks/${hook.id}/enable`)
    const { id } = await makeStockType()
    await sendWebhooks()
    expect(eventsAt(hook).map(({ data }) => data.id)).toEqual([id])
  })

  it('of one record come in their order', async () => {
    const types = ['company.created', 'company.updated', 'company.deleted']
    const hook = await makeWebhook(receiver, program, { types })
    const { id } = await makeCompany()
    for (let at = 0; at < 6; at += 1) await boss.patch(`/companies/${id}`, { name: `Ad ${at}` })
    await boss.remove(`/companies/${id}`)
    // The first ones take longest: a second one at the same time would overtake them.
    let count = 0
    receiver.answerWith((_, response) => {
      count += 1
      setTimeout(() => response.end(), count < 4 ? 60 : 0)
    })
    await sendWebhooks()
    const own = eventsAt(hook).filter(({ data }) => data.id === id)
    expect(own.map(({ type }) => type.split('.')[1])).toEqual([
      'created',
      ...Array.from({ length: 6 }, () => 'updated'),
      'deleted',
    ])
    const numbers = own.map((event) => Number(event.id.slice(4)))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  it('is never lost or queued twice, while eight write, roll back and two jobs follow', async () => {
    const hook = await makeWebhook(receiver, program)
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })
    const kept: number[] = []
    const writer = async (number: number) => {
      for (let round = 0; round < 6; round += 1) {
        const client = await pool.connect()
        await client.query('begin')
        const { rows } = await client.query<{ id: number }>(
          `insert into stock_types (name) values ('Tür ' || gen_random_uuid()) returning id`,
        )
        await client.query('select pg_sleep(random() * 0.01)')
        const isKept = (round + number) % 4 !== 0
        await client.query(isKept ? 'commit' : 'rollback')
        if (isKept && rows[0]) kept.push(rows[0].id)
        client.release()
      }
    }
    const following = [sendWebhooks(), sendWebhooks()]
    await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)))
    await Promise.all(following)
    await pool.end()
    await sendWebhooks()
    const arrived = eventsAt(hook).map(({ data }) => data.id)
    expect(arrived.sort((a, b) => a - b)).toEqual(kept.sort((a, b) => a - b))
  })

  it('that was being sent by a killed server is sent again, with the same id', async () => {
    const hook = await makeWebhook(receiver, program)
    await makeStockType()
    await settleLog()
    const payload = await getTestPayload()
    while (await queueDeliveries(await systemRequest(payload)));
    // Claimed, and never heard of again: whether the receiver got it, nobody knows.
    expect(await claimDeliveries(await systemRequest(payload), { most: 1 })).toMatchObject([
      { endpoint: hook.id },
    ])
    await sendWebhooks()
    expect(eventsAt(hook)).toEqual([])
    await select(
      `update webhook_deliveries set claimed_at = claimed_at - interval '3 minutes'
        where endpoint_id = $1`,
      [hook.id],
    )
    await sendWebhooks()
    const [row] = await deliveriesOf(hook)
    expect(row).toMatchObject({ state: 'done', attempts: 2 })
    expect(eventsAt(hook).map(({ id }) => id)).toEqual([`evt_${row?.event}`])
  })
})

it('a run ends in time, however much there is, and another goes on', async () => {
  const hook = await makeWebhook(receiver, program)
  for (let at = 0; at < 30; at += 1) await makeStockType()
  receiver.answerWith((_, response) => setTimeout(() => response.end(), 40))
  await sendWebhooks({ longestMs: 150 })
  const left = (await deliveriesOf(hook)).filter(({ state }) => state === 'waiting')
  expect(left.length).toBeGreaterThan(10)
  await sendWebhooks()
  expect((await deliveriesOf(hook)).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(
    Array.from({ length: 30 }, () => 'done 1'),
  )
})

it('ten endpoints that do not answer keep another from nothing', async () => {
  const silent = await Promise.all(Array.from({ length: 10 }, () => makeWebhook(receiver, program)))
  const healthy = await makeWebhook(receiver, program)
  for (let at = 0; at < 6; at += 1) await makeStockType()
  const unanswered: { destroy: () => unknown }[] = []
  let isHeld = true
  receiver.answerWith(({ path }, response) => {
    if (isHeld && silent.some((one) => one.path === path)) unanswered.push(response)
    else response.end()
  })
  const sending = sendWebhooks()
  await vi.waitFor(() => expect(eventsAt(healthy)).toHaveLength(6), { timeout: 12_000 })
  isHeld = false
  for (const response of unanswered) response.destroy()
  await sending
})

describe('a failure', () => {
  it('is tried again with the same id, and given up after the tenth attempt', async () => {
    const hook = await makeWebhook(receiver, program)
    await makeStockType()
    failWith(500)
    // The second comes five seconds after the first, for which the job waits.
    await sendWebhooks({ waitedForSeconds: 8 })
    expect((await deliveriesOf(hook))[0]).toMatchObject({ state: 'waiting', attempts: 2 })
    for (let attempts = 3; attempts <= 10; attempts += 1) {
      await makeDue(hook)
      await sendWebhooks()
      const [row] = await deliveriesOf(hook)
      expect(row).toMatchObject({ attempts, status: 500, error: 'status', answer: 'no 500' })
      expect(row?.state).toBe(attempts < 10 ? 'waiting' : 'dead')
      if (attempts === 3) expect(row?.wait).toBeGreaterThan(0.9 * 1800 - 5)
    }
    expect(new Set(eventsAt(hook).map(({ id }) => id)).size).toBe(1)
    expect(eventsAt(hook)).toHaveLength(10)
  })

  it('waits as long as the receiver asks for', async () => {
    const hook = await makeWebhook(receiver, program)
    await makeStockType()
    failWith(429, { 'Retry-After': '3600' })
    await sendWebhooks()
    const [row] = await deliveriesOf(hook)
    expect(row).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(row?.wait).toBeGreaterThan(3500)
    expect(row?.wait).toBeLessThanOrEqual(3600)
  })

  it('of a redirect is no success, and the redirect is not followed', async () => {
    const hook = await makeWebhook(receiver, program)
    await makeStockType()
    failWith(302, { Location: '/elsewhere', 'Retry-After': '9' })
    await sendWebhooks()
    expect((await deliveriesOf(hook))[0]).toMatchObject({ error: 'redirected', status: 302 })
    expect(receiver.at('/elsewhere')).toEqual([])
  })

  it('five times in a row leaves one probe, and the first success lets all go', async () => {
    const hook = await makeWebhook(receiver, program)
    const healthy = await makeWebhook(receiver, program)
    for (let at = 0; at < 8; at += 1) await makeStockType()
    receiver.answerWith(({ path }, response) =>
      response.writeHead(path === hook.path ? 500 : 200, { 'Retry-After': '1' }).end(),
    )
    await sendWebhooks()
    const before = eventsAt(hook).length
    expect(before).toBeGreaterThanOrEqual(5)
    expect(before).toBeLessThan(8)
    expect(eventsAt(healthy)).toHaveLength(8)
    // Due or not, only one goes when its time has come.
    await makeDue(hook)
    await sendWebhooks()
    expect(eventsAt(hook)).toHaveLength(before + 1)
    receiver.answerWith((_, response) => response.end())
    await makeDue(hook)
    await sendWebhooks()
    expect((await deliveriesOf(hook)).filter(({ state }) => state === 'done')).toHaveLength(8)
  })

  const told = (event: string, { id }: Webhook) =>
    select<{ recipient: number; record: string }>(
      `select recipient_id as recipient, data ->> 'record' as record from notifications
        where subject = 'webhooks' and document = $1 and event = $2 and recipient_id = $3`,
      [id, event, boss.id],
    )
  const mails = ({ id }: Webhook) =>
    select(
      `select 1 from mails m join users u on u.email = m.recipient
        where m.kind = 'webhookFailing' and (m.data ->> 'webhook')::int = $1 and u.id = $2`,
      [id, boss.id],
    )

  it('by 410 disables the endpoint, and people are notified', async () => {
    const hook = await makeWebhook(receiver, program)
    await makeStockType()
    failWith(410)
    await sendWebhooks()
    expect((await boss.get(`/webhooks/${hook.id}?depth=0`)).json).toMatchObject({
      enabled: false,
      disabledReason: 'gone',
    })
    expect((await deliveriesOf(hook))[0]).toMatchObject({ state: 'dead', status: 410 })
    expect(await told('webhookDisabled', hook)).toEqual([
      { recipient: boss.id, record: hook.doc.name },
    ])
    expect(await mails(hook)).toHaveLength(1)
    expect((await boss.post(`/webhooks/${hook.id}/enable`)).json).toMatchObject({
      doc: { enabled: true, disabledReason: null },
    })
  })

  it('for three days is told once, and for five disables the endpoint', async () => {
    const hook = await makeWebhook(receiver, program)
    await makeStockType()
    failWith(500)
    const failSince = async (hours: number) => {
      await select(
        `update webhook_states set failing_since = now() - make_interval(hours => $2), failures = 9
          where webhook_id = $1`,
        [hook.id, hours],
      )
      await makeDue(hook)
      await sendWebhooks()
    }
    await sendWebhooks()
    await failSince(71)
    expect(await told('webhookFailing', hook)).toEqual([])
    await failSince(73)
    await makeDue(hook)
    await sendWebhooks()
    expect(await told('webhookFailing', hook)).toHaveLength(1)
    expect(await mails(hook)).toHaveLength(1)
    await failSince(121)
    expect((await boss.get(`/webhooks/${hook.id}?depth=0`)).json).toMatchObject({
      enabled: false,
      disabledReason: 'failing',
    })
    const [waiting] = await deliveriesOf(hook)
    expect(waiting?.state).toBe('waiting')
    // Nothing more is sent until a person enables it.
    const before = eventsAt(hook).length
    await makeDue(hook)
    await sendWebhooks()
    expect(eventsAt(hook)).toHaveLength(before)
    receiver.answerWith((_, response) => response.end())
    await boss.post(`/webhooks/${hook.id}/enable`)
    await sendWebhooks()
    expect((await deliveriesOf(hook))[0]?.state).toBe('done')
  })
})

describe('rights are those of the moment of sending', () => {
  const eventually = async (hook: Webhook) => {
    await sendWebhooks()
    return (await deliveriesOf(hook)).map(({ state, error }) => `${state} ${error ?? ''}`.trim())
  }

  it.each([
    [
      'its role may not read the record',
      async ({ roleId }: Program) => {
        await select(`update roles set permissions = '[]' where id = $1`, [roleId])
      },
    ],
    [
      'its scopes do not let it',
      async ({ id }: Program) => {
        await select(`update api_clients set scopes = '["read:tenders"]' where id = $1`, [id])
      },
    ],
    [
      'it is disabled',
      async ({ id }: Program) => {
        await select(`update api_clients set enabled = false where id = $1`, [id])
      },
    ],
    [
      'it is expired',
      async ({ id }: Program) => {
        await select(`update api_clients set expires_at = now() where id = $1`, [id])
      },
    ],
  ])('nothing is sent where %s by then', async (_, take) => {
    const own = await makeProgram([{ subject: 'stock-types', actions: ['read'] }])
    const hook = await makeWebhook(receiver, own)
    await makeStockType()
    await take(own)
    expect(await eventually(hook)).toEqual(['dead notAllowed'])
    expect(eventsAt(hook)).toEqual([])
  })

  it('and values of fields that the program may not read are left out', async () => {
    const own = await makeProgram([
      { subject: 'tenders', actions: ['read'], fields: ['status', 'number', 'acceptedAt'] },
    ])
    const types = ['tender.sent', 'tender.created', 'tender.updated']
    const hook = await makeWebhook(receiver, own, { types })
    const { id } = await makeTender({ title: 'Gizli köprü', items: [freeLine()] })
    await step(id, 'send')
    await boss.patch(`/tenders/${id}`, { title: 'Başka' })
    await sendWebhooks()
    const sent = eventsAt(hook).find(({ type }) => type === 'tender.sent')
    expect(Object.keys(sent?.data ?? {}).sort()).toEqual(['id', 'number', 'subject', 'wasDraft'])
    expect(
      receiver
        .at(hook.path)
        .map(({ body }) => body)
        .join(),
    ).not.toContain('köprü')
  })

  it('of a record that is gone the right to its kind decides', async () => {
    const hook = await makeWebhook(receiver, program, { types: ['stock_type.deleted'] })
    const { id } = await makeStockType()
    await boss.remove(`/stock-types/${id}`)
    await sendWebhooks()
    expect(eventsAt(hook).map(({ data }) => data)).toEqual([{ subject: 'stock-types', id }])
  })
})

describe('a replay', () => {
  it('sends one event, or a range of the chosen types, under the same ids', async () => {
    const hook = await makeWebhook(receiver, program)
    for (let at = 0; at < 3; at += 1) await makeStockType()
    await makeCard()
    await sendWebhooks()
    const ids = eventsAt(hook).map(({ id }) => id)
    const first = ids[0] ?? ''
    const replay = (body: object) =>
      boss.post<{ queued: number }>(`/webhooks/${hook.id}/replay`, body)
    expect((await replay({ event: first })).json.queued).toBe(1)
    await sendWebhooks()
    expect(eventsAt(hook).map(({ id }) => id)).toEqual([...ids, first])
    const all = await deliveriesOf(hook)
    const range = { from: all[0]?.event, to: `evt_${(all.at(-1)?.event ?? 0) + 1}` }
    expect((await replay(range)).json.queued).toBe(all.length)
    await sendWebhooks()
    expect(eventsAt(hook)).toHaveLength(2 * ids.length + 1)
    for (const [body, answer] of [
      [{ event: 999_999_999 }, '404 notFound'],
      [{}, '400 invalidInput'],
      [{ from: 1 }, '400 invalidInput'],
      [{ event: 'evt_x' }, '400 invalidInput'],
      [{ event: 'evt_test_ab' }, '400 invalidInput'],
      [{ x: 1 }, '400 unknownField'],
    ] as const) {
      const { status, json } = await replay(body)
      const [error] = (json as unknown as { errors: { code: string }[] }).errors
      expect(`${status} ${error?.code}`, JSON.stringify(body)).toBe(answer)
    }
  })

  it('of too many is refused, and nothing is queued', async () => {
    const hook = await makeWebhook(receiver, program, { types: ['meet.created'] })
    const [range] = await select<{ from: number; to: number }>(
      `with made as (insert into events (name, subject, document, data, transaction)
          select 'created', 'meets', n, '{}', '0' from generate_series(1, 1001) n returning id)
        select min(id)::int as from, max(id)::int as to from made`,
    )
    const { status, text } = await boss.post(`/webhooks/${hook.id}/replay`, range)
    expect([status, text.includes('tooManyToReplay')]).toEqual([400, true])
    expect(await deliveriesOf(hook)).toEqual([])
    await select('delete from events where id between $1 and $2', [range?.from, range?.to])
  })
})

describe('a test', () => {
  it('is sent at once, signed, and says what came of it', async () => {
    const hook = await makeWebhook(receiver, program)
    const test = () => boss.post<Record<string, unknown>>(`/webhooks/${hook.id}/test`)
    const done = await test()
    expect(done.json).toMatchObject({ failure: null, status: 200, answer: 'ok' })
    const [call] = receiver.at(hook.path)
    expect(call?.event).toMatchObject({ type: 'webhook.test', id: done.json.id })
    expect(String(done.json.id)).toMatch(/^evt_test_/)
    expect(call && signaturesFor([hook.secret], call)).toBe(call?.headers['webhook-signature'])
    failWith(500)
    expect((await test()).json).toMatchObject({ failure: 'status', status: 500 })
    expect(await deliveriesOf(hook)).toEqual([])
    // Not towards the failures of the endpoint.
    expect(
      await select('select failures from webhook_states where webhook_id = $1', [hook.id]),
    ).toEqual([{ failures: 0 }])
  })

  it('is limited to ten a minute', async () => {
    const person = await makePerson()
    const hook = await makeWebhook(receiver, program)
    const answers: number[] = []
    for (let at = 0; at < 11; at += 1)
      answers.push((await person.post(`/webhooks/${hook.id}/test`)).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

it('deliveries are kept for 30 days', async () => {
  const hook = await makeWebhook(receiver, program)
  await makeStockType()
  await makeStockType()
  await sendWebhooks()
  const [old] = await deliveriesOf(hook)
  await select(
    `update webhook_deliveries set created_at = now() - interval '31 days' where event = $1`,
    [old?.event],
  )
  const payload = await getTestPayload()
  const sweep = SWEEPS.find(({ table }) => table === 'webhook_deliveries')
  if (sweep) await sweepRows({ req: await systemRequest(payload), sweep })
  expect((await deliveriesOf(hook)).map(({ event }) => event)).not.toContain(old?.event)
  expect(await deliveriesOf(hook)).toHaveLength(1)
})
