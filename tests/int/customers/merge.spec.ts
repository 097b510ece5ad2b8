import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { MERGE_RIGHTS } from '@/catalog/commands/merge'
import { readCustomer } from '@/queries/customers/readCustomer'
import type { Json } from '../../factories/client'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { eraseTicked, tickAll } from '../../factories/erasing'
import { expectSoundData } from '../../factories/expectSoundData'
import { importFile } from '../../factories/imports'
import { merged, split } from '../../factories/merging'
import { accept, offerOf } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import {
  anyName,
  makeBranch,
  makeCard,
  makeCompany,
  makeEmployee,
  makeReservation,
  makeRow,
  type Row,
} from '../../factories/rows'
import { said } from '../../factories/stock'
import { line, makeTender, sendOf, step } from '../../factories/tender'
import { pageFor } from '../records/page'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const two = async (winner: Json = {}, loser: Json = {}) => ({
  winner: (await makeCompany(winner)).id,
  loser: (await makeCompany(loser)).id,
})
const companyOf = async (table: string, id: number) =>
  (await select<{ of: number }>(`select company_id as of from ${table} where id = $1`, [id]))[0]?.of
const tenderRow = async (id: number) =>
  (
    await select<{ company: number; bound: number | null; hash: string | null }>(
      `select company_id as company, bound_company_id as bound, approved_hash as hash
       from tenders where id = $1`,
      [id],
    )
  )[0]
const idsIn = async (slug: string, company: number) => {
  const { json } = await boss.get<{ docs: Row[] }>(
    `/${slug}?where[company][equals]=${company}&limit=500&depth=0&sort=id`,
  )
  return json.docs.map(({ id }) => id)
}
const fieldsOf = ({ json }: { json: unknown }) =>
  (
    (json as { errors?: { data?: { errors?: { path: string; code: string }[] } }[] }).errors?.[0]
      ?.data?.errors ?? []
  ).map(({ path, code }) => `${path}:${code}`)

/** A company with something of every kind. */
const furnished = async () => {
  const company = (await makeCompany()).id
  const branch = (await makeBranch({ company })).id
  const employee = (await makeEmployee({ company, branch, isDefaultContact: true })).id
  const meet = (await makeRow('meets', { title: anyName('Görüşme'), company })).id
  const project = (await makeRow('company-projects', { name: anyName('Proje'), company })).id
  const card = (await makeCard({ stock: 50 })).id
  const held = (await makeReservation({ stockCard: card, company })).id
  const released = (await makeReservation({ stockCard: card, company })).id
  await boss.post(`/stock-reservations/${released}/release`)
  const note = (await makeRow('notes', { subject: 'companies', document: company, body: 'Not' })).id
  const ofEmployee = (
    await makeRow('notes', { subject: 'employees', document: employee, body: 'Kişi notu' })
  ).id
  const action = (
    await makeRow('actions', {
      ...{ subject: 'companies', document: company, kind: 'call', title: anyName('Ara') },
      ...{ owner: boss.id, due: '2030-01-01' },
    })
  ).id
  const draft = (await makeTender({ company, branch, employee })).id
  const sent = (await makeTender({ company })).id
  await step(sent, 'send', { to: [] })
  const approved = (await makeTender({ company, employee, items: [line(card)] })).id
  await step(approved, 'send', { to: [] })
  await step(approved, 'approve')
  return {
    ...{ company, branch, employee, meet, project, held, released, note, ofEmployee, action },
    ...{ draft, sent, approved },
  }
}

