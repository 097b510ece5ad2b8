import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeCompany } from '../../factories/rows'

type Change = { field: string; before: unknown; after: unknown }
type Event = { id: number; subject: string; action: string; user: number; changes: Change[] }
type Page = { docs: Event[]; totalDocs: number }

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const about = (subject: string, id: number, more = '') =>
  `/audit-events?where[subject][equals]=${subject}&where[document][equals]=${id}${more}`

const eventsOf = async (reader: Person, subject: string, id: number) =>
  (await reader.get<Page>(about(subject, id))).json

/** A company made and changed: two rows of the trail. */
const changedCompany = async () => {
  const company = await makeCompany({ title: 'Eski', email: 'eski@example.com' })
  await boss.patch(`/companies/${company.id}`, { title: 'Yeni', email: 'yeni@example.com' })
  return company.id
}

const AUDIT = { subject: 'audit' as const, actions: ['read' as const] }

describe('the audit trail over REST', () => {
  it('says what changed, newest first', async () => {
    const id = await changedCompany()
    const { docs, totalDocs } = await eventsOf(boss, 'companies', id)
    expect(totalDocs).toBe(2)
    expect(docs[0]).toMatchObject({
      action: 'update',
      subject: 'companies',
      document: id,
      user: boss.id,
      changes: expect.arrayContaining([
        { field: 'title', before: 'Eski', after: 'Yeni' },
        { field: 'email', before: 'eski@example.com', after: 'yeni@example.com' },
      ]),
    })
    expect(typeof docs[0]?.id).toBe('number')
    expect(docs[0]).not.toHaveProperty('details')
    expect(docs[1]?.action).toBe('create')
  })

  it('names lists and groups as REST does', async () => {
    const { id } = await makeCompany({ workingDays: ['monday'] })
    await boss.patch(`/companies/${id}`, { extraEmails: [{ email: 'a@example.com' }] })
    const { docs } = await eventsOf(boss, 'companies', id)
    const others = (field: string | null) =>
      !['name', 'owner', 'noReminders', 'isMerged'].includes(field ?? '')
    expect(docs.map(({ changes }) => changes.find(({ field }) => others(field)))).toEqual([
      { field: 'extraEmails', before: null, after: [{ email: 'a@example.com' }] },
      { field: 'workingDays', before: null, after: ['monday'] },
      undefined,
    ])
  })

  it('is closed without its right', async () => {
    const reader = await makePerson([{ subject: 'customers', actions: ['read'] }])
    expect((await reader.get('/audit-events')).status).toBe(403)
    expect((await reader.get('/audit-events/count')).status).toBe(403)
  })

  it('has no rows about what the reader may not read', async () => {
    const id = await changedCompany()
    const all = await eventsOf(boss, 'companies', id)
    const reader = await makePerson([AUDIT, { subject: 'tenders', actions: ['read'] }])
    expect(await eventsOf(reader, 'companies', id)).toMatchObject({ docs: [], totalDocs: 0 })
    const count = await reader.get<{ totalDocs: number }>(
      about('companies', id).replace('events?', 'events/count?'),
    )
    expect(count.json.totalDocs).toBe(0)
    expect((await reader.get(`/audit-events/${all.docs[0]?.id}`)).status).toBe(404)
    // Everybody reads their own user; of the trail of users that is no right to read.
    expect(await eventsOf(reader, 'users', reader.id)).toMatchObject({ docs: [] })
  })

  it('has no fields that the reader may not read', async () => {
    const id = await changedCompany()
    const reader = await makePerson([
      AUDIT,
      { subject: 'customers', actions: ['read'], fields: ['name', 'title'] },
    ])
    const { docs } = await eventsOf(reader, 'companies', id)
    expect(docs[0]?.changes).toEqual([{ field: 'title', before: 'Eski', after: 'Yeni' }])
    const fields = docs.flatMap(({ changes }) => changes.map(({ field }) => field))
    expect(fields).not.toContain('email')
    expect(JSON.stringify(docs)).not.toContain('@example.com')
  })

  it('keeps costs from whoever may not see them', async () => {
    const card = await makeCard({ costPrice: 71.25 })
    await boss.patch(`/stock-cards/${card.id}`, { costPrice: 93.5 })
    const reader = await makePerson([AUDIT, { subject: 'stock-cards', actions: ['read'] }])
    const { docs } = await eventsOf(reader, 'stock-cards', card.id)
    // The change of the cost alone is not there.
    expect(docs.map(({ action }) => action)).toEqual(['create'])
    expect(JSON.stringify(docs)).not.toMatch(/71\.25|93\.5/)
    expect(JSON.stringify(await eventsOf(boss, 'stock-cards', card.id))).toMatch(/71\.25/)
  })

  it('cannot be asked by values', async () => {
    for (const query of [
      'where[details][like]=71',
      'where[details.cost_price.0][equals]=71.25',
      'where[changes][like]=71',
      'sort=details',
      'sort=changes',
    ])
      expect(`${query} ${(await boss.get(`/audit-events?${query}`)).status}`).toBe(`${query} 400`)
  })

  it('cannot be written', async () => {
    const [event] = (await boss.get<Page>('/audit-events?limit=1')).json.docs
    expect((await boss.post('/audit-events', { action: 'x' })).status).toBeGreaterThan(400)
    const changed = await boss.patch(`/audit-events/${event?.id}`, { action: 'x' })
    expect(changed.status).toBeGreaterThan(400)
    expect((await boss.remove(`/audit-events/${event?.id}`)).status).toBeGreaterThan(400)
  })
})

describe('the audit trail over GraphQL', () => {
  const ask = async (reader: Person, query: string) => {
    const { POST } = await import('@/app/(payload)/api/graphql/route')
    const answer = await POST(
      new Request('http://localhost:3000/api/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'http://localhost:3000',
          cookie: reader.cookie,
        },
        body: JSON.stringify({ query }),
      }),
    )
    return answer.text()
  }

  it('hides the same rows and fields', async () => {
    const id = await changedCompany()
    const query = (fields: string) =>
      `{ AuditEvents(where: { document: { equals: ${id} }, subject: { equals: "companies" } }) { docs { ${fields} } } }`
    expect(await ask(boss, query('action changes'))).toContain('yeni@example.com')
    const narrowed = await makePerson([
      AUDIT,
      { subject: 'customers', actions: ['read'], fields: ['name'] },
    ])
    const seen = await ask(narrowed, query('action changes'))
    expect(seen).toContain('"create"')
    expect(seen).not.toMatch(/"update"/)
    expect(seen).not.toMatch(/example\.com|Eski|Yeni/)
    const stranger = await makePerson([AUDIT])
    expect(await ask(stranger, query('action'))).toContain('"docs":[]')
    expect(await ask(boss, query('details'))).not.toMatch(/example\.com|Eski|Yeni/)
    expect(await ask(boss, 'mutation { deleteAuditEvent(id: 1) { id } }')).toContain('errors')
  })
})
