import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { asSuperuser, select } from '../../factories/database'
import { askGraphql } from '../../factories/graphql'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCompany, makeEmployee, makeRow, type Row } from '../../factories/rows'
import { makeTender } from '../../factories/tender'

const NOTES: Permission = { subject: 'notes', actions: ['read', 'create', 'write'] }
const reads = (...subjects: Permission['subject'][]): Permission[] =>
  subjects.map((subject) => ({ subject, actions: ['read'] }))

type Written = { doc: Row }
const noteOn = (subject: string, document: number, more: object = {}) => ({
  subject,
  document,
  body: '<p>Aradım</p>',
  ...more,
})

/** As if it had been written earlier. */
const age = (id: number, minutes: number) =>
  asSuperuser(`update notes set created_at = created_at - make_interval(mins => ${minutes})
    where id = ${id}`)

let boss: Person
let company: number
let tender: Row
let project: number
let employee: number
/** Reads customers and their notes, and writes some. */
let seller: Person
beforeAll(async () => {
  boss = await administrator()
  company = (await makeCompany()).id
  employee = (await makeEmployee({ company })).id
  project = (await makeRow('company-projects', { name: 'Depo', company })).id
  tender = await makeTender({ company })
  seller = await makePerson([...reads('customers'), NOTES])
})

const write = async (person: Person, body: object) => {
  const { status, json, text } = await person.post<Written>('/notes', body as never)
  expect([status, text]).toEqual([201, text])
  return json.doc
}

describe('a note', () => {
  it('belongs to the customer of its record, and has an author', async () => {
    for (const [subject, id] of [
      ['companies', company],
      ['employees', employee],
      ['company-projects', project],
      ['tenders', tender.id],
    ] as const) {
      const { id: made } = await write(boss, noteOn(subject, id, { author: 1, company: 1 }))
      const { json } = await boss.get<Row>(`/notes/${made}?depth=0`)
      expect(json).toMatchObject({ subject, document: id, company, author: boss.id, kind: 'note' })
      expect(json.editedAt).toBeNull()
    }
  })

  it('keeps nothing a page could run', async () => {
    const { body } = await write(
      boss,
      noteOn('companies', company, { body: '<p onclick="x">a</p><script>b</script>' }),
    )
    expect(body).toBe('<p>a</p>')
  })

  it.each<[object, string, string]>([
    [{ body: '' }, 'body', 'required'],
    [{ body: '<script></script>' }, 'body', 'required'],
    [{ minutes: 5 }, 'minutes', 'notACall'],
    [{ kind: 'call', minutes: 5 }, 'callOutcome', 'required'],
    [{ kind: 'call', callOutcome: 'reached', minutes: 0.5 }, 'minutes', 'minutesInvalid'],
    [{ document: 2147483647 }, 'document', 'recordNotFound'],
    [{ document: 1.5 }, 'document', 'recordNotFound'],
    [{ sender: 'x' }, 'sender', 'unknownField'],
  ])('with %j is refused at %s', async (more, path, code) => {
    const { status, json } = await boss.post('/notes', noteOn('companies', company, more) as never)
    expect(status).toBe(400)
    expect(JSON.stringify(json)).toContain(`"path":"${path}"`)
    expect(JSON.stringify(json)).toContain(`"code":"${code}"`)
  })

  it('is refused by the database, too, without what it needs', async () => {
    const insert = (columns: string, values: string) =>
      select(
        `insert into notes (subject, document, ${columns}) values ('companies', ${company}, ${values})`,
      )
    await expect(insert('body', `''`)).rejects.toThrow('notes_call')
    await expect(insert('kind, minutes', `'call', 3`)).rejects.toThrow('notes_call')
    await expect(insert('body, document', `'a', 0.5`)).rejects.toThrow()
  })

  it('stays where it was written', async () => {
    const { id } = await write(seller, noteOn('companies', company))
    const { status, json } = await seller.patch(`/notes/${id}`, { subject: 'tenders' })
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('noteStays')])
    await expect(
      select(`update notes set document = document + 1 where id = ${id}`),
    ).rejects.toThrow('noteStays')
  })

  it('follows its record to another customer', async () => {
    const moved = await makeTender({ company })
    const { id } = await write(boss, noteOn('tenders', moved.id))
    const other = (await makeCompany()).id
    expect((await boss.patch(`/tenders/${moved.id}`, { company: other })).status).toBe(200)
    expect((await boss.get<Row>(`/notes/${id}?depth=0`)).json).toMatchObject({
      company: other,
      editedAt: null,
    })
  })

  it('goes to the trash with its record and comes back with it', async () => {
    const gone = (await makeCompany()).id
    const { id } = await write(boss, noteOn('companies', gone))
    const draft = await makeTender({ company })
    const onDraft = await write(boss, noteOn('tenders', draft.id))
    expect((await boss.remove(`/companies/${gone}`)).status).toBe(200)
    expect((await boss.remove(`/tenders/${draft.id}`)).status).toBe(200)
    expect((await boss.get(`/notes/${id}`)).status).toBe(404)
    expect((await boss.get(`/notes/${onDraft.id}`)).status).toBe(404)
    for (const [collection, record] of [
      ['companies', gone],
      ['tenders', draft.id],
    ] as const)
      expect((await boss.post('/trash/restore', { collection, record })).status).toBe(200)
    expect((await boss.get(`/notes/${id}`)).json).toMatchObject({ document: gone })
    expect((await boss.get(`/notes/${onDraft.id}`)).json).toMatchObject({ document: draft.id })
  })
})

