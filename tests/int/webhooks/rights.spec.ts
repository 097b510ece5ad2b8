import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { env } from '@/lib/env'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram, type Program } from '../../factories/program'
import { anyName, makeStockType } from '../../factories/rows'
import {
  deliveriesOf,
  makeWebhook,
  sendWebhooks,
  signaturesFor,
  startReceiver,
} from '../../factories/webhook'

type Errors = { errors: { code: string; data?: { errors?: { path: string; code: string }[] } }[] }
const verdict = async (answer: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await answer
  const [error] = (json as Partial<Errors> | undefined)?.errors ?? []
  const fields = error?.data?.errors?.map(({ path, code }) => `${path}:${code}`) ?? []
  return [status, error?.code, ...fields].filter(Boolean).join(' ')
}

let boss: Person
let program: Program
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  boss = await administrator()
  program = await makeProgram(allPermissions(), {
    scopes: ['read', 'create:webhooks', 'write:webhooks', 'delete:webhooks'],
  })
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const body = (data: object = {}) => ({
  name: anyName('Webhook'),
  url: receiver.url('/x'),
  client: program.id,
  types: ['stock_type.created'],
  ...data,
})

describe('a secret is shown once', () => {
  it('in an answer nobody stores, and is in no table', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const sent = body()
    const made = await boss.post<{ secret: string; doc: { id: number } }>('/webhooks', sent, {
      headers,
    })
    expect(made.status).toBe(201)
    expect(made.headers.get('cache-control')).toContain('no-store')
    expect(made.json.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(Buffer.from(made.json.secret.slice(6), 'base64')).toHaveLength(32)
    const again = await boss.post('/webhooks', sent, { headers })
    expect(await verdict(Promise.resolve(again))).toBe('409 alreadyDone')
    expect(again.text).not.toContain('whsec_')
    const rows = await select<{ row: string }>(
      `select to_jsonb(w)::text || coalesce(to_jsonb(s)::text, '') as row from webhooks w
        left join webhook_secrets s on s.webhook_id = w.id where w.id = $1
       union all select details::text from audit_events where subject = 'webhooks' and document = $1
       union all select response::text from idempotency_keys where response::text like '%whsec%'`,
      [made.json.doc.id],
    )
    expect(rows.length).toBeGreaterThan(1)
    const bytes = Buffer.from(made.json.secret.slice(6), 'base64')
    for (const form of ['whsec_', made.json.secret.slice(6), bytes.toString('hex')])
      expect(JSON.stringify(rows)).not.toContain(form)
    expect((await boss.get(`/webhooks/${made.json.doc.id}`)).text).not.toContain('whsec_')
  })

  it('and is renewed: the former one signs too while they overlap, and no third', async () => {
    const hook = await makeWebhook(receiver, program)
    const renew = async (overlapHours?: number) =>
      (
        await boss.post<{ secret: string }>(
          `/webhooks/${hook.id}/rotate`,
          overlapHours === undefined ? {} : { overlapHours },
        )
      ).json.secret
    const signedBy = async () => {
      await boss.post(`/webhooks/${hook.id}/test`)
      const call = receiver.at(hook.path).at(-1)
      if (!call) throw new Error('Nothing came')
      return { call, signature: call.headers['webhook-signature'] }
    }
    const second = await renew()
    let { call, signature } = await signedBy()
    expect(signature).toBe(signaturesFor([second, hook.secret], call))
    const third = await renew()
    ;({ call, signature } = await signedBy())
    expect(signature).toBe(signaturesFor([third, second], call))
    const fourth = await renew(0)
    ;({ call, signature } = await signedBy())
    expect(signature).toBe(signaturesFor([fourth], call))
    expect(await verdict(boss.post(`/webhooks/${hook.id}/rotate`, { overlapHours: 169 }))).toBe(
      '400 invalidInput overlapHours:tooLarge',
    )
    const trail = await select<{ action: string }>(
      `select action from audit_events where subject = 'webhooks' and document = $1
        and action = 'renewSecret'`,
      [hook.id],
    )
    expect(trail).toHaveLength(3)
  })

  it('a dozen renewals at once leave two that sign', async () => {
    const hook = await makeWebhook(receiver, program)
    await Promise.all(Array.from({ length: 12 }, () => boss.post(`/webhooks/${hook.id}/rotate`)))
    const live = await select(
      `select 1 from webhook_secrets where webhook_id = $1
        and (ends_at is null or ends_at > clock_timestamp())`,
      [hook.id],
    )
    expect(live).toHaveLength(2)
  })
})

