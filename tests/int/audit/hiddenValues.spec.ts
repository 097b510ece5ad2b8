import { beforeAll, describe, expect, it } from 'vitest'
import { EVENT_DETAILS } from '@/access/reading/eventDetails'
import type { Permission } from '@/access/roles/permissions'
import type { ActivityPage } from '@/domain/audit/activity'
import { asSuperuser, select } from '../../factories/database'
import { askGraphql } from '../../factories/graphql'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeCompany } from '../../factories/rows'

const AUDIT: Permission = { subject: 'audit', actions: ['read'] }
const reads = (subject: Permission['subject'], ...fields: string[]): Permission => ({
  subject,
  actions: ['read'],
  ...(fields.length > 0 && { fields }),
})

type Event = { id: number; action: string; changes: { field: string; after: unknown }[] }
type Found = { list: Event[]; total: number; byId: number[]; activity: number; text: string }

let boss: Person
let dated = 0
beforeAll(async () => {
  boss = await administrator()
})

/** What a reader finds of some rows of the trail, over every way to read it. */
const foundBy = async (reader: Person, subject: string, document: number): Promise<Found> => {
  const where = `where[subject][equals]=${subject}&where[document][equals]=${document}`
  const list = await reader.get<{ docs: Event[]; totalDocs: number }>(`/audit-events?${where}`)
  const count = await reader.get<{ totalDocs: number }>(`/audit-events/count?${where}`)
  const activity = await reader.get<ActivityPage>(
    `/audit-events/activity?subject=${subject}&document=${document}`,
  )
  const graphql = await askGraphql(
    reader.cookie,
    `{ AuditEvents(where: { subject: { equals: "${subject}" }, document: { equals: ${document} } })
       { totalDocs docs { id action changes } } }`,
  )
  const rows = await select<{ id: number }>(
    'select id::int as id from audit_events where subject = $1 and document = $2 order by id desc',
    [subject, document],
  )
  const single = await Promise.all(rows.map(({ id }) => reader.get(`/audit-events/${id}`)))
  expect([list.status, count.status, activity.status, graphql.code]).toEqual([200, 200, 200, null])
  const { docs, totalDocs } = list.json
  const inGraphql = graphql.data?.AuditEvents as { totalDocs: number }
  expect([count.json.totalDocs, inGraphql.totalDocs, docs.length]).toEqual([
    totalDocs,
    totalDocs,
    totalDocs,
  ])
  return {
    list: docs,
    total: totalDocs,
    byId: single.map(({ status }) => status),
    activity: activity.json.entries.length,
    text: [list, activity, graphql, ...single].map(({ text }) => text).join('\n'),
  }
}

describe('a change of hidden fields', () => {
  it('is not there: neither who nor when', async () => {
    const { id } = await makeCompany({ email: 'once@example.com', bossPhone: '05321112233' })
    await boss.patch(`/companies/${id}`, { bossPhone: '05329998877' })
    await boss.patch(`/companies/${id}`, { email: 'sonra@example.com' })
    const reader = await makePerson([AUDIT, reads('customers', 'name', 'email')])
    const found = await foundBy(reader, 'companies', id)
    expect(found).toMatchObject({ total: 2, activity: 2, byId: [200, 404, 200] })
    expect(found.text).not.toMatch(/0532\d{7}/)
    expect(await foundBy(boss, 'companies', id)).toMatchObject({ total: 3, activity: 3 })
  })

  it('is not there where only a cost changed', async () => {
    const { id } = await makeCard({ costPrice: 71.25, stock: 3 })
    await boss.patch(`/stock-cards/${id}`, { costPrice: 93.5 })
    const reader = await makePerson([AUDIT, reads('stock-cards')])
    const found = await foundBy(reader, 'stock-cards', id)
    expect(found.total).toBe((await foundBy(boss, 'stock-cards', id)).total - 1)
    expect(found.text).not.toMatch(/71[.,]25|93[.,]5/)
  })

  it('is there on one’s own user, and hides a password of others', async () => {
    const reader = await makePerson([AUDIT, reads('users', 'name')])
    const other = await makePerson([])
    for (const { id } of [reader, other]) await boss.patch(`/users/${id}`, { phone: '05321112233' })
    await boss.patch(`/users/${other.id}`, { password: 'baska bir parola 2' })
    const own = await foundBy(reader, 'users', reader.id)
    const all = await foundBy(boss, 'users', reader.id)
    expect(own.total).toBe(all.total)
    const found = await foundBy(reader, 'users', other.id)
    expect(found.list.map(({ action }) => action)).toEqual(['create'])
    expect(found.text).not.toMatch(/05321112233|password/)
  })
})

