import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { systemRequest } from '@/lib/payloadRequests'
import { claimDeliveries, releaseLost } from '@/operations/webhooks/claimDeliveries'
import { noteSuccesses, prepareDeliveries } from '@/operations/webhooks/deliver'
import { queueDeliveries } from '@/operations/webhooks/queueDeliveries'
import { asSuperuser, select } from '../../factories/database'
import { settleLog } from '../../factories/eventLog'
import { administrator, type Person } from '../../factories/person'
import { makeProgram, type Program } from '../../factories/program'
import { makeCard, makeStockType } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'
import {
  deliveriesOf,
  makeDue,
  makeWebhook,
  sendWebhooks,
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
// Those of other tests would be claimed as well.
beforeEach(() => select('delete from webhooks'))
afterEach(() => receiver.answerWith((_, response) => response.end('ok')))
afterAll(() => receiver.stop())

const eventsAt = ({ path }: Webhook) => receiver.at(path).map(({ event }) => event)
const statesOf = async (hook: Webhook) =>
  (await deliveriesOf(hook)).map(({ state, attempts }) => `${state} ${attempts}`)
const system = async () => systemRequest(await getTestPayload())
const queueAll = async () => {
  await settleLog()
  while (await queueDeliveries(await system()));
}
const claim = async (most: number, onlySound = false) =>
  claimDeliveries(await system(), { most, onlySound })
/** As if the server that claimed them had been killed. */
const age = (hook: Webhook) =>
  select(
    `update webhook_deliveries set claimed_at = claimed_at - interval '3 minutes'
      where endpoint_id = $1`,
    [hook.id],
  )

describe('deliveries that are claimed together', () => {
  it('are one of each endpoint before a second of any, and two of one at most', async () => {
    const [busy, quiet] = [
      await makeWebhook(receiver, program),
      await makeWebhook(receiver, program),
    ]
    for (let at = 0; at < 3; at += 1) await makeStockType()
    await queueAll()
    await select(
      `delete from webhook_deliveries where endpoint_id = $1 and event <>
        (select min(event) from webhook_deliveries where endpoint_id = $1)`,
      [quiet.id],
    )
    const endpointsOf = async (most: number) =>
      (await claim(most)).map(({ endpoint }) => endpoint).sort((a, b) => a - b)
    expect(await endpointsOf(2)).toEqual([busy.id, quiet.id])
    expect(await endpointsOf(10)).toEqual([busy.id])
    expect(await endpointsOf(10)).toEqual([])
    expect((await statesOf(busy)).sort()).toEqual(['sending 1', 'sending 1', 'waiting 0'])
    await age(busy)
    expect(await endpointsOf(10)).toEqual([busy.id])
    await makeStockType()
    await queueAll()
    expect(await endpointsOf(10)).toEqual([busy.id, quiet.id])
  })

  it('are one of a record, and of one endpoint that is probed', async () => {
    const types = ['company.created', 'company.updated']
    const hook = await makeWebhook(receiver, program, { types })
    const { json } = await boss.post<{ doc: { id: number } }>('/companies', { name: 'Sıra' })
    await boss.patch(`/companies/${json.doc.id}`, { name: 'Sıra 2' })
    await queueAll()
    expect(await claim(10)).toHaveLength(1)
    expect(await statesOf(hook)).toEqual(['sending 1', 'waiting 0'])

    const probed = await makeWebhook(receiver, program)
    for (let at = 0; at < 3; at += 1) await makeStockType()
    await queueAll()
    await select(
      `update webhook_states set failures = 5, failing_since = now() where webhook_id = $1`,
      [probed.id],
    )
    expect(await claim(10, true)).toEqual([])
    expect(await claim(10)).toMatchObject([{ endpoint: probed.id, attempts: 1 }])
    expect(await claim(10)).toEqual([])
  })

  it('are claimed once by two instances at the same moment', async () => {
    await Promise.all(Array.from({ length: 6 }, () => makeWebhook(receiver, program)))
    for (let at = 0; at < 2; at += 1) await makeStockType()
    await queueAll()
    const claimed: string[] = []
    for (let round = 0; round < 8; round += 1)
      for (const one of await Promise.all([claim(4), claim(4)]))
        claimed.push(...one.map(({ id }) => id))
    expect(claimed).toHaveLength(12)
    expect(new Set(claimed).size).toBe(12)
  })

  it('are given back where the endpoint was disabled meanwhile, and spend no attempt', async () => {
    const hook = await makeWebhook(receiver, program)
    const other = await makeWebhook(receiver, program)
    await makeStockType()
    await queueAll()
    const claimed = await claim(10)
    expect(claimed).toHaveLength(2)
    await boss.post(`/webhooks/${hook.id}/disable`)
    const ready = await prepareDeliveries(await getTestPayload(), claimed)
    expect(ready.map(({ delivery }) => delivery.endpoint)).toEqual([other.id])
    expect(await statesOf(hook)).toEqual(['waiting 0'])
    await boss.remove(`/webhooks/${other.id}`)
    expect(await prepareDeliveries(await getTestPayload(), claimed)).toEqual([])
  })

  it('count once: what a later attempt took over is not written down by an earlier one', async () => {
    const [hook, other] = [
      await makeWebhook(receiver, program),
      await makeWebhook(receiver, program),
    ]
    await makeStockType()
    await queueAll()
    const first = await claim(10)
    await age(hook)
    await releaseLost(await system())
    expect(await claim(10)).toMatchObject([{ endpoint: hook.id, attempts: 2 }])
    const sent = first.map((one) => ({ ...one, status: 200, ms: 1, answer: 'ok' }))
    await noteSuccesses(await system(), sent)
    expect(await statesOf(hook)).toEqual(['sending 2'])
    expect(await statesOf(other)).toEqual(['done 1'])
    await noteSuccesses(await system(), sent)
    expect(await statesOf(other)).toEqual(['done 1'])
  })
})

describe('what is sent together', () => {
  it('is for each program what it may read, the same for its endpoints', async () => {
    const half = await makeProgram([
      { subject: 'tenders', actions: ['read'], fields: ['status', 'number'] },
    ])
    const none = await makeProgram([{ subject: 'stock-types', actions: ['read'] }])
    const types = ['tender.sent']
    const hooks: Webhook[] = []
    for (const owner of [program, half, none, program, half])
      hooks.push(await makeWebhook(receiver, owner, { types }))
    const { id } = await makeTender({ title: 'Gizli köprü', items: [freeLine()] })
    await step(id, 'send')
    await sendWebhooks()
    const [whole, narrow, nothing, wholeToo, narrowToo] = hooks.map(({ path }) =>
      receiver.at(path).map(({ body }) => body),
    )
    expect(whole).toHaveLength(1)
    expect(whole?.[0]).toContain('Gizli köprü')
    expect(wholeToo).toEqual(whole)
    expect(narrow).toHaveLength(1)
    expect(narrow?.[0]).not.toContain('köprü')
    expect(narrowToo).toEqual(narrow)
    expect(nothing).toEqual([])
    expect(hooks[2] && (await deliveriesOf(hooks[2]))).toMatchObject([
      { state: 'dead', error: 'notAllowed' },
    ])
  })

  it('says nothing of costs to a program without the right to them', async () => {
    const own = await makeProgram(allPermissions(), { scopes: ['read'] })
    const seeing = await makeProgram(allPermissions(), {
      scopes: ['read', 'seeCosts:stock-cards'],
    })
    const types = ['stock_card.updated']
    const blind = await makeWebhook(receiver, own, { types })
    const hook = await makeWebhook(receiver, seeing, { types })
    const card = await makeCard({ costPrice: 5 })
    await boss.patch(`/stock-cards/${card.id}`, { costPrice: 471_147 })
    await sendWebhooks()
    expect(eventsAt(blind)).toEqual([])
    expect(await deliveriesOf(blind)).toMatchObject([{ state: 'dead', error: 'notAllowed' }])
    expect(eventsAt(hook).map(({ data }) => data.id)).toEqual([card.id])
    await boss.patch(`/stock-cards/${card.id}`, { costPrice: 471_148, name: 'Yeni ad' })
    await sendWebhooks()
    expect(eventsAt(blind).map(({ data }) => data.id)).toEqual([card.id])
    expect(receiver.calls.some(({ body }) => body.includes('47114'))).toBe(false)
  })

  it('is at most 20 KB: of more, the record alone is named', async () => {
    const types = ['tender.approval_requested']
    const hook = await makeWebhook(receiver, program, { types })
    const { id, title } = await makeTender({ items: [freeLine()] })
    const requested = (note: string) =>
      select(
        `insert into events (name, subject, document, data)
          values ('approvalRequested', 'tenders', $1, jsonb_build_object('title', $2::text, 'note', $3::text))`,
        [id, title, note],
      )
    await requested('ş'.repeat(9_000))
    await sendWebhooks()
    await requested('ş'.repeat(11_000))
    await sendWebhooks()
    const [whole, cut] = receiver.at(hook.path)
    expect(whole?.event.data).toMatchObject({ subject: 'tenders', id, title })
    expect(cut?.event).toMatchObject({ type: types[0], data: { subject: 'tenders', id } })
    expect(Object.keys(cut?.event.data ?? {})).toEqual(['subject', 'id'])
    for (const { body } of [whole, cut].flatMap((call) => call ?? []))
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(20 * 1024)
  })

  it('is written down together, whatever the receivers answer', async () => {
    const hooks = await Promise.all(Array.from({ length: 4 }, () => makeWebhook(receiver, program)))
    await makeStockType()
    const answers = ['ok', `${'a'.repeat(1023)}😀`, 'NUL \0', '"\\\u2028']
    receiver.answerWith(({ path }, response) =>
      response.end(answers[hooks.findIndex((hook) => hook.path === path)]),
    )
    await sendWebhooks()
    const kept = await Promise.all(hooks.map(async (hook) => (await deliveriesOf(hook))[0]))
    expect(kept.map((row) => row?.state)).toEqual(['done', 'done', 'done', 'done'])
    expect(kept.map((row) => row?.answer)).toEqual([
      'ok',
      `${'a'.repeat(1023)}\uFFFD`,
      'NUL \uFFFD',
      answers[3],
    ])
  })

  it('does not depend on an event of which nothing can be made', async () => {
    const hook = await makeWebhook(receiver, program, {
      types: ['stock_type.created', 'stock_type.updated'],
    })
    const [broken] = await select<{ id: string }>(
      `insert into events (name, subject, document, data, changed)
        values ('updated', 'stock-types', 1, '{}', array[null]::text[]) returning id`,
    )
    const { id } = await makeStockType()
    try {
      await expect(sendWebhooks()).rejects.toThrow('Deliveries could not be written down')
      expect(eventsAt(hook).map(({ data }) => data.id)).toEqual([id])
      expect((await statesOf(hook)).sort()).toEqual(['done 1', 'sending 1'])
    } finally {
      await select('delete from events where id = $1', [broken?.id])
    }
  })
})

it('a run that is over waits for a receiver that does not answer, and sends to others meanwhile', async () => {
  const silent = await makeWebhook(receiver, program)
  const healthy = await makeWebhook(receiver, program)
  await makeStockType()
  const unanswered: { destroy: () => unknown }[] = []
  receiver.answerWith(({ path }, response) => {
    if (path === silent.path) unanswered.push(response)
    else response.end()
  })
  let isRunning = true
  const sending = sendWebhooks({ longestMs: 2_000 }).finally(() => {
    isRunning = false
  })
  try {
    await vi.waitFor(() => expect(unanswered).toHaveLength(1), { timeout: 30_000 })
    await sleep(2_500)
    await makeStockType()
    await vi.waitFor(() => expect(eventsAt(healthy)).toHaveLength(2), { timeout: 11_000 })
    expect(isRunning).toBe(true)
    expect(unanswered).toHaveLength(1)
  } finally {
    for (const response of unanswered) response.destroy()
    await sending
  }
})

it('events are queued in their order, not in that of their digits', async () => {
  const hook = await makeWebhook(receiver, program, { types: ['stock_group.created'] })
  // 700 of one transaction, of which the last ones have a digit more.
  await asSuperuser(
    `select setval(pg_get_serial_sequence('events', 'id'),
      (10 ^ ceil(log(max(id)::numeric + 1000)))::bigint - 300) from events`,
  )
  await select(
    `insert into events (name, subject, document, data)
      select 'created', 'stock-groups', n, '{}' from generate_series(1, 700) n`,
  )
  await queueAll()
  const rows = await deliveriesOf(hook)
  expect(rows).toHaveLength(700)
  const lengths = new Set(rows.map(({ event }) => String(event).length))
  expect(lengths.size).toBe(2)
  await select(`delete from events where subject = 'stock-groups' and document <= 700`)
})

it('ten thousand events for one that always fails cost a probe at a time, and others are on time', async () => {
  const failing = await makeWebhook(receiver, program, { types: ['stock_group.created'] })
  const healthy = await makeWebhook(receiver, program)
  const [range] = await select<{ from: string; to: string }>(
    `with made as (insert into events (name, subject, document, data)
        select 'created', 'stock-groups', n, '{}' from generate_series(1, 10000) n returning id)
      select min(id)::text as from, max(id)::text as to from made`,
  )
  receiver.answerWith(({ path }, response) =>
    response.writeHead(path === failing.path ? 500 : 200).end(),
  )
  const { id } = await makeStockType()
  try {
    await sendWebhooks()
    expect(eventsAt(healthy).map(({ data }) => data.id)).toEqual([id])
    const tried = eventsAt(failing).length
    expect(tried).toBeGreaterThanOrEqual(5)
    expect(tried).toBeLessThanOrEqual(6)
    for (let probe = 1; probe <= 3; probe += 1) {
      await makeDue(failing)
      await makeStockType()
      await sendWebhooks()
      expect(eventsAt(failing)).toHaveLength(tried + probe)
      expect(eventsAt(healthy)).toHaveLength(1 + probe)
    }
    const [left] = await select(
      `select count(*)::int as rows, count(*) filter (where attempts = 0)::int as untouched
        from webhook_deliveries where endpoint_id = $1 and state = 'waiting'`,
      [failing.id],
    )
    expect(left).toMatchObject({ rows: 10_000 })
    expect(Number(left?.untouched)).toBeGreaterThanOrEqual(10_000 - tried - 3)
  } finally {
    await select('delete from events where id between $1 and $2', [range?.from, range?.to])
  }
})