describe('what is typed is judged', () => {
  it.each([
    [{ url: 'http://example.com/' }, 'url:invalidUrl'],
    [{ url: 'https://10.0.0.1/' }, 'url:addressRefused'],
    [{ url: 'https://2130706433/' }, 'url:addressRefused'],
    [{ url: 'https://[::ffff:127.0.0.1]/' }, 'url:addressRefused'],
    [{ url: 'https://localhost/' }, 'url:addressRefused'],
    [{ url: 'https://user:x@example.com/' }, 'url:invalidUrl'],
    [{ url: 'javascript:alert(1)' }, 'url:invalidUrl'],
    [{ url: '' }, 'url:required'],
    [{ types: [] }, 'types:required'],
    [{ types: 'tender.sent' }, 'types:notAList'],
    [{ types: ['user.created'] }, 'types.0:unknownEventType'],
    [{ types: ['meet.created', 'meet.created'] }, 'types:tooLarge'],
    [{ client: 999_999 }, 'client:recordNotFound'],
    [{ name: ' ' }, 'name:required'],
  ] as const)('%j: %s', async (data, code) => {
    const before = env.WEBHOOK_NETWORKS
    env.WEBHOOK_NETWORKS = []
    const https = { url: 'https://example.com/hook', ...data }
    try {
      const answer = await verdict(boss.post('/webhooks', body(https)))
      expect(answer).toBe(`400 invalidInput ${code}`)
    } finally {
      env.WEBHOOK_NETWORKS = before
    }
  })

  it('nothing sets what commands set', async () => {
    const made = await boss.post<{ doc: { id: number } }>('/webhooks', body({ enabled: false }))
    expect((await boss.get(`/webhooks/${made.json.doc.id}`)).json).toMatchObject({ enabled: true })
    expect(await verdict(boss.post('/webhooks', body({ nonce: 'x' })))).toBe(
      '400 unknownField nonce:unknownField',
    )
  })

  it('a name that leads inside is refused at sending, before a byte is sent', async () => {
    const hook = await makeWebhook(receiver, program)
    const url = receiver.url('/inside').replace('127.0.0.1', 'localhost')
    await select('update webhooks set url = $2 where id = $1', [hook.id, url])
    env.WEBHOOK_NETWORKS = ['10.0.0.0/8']
    await makeStockType()
    await sendWebhooks()
    const test = await boss.post(`/webhooks/${hook.id}/test`)
    env.WEBHOOK_NETWORKS = ['127.0.0.0/8']
    expect(test.json).toMatchObject({ failure: 'addressRefused', status: null })
    expect(test.text).not.toContain('127.0.0.1')
    expect((await deliveriesOf(hook))[0]).toMatchObject({ error: 'addressRefused', status: null })
    expect(receiver.at('/inside')).toEqual([])
  })
})

