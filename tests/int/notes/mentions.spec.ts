import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { composeMentionMail } from '@/operations/notifications/composeMentionMail'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCompany, makeEmployee, makeRow, type Row } from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { notificationsOf } from '../notifications/stored'

const NOTES: Permission = { subject: 'notes', actions: ['read', 'create', 'write'] }
const reads = (...subjects: Permission['subject'][]): Permission[] =>
  subjects.map((subject) => ({ subject, actions: ['read'] }))
const naming = (...people: { id: number }[]) =>
  `<p>Bak: ${people.map(({ id }) => `<span data-mention="${id}">@Biri</span>`).join(' ')}</p>`

let boss: Person
let company: number
let author: Person
/** Read customers and notes. */
let reader: Person
/** Reads customers, but no notes. */
let outsider: Person
beforeAll(async () => {
  boss = await administrator()
  company = (await makeCompany()).id
  author = await makePerson([...reads('customers'), NOTES])
  reader = await makePerson(reads('customers', 'notes'))
  outsider = await makePerson(reads('customers', 'tenders'))
})

type Written = { doc: Row }
const write = (body: string, more: object = {}, person = author) =>
  person.post<Written>('/notes', {
    subject: 'companies',
    document: company,
    body,
    ...more,
  } as never)
const mailsFor = ({ id }: Person) =>
  select<{ data: Record<string, unknown>; wait: number }>(
    `select data, extract(epoch from due_at - created_at)::int as wait from mails
     where kind = 'mention' and state = 'waiting' and (data ->> 'user')::int = $1 order by id`,
    [id],
  )
const compose = async (data: Record<string, unknown>) =>
  composeMentionMail(await createLocalReq({}, await getTestPayload()), {
    data,
    locale: 'tr',
  } as never)

/** Gives somebody the role of `outsider`. */
const loseNotes = async ({ id }: Person) => {
  const { json } = await boss.get<Row>(`/users/${outsider.id}?depth=0`)
  expect((await boss.patch(`/users/${id}`, { role: json.role } as never)).status).toBe(200)
}

describe('mentioning', () => {
  it('is offered for active people who read such records and their notes', async () => {
    const gone = await makePerson(reads('customers', 'notes'))
    await boss.post(`/users/${gone.id}/suspend`)
    const { json } = await author.get<{ docs: { id: number }[] }>('/notes/people?subject=companies')
    const ids = json.docs.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([author.id, reader.id, boss.id]))
    expect(ids).not.toContain(outsider.id)
    expect(ids).not.toContain(gone.id)
    expect(Object.keys(json.docs[0] ?? {}).sort()).toEqual(['id', 'name'])
  })

  it.each<[string, () => Person, number]>([
    ['subject=companies', () => reader, 403],
    ['subject=tenders', () => author, 403],
    ['subject=users', () => author, 400],
    ['subject=companies&limit=1', () => author, 400],
    ['', () => author, 400],
  ])('is not answered for %s', async (query, person, status) => {
    expect((await person().get(`/notes/people?${query}`)).status).toBe(status)
  })

  it('somebody who may not read the note is refused at the text', async () => {
    const gone = await makePerson(reads('customers', 'notes'))
    await boss.post(`/users/${gone.id}/suspend`)
    for (const person of [outsider, gone, { id: 2147483647 }]) {
      const { status, json } = await write(naming(reader, person))
      expect([status, JSON.stringify(json)]).toEqual([
        400,
        expect.stringMatching(/"path":"body".*mentionCannotRead|mentionCannotRead.*"path":"body"/),
      ])
    }
    expect(await notificationsOf(reader)).toEqual([])
  })

  it('notifies once, and a later change only those it adds', async () => {
    const [one, two] = [
      await makePerson(reads('customers', 'notes')),
      await makePerson(reads('customers', 'notes')),
    ]
    const { json } = await write(naming(one, author, one))
    const told = { event: 'mentioned', document: company, data: expect.objectContaining({}) }
    expect(await notificationsOf(one)).toMatchObject([told])
    expect(await notificationsOf(author)).toEqual([])
    await select('update notifications set read_at = now() where recipient_id = $1', [one.id])
    expect((await author.patch(`/notes/${json.doc.id}`, { body: naming(one, two) })).status).toBe(
      200,
    )
    expect(await notificationsOf(one)).toHaveLength(1)
    expect(await notificationsOf(two)).toMatchObject([told])
  })

  it('notifies whatever of the note the author asks to see', async () => {
    const person = await makePerson(reads('customers', 'notes'))
    const { status } = await author.post('/notes?select[kind]=true', {
      subject: 'companies',
      document: company,
      body: naming(person),
    } as never)
    expect(status).toBe(201)
    expect(await notificationsOf(person)).toMatchObject([{ event: 'mentioned' }])
  })

  it('is not offered, and mails nothing, of users who have not accepted an invitation', async () => {
    const invited = await makePerson(reads('customers', 'notes'))
    await select(
      `insert into user_invitations (user_id, nonce, locale, expires_at)
       values ($1, 'n', 'tr', now())`,
      [invited.id],
    )
    expect((await write(naming(invited))).status).toBe(400)
  })

  it('leads to the record, for a note on an employee to the company', async () => {
    const person = await makePerson(reads('customers', 'tenders', 'company-projects', 'notes'))
    const employee = (await makeEmployee({ company })).id
    const project = (await makeRow('company-projects', { name: 'Köprü', company })).id
    const tender = await makeTender({ company, title: 'Çelik' })
    for (const [subject, document] of [
      ['employees', employee],
      ['company-projects', project],
      ['tenders', tender.id],
    ])
      expect((await write(naming(person), { subject, document }, boss)).status).toBe(201)
    await notificationsOf(person)
    const { json } = await person.get<{ docs: Row[] }>('/notifications')
    expect(json.docs.map(({ link }) => link).sort()).toEqual([
      `/company-projects/view/${project}`,
      `/customers/view/${company}`,
      `/tenders/view/${tender.id}`,
    ])
    const bodies = json.docs.map(({ body }) => body).join()
    expect(bodies).toContain('Çelik')
    expect(bodies).toContain('Köprü')
  })

  it('tells nobody of a note that is gone, or that they may not read any more', async () => {
    const [one, two] = [
      await makePerson(reads('customers', 'notes')),
      await makePerson(reads('customers', 'notes')),
    ]
    const { json } = await write(naming(one))
    expect((await author.remove(`/notes/${json.doc.id}`)).status).toBe(200)
    expect((await write(naming(two))).status).toBe(201)
    await loseNotes(two)
    expect(await notificationsOf(one)).toEqual([])
    expect(await notificationsOf(two)).toEqual([])
  })
})

