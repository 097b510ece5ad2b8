import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { actionsOf, SUBJECTS, type Permission, type Subject } from '@/access/roles/permissions'
import { CHANGED_SLUGS, EVENT_TYPES } from '@/catalog/eventTypes'
import type { EventEnvelope } from '@/queries/events/envelopes'
import { select } from '../../factories/database'
import { DELETABLE } from '../../factories/deletable'
import { endOfLog, loggedBy, readLog, settleLog } from '../../factories/eventLog'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { makeCard, makeCompany, makeRow } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'
import { rest } from '../../helpers/rest'
import { makeScene } from '../access/matrixScene'

let boss: Person
/** Of one record of each collection, and of some of what happens to a tender. */
let begin: string
let all: EventEnvelope[]
beforeAll(async () => {
  boss = await administrator()
  begin = await endOfLog()
  await makeScene()
  for (const slug of ['notes', 'actions', 'media']) await DELETABLE[slug]?.()
  const { id } = await makeTender({ items: [freeLine()] })
  await step(id, 'send')
  await step(id, 'approve')
  await settleLog()
  all = (await readLog(boss, { after: begin })).events
})

const reads = (subject: Subject, ...fields: string[]): Permission => ({
  subject,
  actions: ['read'],
  ...(fields.length > 0 && { fields }),
})
const lineOf = ({ type, data }: EventEnvelope) => `${type} ${data.id}`
const seenBy = async (reader: Person) => (await readLog(reader, { after: begin })).events

it('needs somebody who is signed in', async () => {
  expect((await rest({ method: 'GET', path: '/api/events' })).status).toBe(401)
})

describe('a role that reads one subject', () => {
  const subjects = SUBJECTS.filter((subject) => actionsOf(subject).includes('read'))

  it('sees the events of the records that it reads by their addresses, and no others', async () => {
    const types = new Map<Subject, number>()
    for (const subject of subjects) {
      const reader = await makePerson([reads(subject)])
      const readable = new Set<string>()
      for (const slug of CHANGED_SLUGS) {
        const { status, json } = await reader.get<{ docs: { id: number }[] }>(
          // The newest: other files may have left more of them than a page has.
          `/${slug}?limit=500&depth=0&pagination=false&sort=-id`,
        )
        if (status === 200) for (const { id } of json.docs) readable.add(`${slug} ${id}`)
      }
      const expected = all.filter(({ data }) => readable.has(`${data.subject} ${data.id}`))
      const seen = await seenBy(reader)
      expect(seen.map(lineOf), subject).toEqual(expected.map(lineOf))
      types.set(subject, new Set(seen.map(({ type }) => type)).size)
    }
    // Pictures are read by everybody; each of these has events of its own besides.
    for (const subject of ['customers', 'tenders', 'stock-cards', 'currency-rates'] as const)
      expect(types.get(subject), subject).toBeGreaterThan(1)
    expect(types.get('users')).toBe(1)
  })

  it('gets nothing of other types when it asks for them', async () => {
    const reader = await makePerson([reads('customers')])
    const { events } = await readLog(reader, { after: begin, types: 'tender.sent,company.created' })
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['company.created']))
  })

  it('sees nothing more once its right is taken', async () => {
    const reader = await makePerson([reads('stock-types')])
    const own = async () =>
      (await seenBy(reader)).filter(({ data }) => data.subject === 'stock-types').length
    expect(await own()).toBeGreaterThan(0)
    await select(`update roles set permissions = '[]' where id = $1`, [reader.roleId])
    expect(await own()).toBe(0)
  })
})

