import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { Planning } from '@/present/timeline/planning'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCompany, makeEmployee, makeRow, type Row } from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { ORIGIN, rest } from '../../helpers/rest'

const PLANS: Permission = { subject: 'actions', actions: ['read', 'create'] }
const reads = (subject: Permission['subject'], fields?: string[]): Permission => ({
  subject,
  actions: ['read'],
  ...(fields && { fields }),
})

let boss: Person
let company: Row
let employee: Row
let meet: Row
beforeAll(async () => {
  boss = await administrator()
  company = await makeCompany({ name: 'Gizli Canary A.Ş.' })
  employee = await makeEmployee({ company: company.id })
  meet = await makeRow('meets', {
    title: 'Tanışma',
    company: company.id,
    companyEmployee: employee.id,
  })
})

const ask = (person: Person, subject: string, document: number) =>
  person.get<Planning>(`/actions/planning?subject=${subject}&document=${document}`)
const placesOf = async (person: Person, subject: string, document: number) =>
  (await ask(person, subject, document)).json.targets.map((one) => `${one.subject}/${one.document}`)

describe('planning', () => {
  it('names the records of a meeting, the nearest first, and who may get an action on them', async () => {
    const colleague = await makePerson([reads('customers'), PLANS])
    const outsider = await makePerson([reads('customers')])
    const { status, json } = await ask(boss, 'meets', meet.id)
    expect(status).toBe(200)
    expect(json).toMatchObject({ title: 'Tanışma', person: boss.id })
    expect(await placesOf(boss, 'meets', meet.id)).toEqual([
      `employees/${employee.id}`,
      `companies/${company.id}`,
    ])
    expect(json.targets.at(-1)?.name).toBe('Gizli Canary A.Ş.')
    const people = json.targets.at(-1)?.people.map(({ id }) => id)
    expect(people).toContain(colleague.id)
    expect(people).not.toContain(outsider.id)
  })

  it('is on the record itself where it has actions', async () => {
    const tender = await makeTender({ company: company.id })
    const project = await makeRow('company-projects', { name: 'Depo', company: company.id })
    for (const [slug, { id }] of [
      ['companies', company],
      ['employees', employee],
      ['company-projects', project],
      ['tenders', tender],
    ] as const)
      expect(await placesOf(boss, slug, id)).toEqual([`${slug}/${id}`])
  })

  it('is nowhere after a meeting with nobody', async () => {
    const alone = await makeRow('meets', { title: 'İç toplantı' })
    expect(await placesOf(boss, 'meets', alone.id)).toEqual([])
  })

  it.each<[string, Permission[], string[] | number]>([
    ['customers as a whole', [PLANS, reads('customers')], ['employees', 'companies']],
    ['meetings and no customers', [PLANS, reads('meets')], []],
    [
      'meetings without their customer',
      [PLANS, reads('customers', ['name']), reads('meets', ['title'])],
      [],
    ],
    ['neither of them', [PLANS, reads('tenders')], 404],
    ['customers, and no right to plan', [reads('customers')], 403],
    [
      'customers, and no right to read actions',
      [{ subject: 'actions', actions: ['create'] }, reads('customers')],
      [],
    ],
  ])('by readers of %s leads to %j', async (_, permissions, expected) => {
    const person = await makePerson(permissions)
    const { status, json, text } = await ask(person, 'meets', meet.id)
    if (typeof expected === 'number') expect(status).toBe(expected)
    else expect(json.targets.map(({ subject }) => subject)).toEqual(expected)
    // Names belong to readers of customers.
    if (!expected.toString().includes('companies')) expect(text).not.toContain('Canary')
  })

  it('leaves out a name that is closed to its reader', async () => {
    const person = await makePerson([PLANS, reads('customers', ['title'])])
    const { json, text } = await ask(person, 'companies', company.id)
    expect(json).toMatchObject({ title: null, targets: [{ name: null, document: company.id }] })
    expect(text).not.toContain('Canary')
  })

  it.each([
    ['subject=meets', 400],
    ['subject=users&document=1', 400],
    ['subject=meets&document=x', 400],
    ['subject=meets&document=1&more=1', 400],
    ['subject=meets&document=2147483647', 404],
  ])('answers %s with %i', async (query, status) => {
    expect((await boss.get(`/actions/planning?${query}`)).status).toBe(status)
  })

  it('is closed to anonymous users', async () => {
    const answer = await rest({
      path: `/api/actions/planning?subject=meets&document=${meet.id}`,
    })
    expect(answer.status).toBe(401)
  })

  it('is carried out once, however often it is sent under one key', async () => {
    const { json } = await ask(boss, 'meets', meet.id)
    const [{ subject, document } = { subject: '', document: 0 }] = json.targets
    const title = `Takip ${meet.id}`
    const body = { subject, document, kind: 'call', title, due: json.today }
    const headers = { 'Idempotency-Key': `planned-${meet.id}`, Origin: ORIGIN }
    const send = () => boss.post('/actions', body, { headers })
    const sent = [...(await Promise.all([send(), send()])), await send()]
    expect(sent.map(({ status }) => status)).toContain(201)
    const { json: found } = await boss.get<{ totalDocs: number }>(
      `/actions?where[title][equals]=${encodeURIComponent(title)}`,
    )
    expect(found.totalDocs).toBe(1)
  })
})
