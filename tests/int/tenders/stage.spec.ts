import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { TENDER_STATUSES } from '@/domain/tenders/status'
import { stageOf } from '@/domain/tenders/stage'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeTender, sendOf, step } from '../../factories/tender'
import { askGraphql } from '../../factories/graphql'
import type { Json } from '../../factories/client'
import { rest } from '../../helpers/rest'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const read = async (id: number) => (await boss.get<Json>(`/tenders/${id}`)).json
const stageFor = async (id: number) => (await read(id)).stage

const linkOf = async (tender: number) => {
  const send = await sendOf(tender)
  const { json } = await boss.get<{ link: string }>(`/tender-sends/${send}/link`)
  const [row] = await select<{ hash: string }>(
    `select file_hash as hash from tender_sends where id = ${send}`,
  )
  return { token: json.link.split('/q/')[1] ?? '', paper: row?.hash ?? '' }
}
const press = (token: string, name: string, body: unknown = {}) =>
  rest({
    method: 'POST',
    path: `/api/q/${token}/${name}`,
    body,
    headers: { 'x-client-address': '198.51.100.77' },
  })

describe('the stage of a tender', () => {
  it('is the same rule in the database and in the program, for every tender there can be', async () => {
    const facts = TENDER_STATUSES.flatMap((status) =>
      Array.from({ length: 32 }, (_, bits) => ({
        status,
        approver: bits & 1 ? 1 : null,
        sentAt: bits & 2 ? '2026-03-01' : null,
        openedAt: bits & 4 ? '2026-03-02' : null,
        acceptedAt: bits & 8 ? '2026-03-03' : null,
        lostReason: bits & 16 ? 2 : null,
      })),
    )
    const text = (value: string | null) => (value ? `'${value}'` : 'null')
    const rows = await select<{ stage: string }>(
      facts
        .map(
          ({ status, approver, sentAt, openedAt, acceptedAt, lostReason }, at) =>
            `select ${at} as at, stage_of_tender('${status}', ${approver}, ${text(sentAt)},
              ${text(openedAt)}, ${text(acceptedAt)}, ${lostReason}) as stage`,
        )
        .join(' union all ') + ' order by at',
    )
    expect(rows.map(({ stage }) => stage)).toEqual(facts.map(stageOf))
  })

  it('follows sending, opening, accepting, approving and cancelling', async () => {
    const { id } = await makeTender()
    expect(await stageFor(id)).toBe('draft')
    await step(id, 'send', { to: [] })
    expect(await read(id)).toMatchObject({ stage: 'sent', openedAt: null })
    expect((await read(id)).sentAt).not.toBeNull()
    const { token, paper } = await linkOf(id)
    await press(token, 'open')
    expect(await stageFor(id)).toBe('opened')
    await press(token, 'accept', { name: 'Ayşe', language: 'tr', paper, confirmed: true })
    expect(await stageFor(id)).toBe('accepted')
    await step(id, 'approve')
    expect(await stageFor(id)).toBe('accepted')
    await step(id, 'cancel', { reason: 'Vazgeçildi' })
    expect(await stageFor(id)).toBe('cancelled')
  })

  it('is approved before it is sent, and no longer when that is withdrawn', async () => {
    const { id } = await makeTender()
    await step(id, 'approve')
    expect(await read(id)).toMatchObject({ stage: 'approved', sentAt: null })
    await step(id, 'withdraw-approval')
    expect(await read(id)).toMatchObject({ status: 'sent', stage: 'draft', sentAt: null })
  })

  it('is lost when the tender is rejected', async () => {
    const { id } = await makeTender()
    await step(id, 'reject', { reason: 'Pahalı' })
    expect(await stageFor(id)).toBe('lost')
  })

  it('is written by nobody: by a create, a change, nor SQL', async () => {
    const claimed = { stage: 'invoiced', sentAt: '2026-01-01', openedAt: '2026-01-01' }
    const truth = { stage: 'draft', sentAt: null, openedAt: null }
    const { id } = await makeTender(claimed)
    expect(await read(id)).toMatchObject(truth)
    await boss.patch(`/tenders/${id}`, claimed)
    expect(await read(id)).toMatchObject(truth)
    await select(`update tenders set stage = 'lost', sent_at = now(), opened_at = now()
      where id = ${id}`)
    expect(await read(id)).toMatchObject(truth)
  })

  it('is right after an opening and an answer at the same moment', async () => {
    const { id } = await makeTender()
    await step(id, 'send', { to: [] })
    const { token, paper } = await linkOf(id)
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => press(token, 'open')),
      press(token, 'accept', { name: 'Ayşe', language: 'tr', paper, confirmed: true }),
    ])
    expect(answers.at(-1)?.status).toBe(200)
    expect(await stageFor(id)).toBe('accepted')
  })
})