describe('merging two customers', () => {
  it('moves what belongs to one, by every kind, and leaves the row', async () => {
    const of = await furnished()
    const winner = (await makeCompany()).id
    const { moved } = await merged(boss, { winner, loser: of.company })
    expect(moved).toEqual({
      ...{ branches: 1, employees: 1, meets: 1, 'company-projects': 1, tenders: 3 },
      ...{ 'stock-reservations': 3, notes: 1, actions: 1 },
    })
    for (const [table, id] of [
      ['branches', of.branch],
      ['employees', of.employee],
      ['meets', of.meet],
      ['company_projects', of.project],
      ['stock_reservations', of.held],
      ['stock_reservations', of.released],
      ['notes', of.note],
      ['notes', of.ofEmployee],
      ['actions', of.action],
      ['tenders', of.draft],
      ['tenders', of.sent],
      ['tenders', of.approved],
    ] as const)
      expect([table, await companyOf(table, id)]).toEqual([table, winner])
    expect(await idsIn('tenders', winner)).toEqual([of.draft, of.sent, of.approved])
    const { json } = await boss.get<Json>(`/companies/${of.company}?depth=0`)
    expect(json).toMatchObject({ id: of.company, mergedInto: winner, isMerged: true })
    await expectSoundData()
  })

  it('keeps the customer that approvals, requests and links are made of', async () => {
    const of = await furnished()
    const asked = (await makeTender({ company: of.company })).id
    const approver = await makePerson([{ subject: 'tenders', actions: ['read', 'approve'] }])
    await step(asked, 'request-approval', { approver: approver.id })
    const offer = await offerOf(of.sent)
    const before = await tenderRow(of.approved)
    const winner = (await makeCompany()).id
    await merged(boss, { winner, loser: of.company })
    expect(await tenderRow(of.draft)).toMatchObject({ company: winner, bound: null })
    expect(await tenderRow(of.sent)).toMatchObject({ company: winner, bound: of.company })
    expect(await tenderRow(of.approved)).toEqual({ ...before, company: winner, bound: of.company })
    const [request] = await select('select approver_id as who from tenders where id = $1', [asked])
    expect(request).toEqual({ who: approver.id })
    expect(await accept(offer)).toBe('200')
    await step(of.approved, 'invoice')
    await expectSoundData()
  })

  it('prints the name of before on papers of before, that of now on new ones', async () => {
    const [old, now] = [anyName('Eski'), anyName('Yeni')]
    const of = await two({ name: now }, { name: old })
    const sent = (await makeTender({ company: of.loser })).id
    await step(sent, 'send', { to: [] })
    await merged(boss, of)
    const paperOf = async (id: number) => {
      const [row] = await select<{ name: string }>(
        `select paper #>> '{tender,customer,name}' as name from tender_sends where id = $1`,
        [await sendOf(id)],
      )
      return row?.name
    }
    await step(sent, 'resend', { to: [] })
    expect(await paperOf(sent)).toBe(old)
    const revision = await step(sent, 'revise')
    expect(await tenderRow(revision.id)).toMatchObject({ company: of.winner, bound: null })
    await step(revision.id, 'send', { to: [] })
    expect(await paperOf(revision.id)).toBe(now)
  })

  it('takes only the fields it is told to take', async () => {
    const of = await two(
      { bossName: 'Ali', email: null, workingDays: ['monday'] },
      { bossName: 'Veli', email: 'veli@example.com', extraEmails: [{ email: 'x@example.com' }] },
    )
    await merged(boss, { ...of, fields: ['email', 'extraEmails'] })
    const { json } = await boss.get<Json>(`/companies/${of.winner}?depth=0`)
    expect(json).toMatchObject({
      ...{ bossName: 'Ali', email: 'veli@example.com', workingDays: ['monday'] },
      extraEmails: [{ email: 'x@example.com' }],
    })
    const loser = await boss.get<Json>(`/companies/${of.loser}?depth=0`)
    expect(loser.json).toMatchObject({ email: 'veli@example.com', bossName: 'Veli' })
  })

  it('keeps the default contact of the one that stays', async () => {
    const of = await two()
    const kept = (await makeEmployee({ company: of.winner, isDefaultContact: true })).id
    const moved = (await makeEmployee({ company: of.loser, isDefaultContact: true })).id
    await merged(boss, of)
    const contacts = await select<{ id: number }>(
      'select id from employees where company_id = $1 and is_default_contact',
      [of.winner],
    )
    expect(contacts).toEqual([{ id: kept }])
    await split(boss, of.loser)
    const { json } = await boss.get<Json>(`/employees/${moved}`)
    expect(json).toMatchObject({ isDefaultContact: true })
  })

  it('is in the trail of both', async () => {
    const of = await two({}, { name: anyName('Eski') })
    const since = await lastAuditId()
    await merged(boss, of)
    const rows = await auditSince(since)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: 'companies', document: of.loser }),
        expect.objectContaining({
          ...{ action: 'mergeRecords', subject: 'companies', document: of.winner },
        }),
      ]),
    )
  })
})

