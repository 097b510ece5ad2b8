import { beforeAll, describe, expect, it } from 'vitest'
import type { Registering } from '@/operations/tenders/registering/readLikelyCustomers'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCompany, makeEmployee, type Row } from '../../factories/rows'
import { makeTender, sendOf, step } from '../../factories/tender'

// Loading the application takes longer than a test may.
beforeAll(async () => {
  await administrator()
})

type Refused = { errors: { code: string }[] }
const unregistered = (data: object = {}) =>
  makeTender({
    unconnectedName: 'Ayşe Yılmaz',
    unconnectedEmail: 'ayse@example.com',
    unconnectedPhone: '0532 111 22 33',
    ...data,
  })
const register = (by: Person, id: number, customer: object) =>
  by.post<Row & Refused>(`/tenders/${id}/register`, { customer })
const likelyOf = async (by: Person, id: number) =>
  (await by.get<Registering>(`/tenders/${id}/likely-customers`)).json.likely.map(
    ({ company, employee, likenesses }) => [company, employee, likenesses.join()],
  )

describe('the unregistered person of a tender', () => {
  it('becomes a company, a branch and a contact, and the tender is theirs', async () => {
    const boss = await administrator()
    const { id } = await unregistered()
    const { status, json } = await register(boss, id, {
      companyName: anyName('Yılmaz Yapı'),
      branchName: 'Merkez',
      employeeName: 'Ayşe Yılmaz',
      email: 'ayse@example.com',
      phone: '0532 111 22 33',
    })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      unconnectedName: null,
      unconnectedEmail: null,
      unconnectedPhone: null,
    })
    const [made] = await select(
      `select e.company_id = t.company_id and e.branch_id = t.branch_id and b.company_id = t.company_id as whole,
         e.email, e.cell_phone1 as phone, e.is_contact as contact, e.is_default_contact as first
       from tenders t join employees e on e.id = t.employee_id join branches b on b.id = t.branch_id
       where t.id = $1`,
      [id],
    )
    expect(made).toEqual({
      whole: true,
      email: 'ayse@example.com',
      phone: '0532 111 22 33',
      contact: true,
      first: true,
    })
    expect(
      (await register(boss, id, { companyName: 'x', employeeName: 'y' })).json.errors[0]?.code,
    ).toBe('alreadyRegistered')
  })

  it('is found among the customers by address, number and name, and linked to them', async () => {
    const boss = await administrator()
    const name = anyName('ŞIK Yapı')
    const [byName, other, beginning] = [
      await makeCompany({ name: name.toLocaleUpperCase('tr') }),
      await makeCompany(),
      await makeCompany({ name: `${name} Kalıp` }),
    ]
    const email = `${anyName('a').replace(/\s/g, '')}@example.com`
    const digits = String(Date.now()).slice(-7)
    const person = await makeEmployee({
      company: other.id,
      email,
      cellPhone1: `+90 532 ${digits}`,
    })
    const { id } = await unregistered({
      unconnectedName: name,
      unconnectedEmail: email.toUpperCase(),
      unconnectedPhone: `0532${digits}`,
    })
    expect(await likelyOf(boss, id)).toEqual([
      [other.id, person.id, 'email,phone'],
      [byName.id, null, 'name'],
      [beginning.id, null, 'similarName'],
    ])
    const strange = await makeEmployee({ company: byName.id })
    expect((await register(boss, id, { company: other.id, employee: strange.id })).status).toBe(400)
    expect((await register(boss, id, { company: 2_000_000_000 })).status).toBe(400)
    const { json } = await register(boss, id, { company: other.id, employee: person.id })
    expect(json).toMatchObject({ company: other.id, employee: person.id, unconnectedName: null })
  })

  it('leaves what was sent as it was sent, and an approved tender alone', async () => {
    const boss = await administrator()
    const { id } = await unregistered()
    await step(id, 'send')
    const kept = () =>
      select('select file_hash, content_hash, paper from tender_sends where tender_id = $1', [id])
    const before = await kept()
    await sendOf(id)
    const customer = { companyName: anyName('Firma'), employeeName: 'Ayşe' }
    expect((await register(boss, id, customer)).status).toBe(200)
    expect(await kept()).toEqual(before)
    const approved = await unregistered()
    await step(approved.id, 'approve')
    expect((await register(boss, approved.id, customer)).json.errors[0]?.code).toBe('tenderLocked')
  })

  it('is registered once by two at once, and nothing is left of the other', async () => {
    const boss = await administrator()
    const { id } = await unregistered()
    const companyName = anyName('Firma')
    const answers = await Promise.all(
      [1, 2].map(() => register(boss, id, { companyName, employeeName: 'Ayşe' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await select('select 1 from companies where name = $1', [companyName])).toHaveLength(1)
  })

  it('is out of reach for whoever writes or reads some fields of tenders only', async () => {
    const { id } = await unregistered()
    const customers = { subject: 'customers', actions: ['read', 'create'] } as const
    const writer = await makePerson([
      { subject: 'tenders', actions: ['read'] },
      { subject: 'tenders', actions: ['write'], fields: ['notes'] },
      { ...customers, actions: [...customers.actions] },
    ])
    const refused = await register(writer, id, { companyName: anyName('Yılmaz Yapı') })
    expect([refused.status, refused.json.errors[0]?.code]).toEqual([403, 'notAllowed'])
    const reader = await makePerson([
      { subject: 'tenders', actions: ['read'], fields: ['number', 'title'] },
      { subject: 'tenders', actions: ['write'] },
      { ...customers, actions: [...customers.actions] },
    ])
    expect((await reader.get(`/tenders/${id}/likely-customers`)).status).toBe(403)
  })

  it('asks for the right to make customers, wholly', async () => {
    const { id } = await unregistered()
    for (const permissions of [
      [{ subject: 'tenders', actions: ['read', 'write'] }],
      [
        { subject: 'tenders', actions: ['read', 'write'] },
        { subject: 'customers', actions: ['read'] },
      ],
      [
        { subject: 'tenders', actions: ['read', 'write'] },
        { subject: 'customers', actions: ['read', 'create'], fields: ['name'] },
      ],
      [
        { subject: 'tenders', actions: ['read', 'create'] },
        { subject: 'customers', actions: ['read', 'create'] },
      ],
    ] as Parameters<typeof makePerson>[0][]) {
      const person = await makePerson(permissions)
      expect((await person.get(`/tenders/${id}/likely-customers`)).status).toBe(403)
      expect((await register(person, id, { company: 1 })).status).toBe(403)
    }
  })
})