describe('nobody sends with rights that they do not have', () => {
  it('nor touches an endpoint that has more', async () => {
    const clerk = await makePerson([
      { subject: 'webhooks', actions: ['read', 'create', 'write', 'delete'] },
      { subject: 'tenders', actions: ['read'] },
    ])
    const hook = await makeWebhook(receiver, program)
    expect(await verdict(clerk.post('/webhooks', body()))).toBe('403 grantBeyondOwn')
    for (const asked of [
      clerk.patch(`/webhooks/${hook.id}`, { name: 'x' }),
      clerk.remove(`/webhooks/${hook.id}`),
      ...['rotate', 'enable', 'disable', 'test'].map((name) =>
        clerk.post(`/webhooks/${hook.id}/${name}`),
      ),
      clerk.post(`/webhooks/${hook.id}/replay`, { event: 1 }),
    ])
      expect(await verdict(asked)).toBe('403 userAboveOwn')
    const weak = await makeProgram([{ subject: 'tenders', actions: ['read'] }])
    const own = await makeWebhook(receiver, weak, { types: ['tender.sent'] }, clerk)
    expect(await verdict(clerk.patch(`/webhooks/${own.id}`, { client: program.id }))).toBe(
      '403 grantBeyondOwn',
    )
    expect(await verdict(clerk.remove(`/webhooks/${own.id}`))).toBe('200')
  })

  it('and a narrowed right makes and changes none', async () => {
    const narrowed = await makePerson([
      { subject: 'webhooks', actions: ['read', 'create', 'write'], fields: ['name', 'url'] },
    ])
    const hook = await makeWebhook(receiver, program)
    expect(await verdict(narrowed.post('/webhooks', body()))).toBe('403 notAllowed')
    expect(await verdict(narrowed.patch(`/webhooks/${hook.id}`, { name: 'x' }))).toBe(
      '403 notAllowed',
    )
    for (const name of ['rotate', 'enable', 'disable', 'test', 'replay'])
      expect(await verdict(narrowed.post(`/webhooks/${hook.id}/${name}`))).toBe('403 notAllowed')
  })

  it('and a session of yesterday proves who sits there first', async () => {
    const person = await makePerson()
    await select(
      `update users_sessions set created_at = now() - interval '1 hour' where _parent_id = $1`,
      [person.id],
    )
    const hook = await makeWebhook(receiver, program)
    expect(await verdict(person.post(`/webhooks/${hook.id}/disable`))).toBe('200')
    for (const asked of [
      person.post('/webhooks', body()),
      person.patch(`/webhooks/${hook.id}`, { url: receiver.url('/y') }),
      person.post(`/webhooks/${hook.id}/rotate`),
      person.post(`/webhooks/${hook.id}/enable`),
    ])
      expect(await verdict(asked)).toBe('403 confirmItsYou')
  })

  it('a program subscribes for itself alone', async () => {
    const other = await makeProgram(allPermissions(), { scopes: ['read', 'write'] })
    const made = await program.post<{ doc: { id: number; client: unknown; name: string } }>(
      '/webhooks',
      { url: receiver.url('/own'), types: ['tender.sent'] },
    )
    expect(made.status).toBe(201)
    expect(made.json.doc).toMatchObject({ name: program.doc.name })
    const [row] = await select('select client_id as client from webhooks where id = $1', [
      made.json.doc.id,
    ])
    expect(row).toEqual({ client: program.id })
    expect(await verdict(program.post('/webhooks', body({ client: other.id })))).toBe(
      '403 notAllowed',
    )
    for (const asked of [
      other.remove(`/webhooks/${made.json.doc.id}`),
      other.patch(`/webhooks/${made.json.doc.id}`, { url: receiver.url('/theirs') }),
      other.post(`/webhooks/${made.json.doc.id}/rotate`),
    ])
      expect(await verdict(asked)).toBe('403 notAllowed')
    expect(await verdict(program.remove(`/webhooks/${made.json.doc.id}`))).toBe('200')
    const reader = await makeProgram(allPermissions())
    expect(
      await verdict(reader.post('/webhooks', { url: receiver.url('/r'), types: ['tender.sent'] })),
    ).toBe('403 notAllowed')
  })

  it('and a program with an endpoint is not deleted', async () => {
    const own = await makeProgram([])
    await makeWebhook(receiver, own)
    expect(await verdict(boss.remove(`/api-clients/${own.id}`))).toMatch(/^409 inUse/)
  })
})

it('an endpoint that is disabled twice says so', async () => {
  const hook = await makeWebhook(receiver, program)
  expect(await verdict(boss.post(`/webhooks/${hook.id}/enable`))).toBe('409 alreadyInThatState')
  expect(await verdict(boss.post(`/webhooks/${hook.id}/disable`))).toBe('200')
  expect(await verdict(boss.post(`/webhooks/${hook.id}/disable`))).toBe('409 alreadyInThatState')
})