describe('the mail about a mention', () => {
  it('waits ten minutes, is one for a record, and tells nothing of the text', async () => {
    const person = await makePerson(reads('customers', 'notes'))
    await write(naming(person).replace('Bak', 'Gizli söz'))
    await notificationsOf(person)
    await write(naming(person))
    await notificationsOf(person)
    const [mail, ...more] = await mailsFor(person)
    expect(more).toEqual([])
    expect(mail?.wait).toBe(600)
    const content = JSON.stringify(await compose(mail?.data ?? {}))
    expect(content).toContain(`/customers/view/${company}`)
    expect(content).not.toContain('Gizli')
  })

  it('is not sent once it was read, or may not be read any more', async () => {
    const [one, two] = [
      await makePerson(reads('customers', 'notes')),
      await makePerson(reads('customers', 'notes')),
    ]
    await write(naming(one, two))
    await notificationsOf(one)
    const [first, second] = [await mailsFor(one), await mailsFor(two)]
    await select('update notifications set read_at = now() where recipient_id = $1', [one.id])
    expect(await compose(first[0]?.data ?? {})).toBeNull()
    expect(await compose(second[0]?.data ?? {})).not.toBeNull()
    await loseNotes(two)
    expect(await compose(second[0]?.data ?? {})).toBeNull()
  })

  it('is not sent once the mention was taken back, unless a later note has one', async () => {
    const person = await makePerson(reads('customers', 'notes'))
    const { json } = await write(naming(person))
    await notificationsOf(person)
    const [mail] = await mailsFor(person)
    await author.patch(`/notes/${json.doc.id}`, { body: '<p>Vazgeçtim</p>' })
    expect(await compose(mail?.data ?? {})).toBeNull()
    await write(naming(person))
    expect(await compose(mail?.data ?? {})).not.toBeNull()
  })

  it('is for nobody who switched such notifications off', async () => {
    const person = await makePerson(reads('customers', 'notes'))
    await person.post('/payload-preferences/notifications', { value: { muted: ['mention'] } })
    await write(naming(person))
    expect(await notificationsOf(person)).toEqual([])
    expect(await mailsFor(person)).toEqual([])
  })
})