describe('a role that reads some fields', () => {
  const CANARY = 'kanarya7Q'

  it('does not see that closed fields changed, of the record, its lists and its parts', async () => {
    const company = await makeCompany({ email: 'once@example.com' })
    const card = await makeCard({ costPrice: 5 })
    const tender = await makeTender({ items: [freeLine()] })
    const reader = await makePerson([
      reads('customers', 'name', 'email'),
      reads('stock-cards'),
      reads('tenders', 'title', 'date'),
    ])
    const change = (path: string, data: object) => () => boss.patch(path, data)
    const closed = (text: string) => async () => {
      await change(`/companies/${company.id}`, { title: text })()
      await change(`/companies/${company.id}`, { extraEmails: [{ email: `${text}@a.example` }] })()
      await change(`/stock-cards/${card.id}`, { costPrice: text.length })()
      await change(`/tenders/${tender.id}`, { internalNote: text })()
      await select(`update tender_items set description = $2 where tender_id = $1`, [
        tender.id,
        text,
      ])
    }
    expect(await loggedBy(reader, closed(CANARY))).toEqual([])
    expect(await loggedBy(boss, closed('baska'))).toEqual([
      `company.updated ${company.id}`,
      `company.updated ${company.id}`,
      `stock_card.updated ${card.id}`,
      `tender.updated ${tender.id}`,
      `tender.updated ${tender.id}`,
    ])
    const open = async () => {
      await change(`/companies/${company.id}`, { email: 'sonra@example.com' })()
      await change(`/stock-cards/${card.id}`, { currentPrice: 9 })()
      await change(`/tenders/${tender.id}`, { title: 'Yeni' })()
    }
    expect(await loggedBy(reader, open)).toEqual([
      `company.updated ${company.id}`,
      `stock_card.updated ${card.id}`,
      `tender.updated ${tender.id}`,
    ])
  })

  it('sees changes of parts and of one transaction by any of the fields', async () => {
    const tender = await makeTender({ items: [freeLine()] })
    const reader = await makePerson([reads('tenders', 'title', 'items')])
    const lines = await loggedBy(reader, async () => {
      await select(`update tender_items set description = 'Yeni' where tender_id = $1`, [tender.id])
      await boss.patch(`/tenders/${tender.id}`, { internalNote: CANARY })
      await boss.patch(`/tenders/${tender.id}`, { internalNote: 'x', title: 'Yeni' })
    })
    expect(lines).toEqual([`tender.updated ${tender.id}`, `tender.updated ${tender.id}`])
  })

  it('gets the values of open fields, and no event that a closed field shows', async () => {
    const { id, title } = await makeTender({ title: CANARY, items: [freeLine()] })
    const after = await endOfLog()
    await step(id, 'send')
    await step(id, 'approve')
    await settleLog()
    const ofTender = async (...fields: string[]) => {
      const reader = await makePerson([reads('tenders', ...fields)])
      const { events } = await readLog(reader, { after, types: 'tender.sent,tender.approved' })
      return events
    }
    expect((await ofTender('number')).map(({ type }) => type)).toEqual([])
    const closed = await ofTender('status', 'number')
    expect(closed.map(({ type }) => type)).toEqual(['tender.sent'])
    expect(JSON.stringify(closed)).not.toMatch(new RegExp(`${CANARY}|totalBase|createdBy|actor`))
    expect(Object.keys(closed[0]?.data ?? {}).sort()).toEqual([
      ...['id', 'number', 'subject', 'wasDraft'],
    ])
    const open = await ofTender('status', 'isApproved', 'title')
    expect(open.map(({ data }) => data)).toEqual([
      { subject: 'tenders', id, title, wasDraft: true },
      { subject: 'tenders', id, title },
    ])
  })

  it('agrees with the trail on every change', async () => {
    for (const permissions of [
      [reads('tenders', 'title')],
      [reads('tenders', 'status', 'items'), reads('stock-cards', 'name')],
      [reads('stock-cards'), reads('stock-groups')],
      [reads('customers', 'email'), reads('stock-movements', 'note')],
    ]) {
      const reader = await makePerson([...permissions, reads('audit')])
      const { json } = await reader.get<{ docs: { subject: string; document: number }[] }>(
        '/audit-events?limit=500&depth=0&pagination=false&sort=-id&where[action][not_equals]=create',
      )
      const trailed = new Set(json.docs.map(({ subject, document }) => `${subject} ${document}`))
      const updates = (await seenBy(reader)).filter(({ type }) => type.endsWith('.updated'))
      const logged = updates.map(({ data }) => `${data.subject} ${data.id}`)
      expect(logged.filter((record) => !trailed.has(record))).toEqual([])
    }
  })
})