describe('who reads only some fields of tenders', () => {
  const COMPUTED = ['stage', 'sentAt', 'openedAt', 'lostAt']
  let whole: Person
  let narrowed: Person
  let view: number
  let id: number
  beforeAll(async () => {
    const actions = ['read', 'export'] as const
    const trail: Permission = { subject: 'audit', actions: ['read'] }
    whole = await makePerson([{ subject: 'tenders', actions: [...actions] }, trail])
    // A role that was stored before the fields existed, or past the rules of roles.
    narrowed = await makePerson([
      {
        subject: 'tenders',
        actions: [...actions],
        fields: ['title', 'status', 'approver', 'acceptedAt', ...COMPUTED],
      },
      trail,
    ])
    id = (await makeTender()).id
    await step(id, 'send', { to: [] })
    await press((await linkOf(id)).token, 'open')
    const shared = { name: 'Açılanlar', list: 'tenders', audience: 'everyone' }
    const state = { where: { 'where[stage][equals]': 'opened' }, columns: ['title', 'stage'] }
    const made = await boss.post<{ doc: { id: number } }>('/list-views', { ...shared, state })
    view = made.json.doc.id
  })

  const values = async (person: Person) => {
    const { json } = await person.get<Json>(`/tenders/${id}?depth=0`)
    return COMPUTED.filter((field) => field in json)
  }
  it('does not find them in the record', async () => {
    expect(await values(whole)).toEqual(COMPUTED)
    expect(await values(narrowed)).toEqual([])
  })

  it.each([
    '/tenders?where[stage][equals]=opened',
    '/tenders?where[or][0][sentAt][exists]=true',
    '/tenders/count?where[openedAt][exists]=true',
    '/tenders?sort=stage',
    '/tenders?sort=-openedAt',
    '/tenders/export?format=csv&columns=title&where[stage][equals]=opened',
  ])('asks nothing of %s', async (path) => {
    expect((await whole.get(path)).status).toBe(200)
    expect([400, 403]).toContain((await narrowed.get(path)).status)
  })

  it('does not get them in files', async () => {
    const path = `/tenders/export?format=csv&columns=title,status,stage&where[id][equals]=${id}`
    expect((await whole.get(path)).text).toContain('Aşama')
    const { status, text } = await narrowed.get(path)
    expect(status, text).toBe(200)
    expect(text).not.toContain('Aşama')
  })

  it('does not get them by GraphQL', async () => {
    const ask = ({ cookie }: Person, query: string) => askGraphql(cookie, query)
    const field = `{ Tender(id: ${id}) { title stage sentAt openedAt } }`
    expect(await ask(whole, field)).toMatchObject({
      data: { Tender: { stage: 'opened', openedAt: expect.any(String) } },
    })
    expect(await ask(narrowed, field)).toMatchObject({
      data: { Tender: { title: expect.any(String), stage: null, sentAt: null, openedAt: null } },
    })
    const filter = '{ Tenders(where: { stage: { equals: opened } }) { totalDocs } }'
    expect((await ask(whole, filter)).text).toContain('totalDocs":')
    expect((await ask(narrowed, filter)).text).not.toContain('totalDocs":')
  })

  it('does not find the opening in the trail', async () => {
    const path = `/audit-events?where[subject][equals]=tenders&where[document][equals]=${id}&limit=50`
    expect((await whole.get(path)).text).toContain('"openedAt"')
    expect((await narrowed.get(path)).text).not.toContain('"openedAt"')
  })

  it('does not see a shared view that names them', async () => {
    const path = `/list-views?where[id][equals]=${view}`
    expect((await whole.get<{ totalDocs: number }>(path)).json.totalDocs).toBe(1)
    expect((await narrowed.get<{ totalDocs: number }>(path)).json.totalDocs).toBe(0)
  })

  it('is not granted them: no right is narrowed to what only readers of the whole see', async () => {
    const { json, status } = await boss.post<Json>('/roles', {
      name: `Aşama ${id}`,
      permissions: [{ subject: 'tenders', actions: ['read'], fields: ['title', 'stage'] }],
    })
    expect(status, JSON.stringify(json)).toBe(400)
  })
})