describe('a detail of an event', () => {
  const CLOSED: Record<string, Permission[]> = {
    trail: [],
    wholeRecord: [reads('users', 'name')],
    namedColumns: [reads('users', 'name')],
    field: [reads('users', 'name')],
  }
  const kindOf = (opener: unknown) => (typeof opener === 'string' ? opener : 'field')
  const details = Object.entries(EVENT_DETAILS).flatMap(([event, declared]) =>
    Object.entries(declared).map(([name, opener]) => [event, name, kindOf(opener)] as const),
  )
  const canaryOf = (name: string) => (name === 'filters' ? '[phone][like]=5551' : `kanarya-${name}`)

  const record = async (event: string, names: readonly string[]) => {
    // A user that is not there: nothing else happened to it.
    const document = 2_000_000_000 + (dated += 1)
    const told = Object.fromEntries(names.map((name) => [name, [null, canaryOf(name)]]))
    const values = [event, document, JSON.stringify(told)]
    // Written by the redaction alone, never by the program.
    if (event === 'erase')
      await asSuperuser(`select audit_write($1, 'users', $2, null, null, $3::jsonb)`, values)
    else await select(`select audit_access($1, 'users', $2, '{}', $3::jsonb)`, values)
    return document
  }

  it.each(details)(
    '%s %s is open to who may read %s, and to nobody else',
    async (event, name, kind) => {
      const document = await record(event, Object.keys(EVENT_DETAILS[event as 'export']))
      const canary = canaryOf(name)
      expect((await foundBy(boss, 'users', document)).text).toContain(canary)
      const reader = await makePerson([
        AUDIT,
        ...(CLOSED[kind]?.length ? CLOSED[kind] : [reads('users')]),
      ])
      const { text } = await foundBy(reader, 'users', document)
      if (kind === 'trail') expect(text).toContain(canary)
      else expect(text).not.toContain(canary)
    },
  )

  it('that is not declared is shown to nobody', async () => {
    const document = await record('signOut', ['token'])
    const found = await foundBy(boss, 'users', document)
    expect(found.total).toBe(1)
    expect(found.text).not.toContain('kanarya')
  })

  it('is not of an event that has nothing else: then the event is not there', async () => {
    const document = await record('signInRefused', ['email'])
    const reader = await makePerson([AUDIT, reads('users', 'name')])
    expect(await foundBy(reader, 'users', document)).toMatchObject({
      total: 0,
      activity: 0,
      byId: [404],
    })
  })

  it('of a filter through a relation needs the column on the other side', async () => {
    const document = 2_000_000_000 + (dated += 1)
    await select(
      `select audit_access('export', 'meets', $1, '{}',
        '{"filters": [null, "[company.bossPhone][like]=5551"], "rows": [null, "417"], "format": [null, "csv"]}')`,
      [document],
    )
    expect((await foundBy(boss, 'meets', document)).text).toMatch(/5551[\s\S]*417|417[\s\S]*5551/)
    const reader = await makePerson([AUDIT, reads('meets'), reads('customers', 'name')])
    const { text, total } = await foundBy(reader, 'meets', document)
    expect(total).toBe(1)
    expect(text).toContain('csv')
    expect(text).not.toMatch(/5551|417/)
  })
})