describe('a sample', () => {
  const keysFor = async (reader: Pick<Person, 'get'>, type: string) => {
    const { status, json } = await reader.get<EventEnvelope>(`/events/sample?type=${type}`)
    return status === 200 ? Object.keys(json.data).sort() : status
  }

  it('has every value of its type, for whoever may read everything', async () => {
    for (const type of EVENT_TYPES) {
      const { status, json } = await boss.get<EventEnvelope>(`/events/sample?type=${type}`)
      expect([status, json.type], type).toEqual([200, type])
    }
    const sent = all.find(({ type }) => type === 'tender.sent')
    expect(await keysFor(boss, 'tender.sent')).toEqual(
      expect.arrayContaining(Object.keys(sent?.data ?? {})),
    )
  })

  it('has the values that its reader would get, and is refused to who gets no such event', async () => {
    const reader = await makePerson([reads('tenders', 'status', 'title')])
    expect(await keysFor(reader, 'tender.sent')).toEqual(['id', 'subject', 'title', 'wasDraft'])
    expect(await keysFor(reader, 'tender.approved')).toBe(403)
    expect(await keysFor(reader, 'company.created')).toBe(403)
    expect(await keysFor(reader, 'tender.created')).toEqual(['id', 'subject'])
    const program = await makeProgram(allPermissions(), { scopes: ['read:stock-types'] })
    expect(await keysFor(program, 'stock_type.created')).toEqual(['id', 'subject'])
    expect(await keysFor(program, 'tender.sent')).toBe(403)
    for (const path of ['recent', 'sample?type=tender.sent'])
      expect((await rest({ path: `/api/events/${path}` })).status, path).toBe(401)
  })

  it('agrees with the newest events about what its reader gets', async () => {
    const reader = await makePerson([reads('tenders', 'status', 'title'), reads('stock-types')])
    const { json } = await reader.get<EventEnvelope[]>('/events/recent?limit=500')
    const seen = await seenBy(reader)
    expect(seen.length).toBeGreaterThan(0)
    expect(json.slice(0, seen.length)).toEqual(seen.reverse())
    for (const type of new Set(json.map(({ type: one }) => one)))
      expect(await keysFor(reader, type), type).not.toBe(403)
  })
})

describe('rows on records', () => {
  const note = async (subject: string, document: number) =>
    (await makeRow('notes', { subject, document, kind: 'note', body: '<p>Söz</p>' })).id

  it('are events for those who read the record, and not once they are gone', async () => {
    const [company, tender] = [(await makeCompany()).id, (await makeTender()).id]
    const reader = await makePerson([reads('notes'), reads('customers')])
    const after = await endOfLog()
    const [open, closed, gone] = [
      await note('companies', company),
      await note('tenders', tender),
      await note('companies', company),
    ]
    await boss.remove(`/notes/${gone}`)
    await settleLog()
    const types = 'note.created,note.deleted'
    const linesFor = async (who: Person) =>
      (await readLog(who, { after, types })).events.map(lineOf)
    expect(await linesFor(reader)).toEqual([`note.created ${open}`])
    expect(await linesFor(boss)).toEqual(
      [open, closed, gone].map((id) => `note.created ${id}`).concat(`note.deleted ${gone}`),
    )
  })
})

describe('deleted records', () => {
  it('stay in the log for readers of their collection', async () => {
    const { id } = await makeCompany()
    const after = await endOfLog()
    await boss.patch(`/companies/${id}`, { email: 'a@example.com' })
    await boss.remove(`/companies/${id}`)
    await settleLog()
    const reader = await makePerson([reads('customers')])
    const stranger = await makePerson([reads('stock-cards')])
    expect((await readLog(reader, { after })).events.map(lineOf)).toEqual([
      `company.updated ${id}`,
      `company.deleted ${id}`,
    ])
    expect((await readLog(stranger, { after })).events).toEqual([])
  })
})

describe('a program', () => {
  it('sees what its scopes leave of its role', async () => {
    const program = await makeProgram(allPermissions(), { scopes: ['read:stock-types'] })
    const narrow = await readLog(program, { after: begin })
    expect(new Set(narrow.events.map(({ type }) => type.split('.')[0]))).toEqual(
      new Set(['stock_type']),
    )
    const reader = await makeProgram(allPermissions())
    const created = (events: EventEnvelope[]) =>
      events.filter(({ type }) => type.endsWith('.created')).map(lineOf)
    const page = await readLog(reader, { after: begin })
    expect(created(page.events)).toEqual(created((await readLog(boss, { after: begin })).events))
    const nothing = await makeProgram(allPermissions(), { scopes: ['create:tenders'] })
    expect((await readLog(nothing, { after: begin })).events).toEqual([])
  })
})