describe('reading notes', () => {
  it('needs the right to them and to their record, by every way', async () => {
    const { id } = await write(boss, noteOn('tenders', tender.id))
    const where = `where[subject][equals]=tenders&where[document][equals]=${tender.id}`
    const graph = `{ Notes(where: { subject: { equals: tenders },
      document: { equals: ${tender.id} } }) { totalDocs } }`
    const stranger = await makePerson(reads('tenders', 'customers'))
    for (const person of [seller, stranger]) {
      expect([403, 404]).toContain((await person.get(`/notes/${id}`)).status)
      const { json, status } = await person.get<{ totalDocs?: number }>(`/notes?${where}`)
      expect(status === 403 || json.totalDocs === 0).toBe(true)
      const count = await person.get<{ totalDocs?: number }>(`/notes/count?${where}`)
      expect(count.status === 403 || count.json.totalDocs === 0).toBe(true)
      expect((await askGraphql(person.cookie, graph)).text).not.toMatch(/"totalDocs":[1-9]/)
      expect([403, 404]).toContain((await person.remove(`/notes/${id}`)).status)
    }
    const colleague = await makePerson([...reads('tenders'), NOTES])
    expect((await colleague.get(`/notes/${id}`)).status).toBe(200)
    expect((await askGraphql(colleague.cookie, graph)).text).toMatch(/"totalDocs":[1-9]/)
  })

  it('is no matter of the trail for readers of some records only', async () => {
    const { id } = await write(boss, noteOn('tenders', tender.id, { body: 'Gizli söz' }))
    const auditor = await makePerson([...reads('customers', 'audit'), NOTES])
    const asked = `/audit-events?where[subject][equals]=notes&where[document][equals]=${id}`
    expect((await auditor.get<{ totalDocs: number }>(asked)).json.totalDocs).toBe(0)
    expect((await boss.get<{ totalDocs: number }>(asked)).json.totalDocs).toBe(1)
  })

  it('is narrowed to the fields of the role', async () => {
    const { id } = await write(boss, noteOn('companies', company))
    const narrow = await makePerson([
      ...reads('customers'),
      { subject: 'notes', actions: ['read'], fields: ['kind', 'author'] },
    ])
    const { json } = await narrow.get<Row>(`/notes/${id}?depth=0`)
    expect(json.kind).toBe('note')
    expect(json.body).toBeUndefined()
  })

  it('writes none on a record that the author may not read', async () => {
    const { status, json } = await seller.post('/notes', noteOn('tenders', tender.id) as never)
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('recordNotFound')])
  })
})

describe('changing and deleting a note', () => {
  it('is its author’s for fifteen minutes', async () => {
    const { id } = await write(seller, noteOn('companies', company))
    const edit = (person: Person, body: string) => person.patch(`/notes/${id}`, { body })
    const edited = await edit(seller, '<p>Yine aradım</p>')
    expect(edited.status).toBe(200)
    expect((await seller.get<Row>(`/notes/${id}`)).json.editedAt).toEqual(expect.any(String))
    // Not even the administrator writes in somebody's name.
    expect((await edit(boss, 'x')).status).toBe(403)
    await age(id, 14)
    expect((await edit(seller, 'x')).status).toBe(200)
    await age(id, 1)
    const late = await edit(seller, 'y')
    expect([late.status, JSON.stringify(late.json)]).toEqual([
      409,
      expect.stringContaining('noteIsFinal'),
    ])
    expect((await seller.remove(`/notes/${id}`)).status).toBe(409)
    expect((await seller.get<Row>(`/notes/${id}`)).json.body).toBe('x')
    expect((await boss.remove(`/notes/${id}`)).status).toBe(200)
  })

  it('by its author can be taken back by them, and by no other author', async () => {
    const { id } = await write(seller, noteOn('companies', company))
    expect((await seller.remove(`/notes/${id}`)).status).toBe(200)
    const other = await makePerson([...reads('customers'), NOTES])
    const record = { collection: 'notes', record: id }
    expect((await other.post('/trash/restore', record)).status).toBe(403)
    expect((await seller.post('/trash/restore', record)).status).toBe(200)
    expect((await seller.get(`/notes/${id}`)).status).toBe(200)
  })

  it('at once from one state lets one through', async () => {
    const { id, updatedAt } = await write(seller, noteOn('companies', company))
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((body) =>
        seller.patch(`/notes/${id}`, { body }, { headers: { 'if-match': String(updatedAt) } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('while its record moves leaves it with the customer of the record', async () => {
    const moving = await makeTender({ company })
    const other = (await makeCompany()).id
    const [move, ...notes] = await Promise.all([
      boss.patch(`/tenders/${moving.id}`, { company: other }),
      ...Array.from({ length: 4 }, () => write(boss, noteOn('tenders', moving.id))),
    ])
    expect(move.status).toBe(200)
    const rows = await select<{ company_id: number }>(
      `select company_id from notes where id in (${notes.map(({ id }) => id).join()})`,
    )
    expect(rows.map(({ company_id }) => company_id)).toEqual(notes.map(() => other))
  })
})