it('there are fifty at most, also when the last ones are made at once', async () => {
  const [row] = await select<{ count: number }>('select count(*)::int as count from webhooks')
  const room = 50 - (row?.count ?? 0)
  await select(
    `insert into webhooks (name, url, client_id, types)
      select 'W', 'https://example.com', $1, '["tender.sent"]' from generate_series(1, $2)`,
    [program.id, room - 1],
  )
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => verdict(boss.post('/webhooks', body()))),
  )
  expect(answers.sort()).toEqual(['201', '409 tooManyWebhooks', '409 tooManyWebhooks'])
  await select(`delete from webhooks where client_id = $1`, [program.id])
})

describe('the deliveries of an endpoint', () => {
  type Page = { docs: Record<string, unknown>[]; next: number | null }
  const queued = (hook: { id: number }, count: number) =>
    select(
      `with made as (
          insert into events (name, subject, document, data)
            select 'created', 'stock-types', n, '{}' from generate_series(1, $2::int) n returning id, document)
        insert into webhook_deliveries (endpoint_id, event, subject, document, state, done_at, status, answer)
          select $1, id, 'stock-types', document, 'done', now(), 200, 'thanks' from made`,
      [hook.id, count],
    )

  it('come a hundred at a time, each once', async () => {
    const hook = await makeWebhook(receiver, program)
    await queued(hook, 205)
    const path = `/webhooks/${hook.id}/deliveries`
    const seen: unknown[] = []
    const sizes: number[] = []
    let next: number | null = null
    do {
      const { json }: { json: Page } = await boss.get<Page>(
        next === null ? path : `${path}?before=${next}`,
      )
      sizes.push(json.docs.length)
      seen.push(...json.docs.map(({ document }) => document))
      next = json.next
    } while (next !== null)
    expect(sizes).toEqual([100, 100, 5])
    expect(seen).toEqual(Array.from({ length: 205 }, (_, at) => 205 - at))
  })

  it('are read with the right to webhooks; what was answered, by those who may change it', async () => {
    const hook = await makeWebhook(receiver, program)
    await queued(hook, 1)
    const path = `/webhooks/${hook.id}/deliveries`
    const answerFor = async (caller: Pick<Person, 'get'>) =>
      (await caller.get<Page>(path)).json.docs.map(({ event, type, state, answer }) => [
        /^evt_\d+$/.test(String(event)),
        type,
        state,
        answer,
      ])
    const said = (answer: string | null) => [[true, 'stock_type.created', 'done', answer]]
    const scopes = ['read', 'write']
    const clerk = await makePerson([{ subject: 'webhooks', actions: ['read', 'write'] }])
    const other = await makeProgram(allPermissions(), { scopes })
    expect(await answerFor(boss)).toEqual(said('thanks'))
    expect(await answerFor(program)).toEqual(said('thanks'))
    // Their role does not cover that of the program; a program changes its own endpoints alone.
    expect(await answerFor(clerk)).toEqual(said(null))
    expect(await answerFor(other)).toEqual(said(null))
  })

  it('are refused to others, and of none', async () => {
    const hook = await makeWebhook(receiver, program)
    const path = `/webhooks/${hook.id}/deliveries`
    const narrowed = await makePerson([
      { subject: 'webhooks', actions: ['read'], fields: ['name'] },
    ])
    const stranger = await makeProgram([{ subject: 'tenders', actions: ['read'] }])
    expect(await verdict(narrowed.get(path))).toBe('403 notAllowed')
    expect(await verdict(stranger.get(path))).toBe('403 notAllowed')
    expect(await verdict(boss.get('/webhooks/2147483647/deliveries'))).toBe('404 notFound')
    for (const query of ['before=0', 'before=x', 'before=1&before=2', 'limit=5'])
      expect(await verdict(boss.get(`${path}?${query}`))).toBe('400 invalidQuery')
  })
})