describe('what is refused', () => {
  it('of a merge', async () => {
    const of = await two()
    const other = (await makeCompany()).id
    const merge = (body: Json) => boss.post('/companies/merge', body)
    const itself = await merge({ winner: other, loser: other })
    expect([said(itself), fieldsOf(itself)]).toEqual([
      '400 invalidInput',
      ['loser:mergeWithItself'],
    ])
    const unknown = await merge({ ...of, fields: ['owner'] })
    expect(fieldsOf(unknown)).toEqual(['fields:notAnOption'])
    expect(said(await merge({ ...of, reason: 'x' }))).toBe('400 unknownField')
    expect(said(await merge({ winner: 2_147_483_640, loser: other }))).toBe('404 notFound')
    await merged(boss, of)
    expect(said(await merge(of))).toBe('409 companyMerged')
    expect(said(await merge({ winner: of.loser, loser: other }))).toBe('409 companyMerged')
    expect(said(await boss.post('/companies/split', { loser: other }))).toBe('409 companyNotMerged')
    const gone = (await makeCompany()).id
    await boss.remove(`/companies/${gone}`)
    expect(said(await merge({ winner: other, loser: gone }))).toBe('404 notFound')
  })

  it('to whom lacks one of its rights', async () => {
    const of = await two()
    for (const [action, subject] of MERGE_RIGHTS) {
      const permissions = allPermissions().map((each) =>
        each.subject === subject
          ? { ...each, actions: each.actions.filter((one) => one !== action) }
          : each,
      )
      const person = await makePerson(permissions)
      expect(said(await person.post('/companies/merge', of))).toBe('403 notAllowed')
      expect(said(await person.post('/companies/split', { loser: of.loser }))).toBe(
        '403 notAllowed',
      )
      const sheet = await person.get(`/companies/${of.loser}/merge-sheet?with=${of.winner}`)
      expect(said(sheet)).toBe('403 notAllowed')
    }
  })

  it('to a company that was merged: changes, deletion, new records', async () => {
    const of = await two({ name: anyName('Kalan') })
    const meet = (await makeRow('meets', { title: anyName('Görüşme') })).id
    await merged(boss, of)
    const { loser } = of
    expect(said(await boss.patch(`/companies/${loser}`, { title: 'x' }))).toBe('409 companyMerged')
    expect(said(await boss.post(`/companies/${loser}/assign`, { owner: boss.id }))).toBe(
      '409 companyMerged',
    )
    expect(said(await boss.remove(`/companies/${loser}`))).toBe('409 companyMerged')
    expect(said(await boss.remove(`/companies/${of.winner}`))).toBe('409 inUse')
    for (const [slug, body] of [
      ['branches', { name: 'Şube' }],
      ['employees', { name: 'Ayşe' }],
      ['meets', { title: 'Görüşme' }],
      ['company-projects', { name: 'Proje' }],
    ] as const) {
      const made = await boss.post(`/${slug}`, { ...body, company: loser })
      expect([slug, said(made), fieldsOf(made)]).toEqual([
        slug,
        '400 invalidInput',
        ['company:companyMerged'],
      ])
      expect(made.text).toContain('Kalan')
    }
    const moved = await boss.patch(`/meets/${meet}`, { company: loser })
    expect(fieldsOf(moved)).toEqual(['company:companyMerged'])
    const note = { subject: 'companies', document: loser, body: 'x' }
    expect(said(await boss.post('/notes', note))).toBe('409 companyMerged')
    // The same by SQL, whoever writes it.
    const by = (statement: string) =>
      select(statement, [loser]).then(
        () => 'ok',
        ({ message }: Error) => message,
      )
    expect(await by(`update meets set company_id = $1 where id = ${meet}`)).toBe('companyMerged')
    expect(await by(`update companies set name = 'x' where id = $1`)).toBe('companyMerged')
    expect(await by('delete from companies where id = $1')).toBe('companyMerged')
    expect(await by('update companies set merged_into_id = null where id = $1')).toBe('ok')
    const { json } = await boss.get<Json>(`/companies/${loser}?depth=0`)
    expect(json.mergedInto).toBe(of.winner)
  })

  it('of an edit in another tab that began before', async () => {
    const of = await two()
    const { json } = await boss.post<{ doc: { id: number; updatedAt: string } }>('/meets', {
      ...{ title: anyName('Görüşme'), company: of.loser },
    })
    await merged(boss, of)
    const late = await boss.patch(
      `/meets/${json.doc.id}`,
      { title: 'x' },
      { headers: { 'x-started-from': json.doc.updatedAt } },
    )
    expect(said(late)).toBe('409 staleEdit')
  })
})

describe('splitting', () => {
  it('gives back what it moved, with the same hashes', async () => {
    const of = await furnished()
    const before = await tenderRow(of.approved)
    const offer = await offerOf(of.sent)
    const winner = (await makeCompany()).id
    await merged(boss, { winner, loser: of.company })
    const answer = await split(boss, of.company)
    expect(answer).toMatchObject({ id: of.company, left: [], leftCount: 0, fields: [] })
    expect(await tenderRow(of.approved)).toEqual(before)
    expect(await tenderRow(of.sent)).toMatchObject({ company: of.company, bound: null })
    expect(await companyOf('notes', of.note)).toBe(of.company)
    expect(await companyOf('stock_reservations', of.released)).toBe(of.company)
    expect(await accept(offer)).toBe('200')
    const { json } = await boss.get<Json>(`/companies/${of.company}?depth=0`)
    expect(json).toMatchObject({ mergedInto: null, isMerged: false })
    expect(said(await boss.patch(`/companies/${of.company}`, { title: 'x' }))).toBe('200')
    await expectSoundData()
  })

  it('leaves what was changed, deleted or is referred to since, and names it', async () => {
    const of = await furnished()
    const winner = (await makeCompany()).id
    const third = (await makeCompany()).id
    await merged(boss, { winner, loser: of.company })
    await boss.patch(`/company-projects/${of.project}`, { company: third })
    await boss.remove(`/meets/${of.meet}`)
    const since = (await makeTender({ company: winner, employee: of.employee })).id
    const { left, leftCount } = await split(boss, of.company)
    const found = left.map(({ collection, id }) => `${collection} ${id}`)
    expect(found.sort()).toEqual(
      [
        `branches ${of.branch}`,
        `employees ${of.employee}`,
        `meets ${of.meet}`,
        `company-projects ${of.project}`,
        `tenders ${of.draft}`,
        `tenders ${of.approved}`,
      ].sort(),
    )
    expect(leftCount).toBe(6)
    expect(left.find(({ id, collection }) => collection === 'meets' && id === of.meet)?.title).toBe(
      null,
    )
    expect(await companyOf('company_projects', of.project)).toBe(third)
    expect(await companyOf('employees', of.employee)).toBe(winner)
    expect(await companyOf('tenders', since)).toBe(winner)
    expect(await companyOf('tenders', of.sent)).toBe(of.company)
    await expectSoundData()
  })

  it('binds a tender that was sent in between to the customer that its paper names', async () => {
    const of = await two()
    const id = (await makeTender({ company: of.loser })).id
    await merged(boss, of)
    await step(id, 'send', { to: [] })
    const offer = await offerOf(id)
    await split(boss, of.loser)
    expect(await tenderRow(id)).toMatchObject({ company: of.loser, bound: of.winner })
    expect(await accept(offer)).toBe('200')
  })

  it('gives back fields that nobody has changed since', async () => {
    const of = await two(
      { bossName: 'Ali', title: 'Eski unvan' },
      { bossName: 'Veli', title: 'Yeni unvan' },
    )
    await merged(boss, { ...of, fields: ['bossName', 'title'] })
    await boss.patch(`/companies/${of.winner}`, { title: 'Başka' })
    expect((await split(boss, of.loser)).fields).toEqual(['title'])
    const { json } = await boss.get<Json>(`/companies/${of.winner}?depth=0`)
    expect(json).toMatchObject({ bossName: 'Ali', title: 'Başka' })
    const [row] = await select(
      'select winner_before as kept from record_merges where loser_id = $1',
      [of.loser],
    )
    expect(row).toEqual({ kept: {} })
  })

  it('gives back values and lists that were stored before a later rule', async () => {
    const of = await two(
      {
        ...{ language: 'fr', noReminders: true, workingDays: ['friday', 'monday'] },
        extraEmails: [{ email: 'ilk@example.com' }, { email: 'ikinci@example.com' }],
      },
      {
        ...{ language: 'en', bossPhone: '0212 555 01 02', workingDays: ['sunday'] },
        extraEmails: [{ email: 'yeni@example.com' }],
      },
    )
    await select(`update companies set boss_phone = 'dahili yok' where id = $1`, [of.winner])
    await select(
      `update companies_extra_emails set email = 'adres yok' where _parent_id = $1 and _order = 2`,
      [of.winner],
    )
    const fields = ['bossPhone', 'language', 'noReminders', 'workingDays', 'extraEmails']
    const valuesOf = async () => {
      const { json } = await boss.get<Json>(`/companies/${of.winner}?depth=0`)
      const emails = (json.extraEmails as Json[]).map(({ email }) => email)
      return Object.fromEntries(
        fields.map((field) => [field, field === 'extraEmails' ? emails : json[field]]),
      )
    }
    const before = await valuesOf()
    expect(before).toMatchObject({
      ...{ bossPhone: 'dahili yok', noReminders: true },
      extraEmails: ['ilk@example.com', 'adres yok'],
    })
    await merged(boss, { ...of, fields })
    expect(await valuesOf()).toMatchObject({
      ...{ bossPhone: '0212 555 01 02', noReminders: false, workingDays: ['sunday'] },
      extraEmails: ['yeni@example.com'],
    })
    expect((await split(boss, of.loser)).fields).toEqual([])
    expect(await valuesOf()).toEqual(before)
  })

  it('goes back the way it came: the last merge of a chain first', async () => {
    const [a, b, c] = [(await makeCompany()).id, (await makeCompany()).id, (await makeCompany()).id]
    const ofA = (await makeRow('meets', { title: anyName('A'), company: a })).id
    const ofB = (await makeRow('meets', { title: anyName('B'), company: b })).id
    await merged(boss, { winner: b, loser: a })
    await merged(boss, { winner: c, loser: b })
    expect(await companyOf('meets', ofA)).toBe(c)
    const { json } = await boss.get<Json>(`/companies/${a}?depth=0`)
    expect(json.mergedInto).toBe(c)
    expect(said(await boss.post('/companies/split', { loser: a }))).toBe('409 winnerMerged')
    await split(boss, b)
    expect([await companyOf('meets', ofA), await companyOf('meets', ofB)]).toEqual([b, b])
    await split(boss, a)
    expect([await companyOf('meets', ofA), await companyOf('meets', ofB)]).toEqual([a, b])
  })
})

describe('wherever the customer is asked for', () => {
  it('the page, its tabs and figures have what was merged', async () => {
    const of = await furnished()
    const winner = (await makeCompany()).id
    await merged(boss, { winner, loser: of.company })
    const page = await pageFor(boss, { id: winner })
    const sheet = await readCustomer({ ...page, route: 'customerView' }, 'tenders')
    expect(sheet?.merged).toMatchObject([{ id: of.company }])
    expect(sheet?.tabs.find(({ name }) => name === 'tenders')?.count).toBe(3)
    expect(sheet?.tabs.find(({ name }) => name === 'employees')?.count).toBe(1)
    expect(sheet?.merging).not.toBe(null)
  })

  it('the timeline, sums and related columns do', async () => {
    const of = await furnished()
    const winner = (await makeCompany({ title: anyName('Unvan') })).id
    await merged(boss, { winner, loser: of.company })
    const timeline = await boss.get<{ docs: { kind: string }[] }>(
      `/timeline?subject=companies&document=${winner}`,
    )
    const kinds = timeline.json.docs.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['meeting', 'note', 'send', 'approved']))
    const figures = await boss.get<{ count: number }>(
      `/tenders/figures?where[company][equals]=${winner}&sum=total`,
    )
    expect(figures.json.count).toBe(3)
    const { json } = await boss.get<{ totalDocs: number }>(
      `/tenders?where[company.id][equals]=${winner}&limit=1`,
    )
    expect(json.totalDocs).toBe(3)
  })

  it('similar records and imports lead to the one that stays', async () => {
    const [email, name] = [`${anyName('x').slice(-12)}@example.com`, anyName('Aynı')]
    const of = await two({ name }, { name, email })
    await merged(boss, of)
    const { json } = await boss.post<{ docs: { company: number }[] }>('/companies/similar', {
      emails: [email],
    })
    expect(json.docs.map(({ company }) => company)).toEqual([of.winner])
    const person = anyName('Kişi')
    await importFile(boss, 'employees', [
      ['Ad soyad', 'Firma'],
      [person, name],
    ])
    const [made] = await select<{ of: number }>(
      'select company_id as of from employees where name = $1',
      [person],
    )
    expect(made?.of).toBe(of.winner)
  })

  it('what was in the trash comes back to the one that stays', async () => {
    const of = await two()
    const branch = (await makeBranch({ company: of.loser })).id
    const employee = (await makeEmployee({ company: of.loser, branch })).id
    const note = (await makeRow('notes', { subject: 'companies', document: of.loser, body: 'Not' }))
      .id
    await boss.remove(`/employees/${employee}`)
    await boss.remove(`/notes/${note}`)
    await merged(boss, of)
    const restore = (collection: string, record: number) =>
      boss.post('/trash/restore', { collection, record })
    expect(said(await restore('employees', employee))).toBe('200')
    expect(said(await restore('notes', note))).toBe('200')
    expect(await companyOf('employees', employee)).toBe(of.winner)
    expect(await companyOf('notes', note)).toBe(of.winner)
    await expectSoundData()
  })

  it('an erasure finds and empties the one that was merged, and what a merge kept', async () => {
    const mark = `qm${Date.now().toString(36).replaceAll(/\d/g, 'k')}`
    const bossName = `Işıl ${mark}`
    const of = await two({ bossName }, { bossName: `${bossName} Kaya`, accountantName: bossName })
    await merged(boss, { ...of, fields: ['bossName'] })
    const ticked = await tickAll(boss, { name: bossName })
    expect(ticked.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['companies', 'record_merges']),
    )
    expect(said(await eraseTicked(boss, { name: bossName }, ticked))).toBe('200')
    const left = await select(
      `select 1 from companies c where fold_text(c::text) like '%' || $1 || '%'
       union all select 1 from record_merges m where fold_text(m::text) like '%' || $1 || '%'`,
      [mark],
    )
    expect(left).toEqual([])
    // What was erased does not come back, nor does its mark.
    await split(boss, of.loser)
    const { json } = await boss.get<Json>(`/companies/${of.winner}?depth=0`)
    expect(json.bossName).toBe(null)
  })
})

it('gives both sides for the dialog', async () => {
  const of = await furnished()
  const winner = (await makeCompany({ email: 'a@example.com' })).id
  const { status, json } = await boss.get<{ sides: Json[] }>(
    `/companies/${winner}/merge-sheet?with=${of.company}`,
  )
  expect(status).toBe(200)
  expect(json.sides).toMatchObject([{ id: winner }, { id: of.company }])
  const counts = json.sides[1]?.counts as { kind: string; count: number }[]
  expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toMatchObject({
    ...{ branches: 1, tenders: 3, notes: 1, actions: 1, 'stock-reservations': 3 },
  })
  expect(said(await boss.get(`/companies/${winner}/merge-sheet`))).toBe('400 invalidQuery')
  expect(said(await boss.get(`/companies/${winner}/merge-sheet?with=1&x=1`))).toBe(
    '400 invalidQuery',
  )
})
