import { beforeAll, describe, expect, it } from 'vitest'
import type { ActivityEntry, ActivityPage } from '@/domain/audit/activity'
import { requestAs } from '@/lib/payloadRequests'
import { readActivity } from '@/queries/audit/readActivity'
import { administrator, makePerson, type Person } from '../../factories/person'
import { asSuperuser, select } from '../../factories/database'
import { anyName, makeCard, makeCompany, makeGroup, makeRow } from '../../factories/rows'
import { freeLine, line, makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

const AUDIT = { subject: 'audit' as const, actions: ['read' as const] }

let boss: Person
let elif: Person
beforeAll(async () => {
  boss = await administrator()
  elif = await makePerson(undefined, { name: 'Elif Karaca' })
})

const pathOf = (subject: string, id: number, more = '') =>
  `/audit-events/activity?subject=${subject}&document=${id}${more}`

const activityOf = async (
  reader: Person,
  subject: string,
  id: number,
  language = 'tr',
): Promise<ActivityEntry[]> => {
  const answer = await reader.get<ActivityPage>(pathOf(subject, id), {
    headers: { 'Accept-Language': language },
  })
  expect(answer.status).toBe(200)
  return answer.json.entries
}

const sentences = (entries: readonly ActivityEntry[]) => entries.map(({ sentence }) => sentence)

describe('what happened to a record', () => {
  it('says who changed a price, from what to what, in the language of the reader', async () => {
    const card = await makeCard({ currentPrice: 120 })
    await elif.patch(`/stock-cards/${card.id}`, { currentPrice: 125.5 })
    const [tr] = await activityOf(boss, 'stock-cards', card.id)
    expect(tr).toMatchObject({
      sentence: 'Elif Karaca güncel fiyatı değiştirdi: ₺120,00 → ₺125,50',
      who: 'Elif Karaca',
      isNobody: false,
      unlisted: 0,
      records: [
        {
          kind: 'Stok kartı',
          name: card.name,
          href: `/stock-cards/view/${card.id}`,
          lines: [{ changes: [{ label: 'Güncel fiyat', before: '₺120,00', after: '₺125,50' }] }],
        },
      ],
    })
    const [en] = await activityOf(boss, 'stock-cards', card.id, 'en')
    expect(en?.sentence).toBe('Elif Karaca changed current price from ₺120.00 to ₺125.50')
  })

  it('tells a command with what it changed as one entry', async () => {
    const card = await makeCard({ stock: 10 })
    const { id } = await makeTender({ items: [line(card.id, { quantity: 4 }), freeLine()] })
    expect((await elif.post(`/tenders/${id}/approve`)).status).toBe(200)
    const [approved, made] = await activityOf(boss, 'tenders', id)
    expect(approved?.sentence).toBe('Elif Karaca onayladı')
    expect(approved?.records[0]?.lines[0]?.changes).toContainEqual({
      label: 'Durum',
      before: 'Taslak',
      after: 'Onaylandı',
    })
    expect(made?.what).toBe('oluşturdu')
    expect(made?.records[0]?.lines.map(({ what }) => what)).toHaveLength(3)
  })

  it('tells parts by name, and what follows from them not at all', async () => {
    const first = freeLine({ description: 'Montaj' })
    const { id } = await makeTender({ items: [first] })
    const added = await elif.post<{ doc: { id: number } }>('/tender-items', {
      tender: id,
      ...freeLine({ description: 'Nakliye' }),
    })
    expect(added.status).toBe(201)
    await elif.patch(`/tender-items/${added.json.doc.id}`, { quantity: 3 })
    await elif.remove(`/tender-items/${added.json.doc.id}`)
    const said = sentences(await activityOf(boss, 'tenders', id)).slice(0, 3)
    // A line that is gone goes by what its last row says.
    expect(said[0]).toBe('Elif Karaca kalemi kaldırdı: Nakliye')
    expect(said[1]).toMatch(/^Elif Karaca “.*” kaleminde miktarı değiştirdi: 1 → 3$/)
    expect(said[2]).toMatch(/^Elif Karaca kalem ekledi: /)
  })

  it('says of a discount what it was: a percentage stays one when it becomes an amount later', async () => {
    const items = [freeLine({ discountType: 'percent', discountValue: 2 })]
    const { id } = await makeTender({ items, discountType: 'percent', discountValue: 5 })
    const found = await elif.get<{ docs: { id: number }[] }>(
      `/tender-items?where[tender][equals]=${id}`,
    )
    await elif.patch(`/tenders/${id}`, { discountValue: 7.5 })
    await elif.patch(`/tenders/${id}`, { discountType: 'amount', discountValue: 25 })
    await elif.patch(`/tender-items/${found.json.docs[0]?.id}`, { discountValue: 3 })
    const changes = (await activityOf(boss, 'tenders', id)).flatMap(({ records }) =>
      records.flatMap(({ lines }) => lines.flatMap((one) => one.changes)),
    )
    const discounts = changes
      .filter(({ label }) => label === 'İskonto')
      .map(({ before, after }) => `${before} → ${after}`)
    expect(discounts.slice(0, 3)).toEqual(['%2 → %3', '%7,5 → ₺25,00', '%5 → %7,5'])
  })

  it('says dates, choices, relations, switches and rights as people read them', async () => {
    const company = await makeCompany()
    const meet = await makeRow('meets', {
      title: anyName('Görüşme'),
      startsAt: '2026-05-01T09:00:00Z',
    })
    await elif.patch(`/meets/${meet.id}`, { company: company.id })
    await elif.patch(`/meets/${meet.id}`, { status: 'held' })
    await elif.patch(`/meets/${meet.id}`, { startsAt: '2026-05-02T10:30:00Z' })
    const said = sentences(await activityOf(boss, 'meets', meet.id))
    expect(said.slice(0, 3)).toEqual([
      'Elif Karaca başlangıcı değiştirdi: 01.05.2026 12:00 → 02.05.2026 13:30',
      'Elif Karaca durumu değiştirdi: Planlandı → Gerçekleşti',
      `Elif Karaca firmayı ${String(company.name)} olarak belirledi`,
    ])
    const card = await makeCard()
    await elif.patch(`/stock-cards/${card.id}`, { allowNoStock: true })
    expect(sentences(await activityOf(boss, 'stock-cards', card.id))[0]).toBe(
      'Elif Karaca “Stok yokken işleme izin ver” seçeneğini açtı',
    )
    const role = await makeRow('roles', {
      name: anyName('Rol'),
      permissions: [{ subject: 'tenders', actions: ['read'] }],
    })
    const permissions = [{ subject: 'tenders', actions: ['read', 'create'] }]
    await elif.patch(`/roles/${role.id}`, { permissions })
    const [changed] = await activityOf(boss, 'roles', role.id)
    expect(changed?.records[0]?.lines[0]?.changes).toEqual([
      { label: 'Yetkiler', before: '', after: 'Teklifler: Oluşturma' },
    ])
  })

  it('tells what follows in the same transaction with the record it was done to', async () => {
    const card = await makeCard({ stock: 5 })
    const { id } = await makeTender({ items: [line(card.id, { quantity: 2 })] })
    await elif.post(`/tenders/${id}/approve`)
    const [row] = await select<{ id: number }>(
      `select max(id)::int as id from audit_events where subject = 'stock-reservations'`,
    )
    const reservation = await select<{ document: number }>(
      `select document from audit_events where id = $1`,
      [row?.id],
    )
    // The reservation's own page shows its own changes only.
    const [made] = await activityOf(boss, 'stock-reservations', Number(reservation[0]?.document))
    expect(made?.records.map(({ kind }) => kind)).toEqual(['Rezervasyon'])
    expect(made?.who).toBe('Elif Karaca')
  })

  it('goes by what the trail says of a record that is gone', async () => {
    const company = await makeCompany({ name: 'Gidecek Ltd.' })
    expect((await elif.remove(`/companies/${company.id}`)).status).toBe(200)
    const [removed, made] = await activityOf(boss, 'companies', company.id)
    expect(removed).toMatchObject({
      sentence: 'Elif Karaca sildi',
      records: [{ kind: 'Firma', name: 'Gidecek Ltd.', href: null }],
    })
    expect(made?.records[0]).toMatchObject({ name: 'Gidecek Ltd.', href: null })
  })

  it('tells of the settings without a number, and of nobody as the system', async () => {
    await select(`update companies set title = 'elle' where id = (select max(id) from companies)`)
    const [{ id }] = (await select<{ id: number }>('select max(id) as id from companies')) as [
      { id: number },
    ]
    const [byHand] = await activityOf(boss, 'companies', id)
    expect(byHand).toMatchObject({ who: 'Sistem', isNobody: true })
    const settings = await boss.get<ActivityPage>('/audit-events/activity?subject=settings')
    expect(settings.status).toBe(200)
  })

  it('tells of a restored database, which is no record', async () => {
    await asSuperuser(`insert into audit_events (action, command, details) values
      ('restore', 'restore', '{"backup": [null, "20261124T030000Z-4f1c"]}')`)
    const payload = await getTestPayload()
    const user = await payload.findByID({ collection: 'users', id: boss.id })
    const req = await requestAs(payload, { user: { ...user, collection: 'users' } })
    const asked = { filter: { action: 'restore' }, before: null, size: 1 }
    const { entries } = await readActivity({ req, ...asked })
    expect(sentences(entries)).toEqual(['Sistem veritabanını bir yedekten geri yükledi'])
  })
})

describe('pages of it', () => {
  it('go on where the last one ended, with no entry twice', async () => {
    const group = await makeGroup()
    for (let at = 0; at < 23; at += 1)
      await elif.patch(`/stock-groups/${group.id}`, { description: `Açıklama ${at}` })
    const first = (await boss.get<ActivityPage>(pathOf('stock-groups', group.id))).json
    expect(first.entries).toHaveLength(20)
    const next = await boss.get<ActivityPage>(
      pathOf('stock-groups', group.id, `&before=${first.before}`),
    )
    expect(next.json.entries).toHaveLength(4)
    expect(next.json.before).toBeNull()
    const ids = [...first.entries, ...next.json.entries].map(({ id }) => id)
    expect(new Set(ids).size).toBe(24)
    expect([...ids].sort((a, b) => b - a)).toEqual(ids)
  })

  it.each([
    'subject=mails&document=1',
    'subject=tenders',
    'subject=tenders&document=abc',
    'subject=tenders&document=1&before=-1',
    'document=1',
    '',
  ])('are refused for %s', async (query) => {
    expect((await boss.get(`/audit-events/activity?${query}`)).status).toBe(400)
  })
})

describe('a reader', () => {
  const readerOf = (permissions: object[]) => makePerson([AUDIT, ...permissions] as never)

  it('without the right to the trail sees nothing of it, whatever else they may do', async () => {
    const card = await makeCard()
    const person = await makePerson([
      { subject: 'stock-cards', actions: ['read', 'create', 'write', 'delete', 'seeCosts'] },
    ])
    expect((await person.get(pathOf('stock-cards', card.id))).status).toBe(403)
  })

  it('without the record sees none of its entries', async () => {
    const card = await makeCard()
    const person = await readerOf([{ subject: 'tenders', actions: ['read'] }])
    expect(await activityOf(person, 'stock-cards', card.id)).toEqual([])
  })

  it('with some of its fields sees those alone, in sentences too', async () => {
    const company = await makeCompany({ email: 'eski@example.com', title: 'Eski' })
    await elif.patch(`/companies/${company.id}`, { email: 'yeni@example.com', title: 'Yeni' })
    const person = await readerOf([
      { subject: 'customers', actions: ['read'], fields: ['name', 'title'] },
    ])
    const entries = await activityOf(person, 'companies', company.id)
    expect(entries[0]?.sentence).toBe('Elif Karaca unvanı değiştirdi: Eski → Yeni')
    expect(JSON.stringify(entries)).not.toContain('example.com')
  })

  it('without costs does not see that a cost changed, nor who changed it', async () => {
    const card = await makeCard({ costPrice: 71.25 })
    await elif.patch(`/stock-cards/${card.id}`, { costPrice: 93.5 })
    const person = await readerOf([{ subject: 'stock-cards', actions: ['read'] }])
    const entries = await activityOf(person, 'stock-cards', card.id)
    expect(entries.map(({ who }) => who)).not.toContain('Elif Karaca')
    expect(JSON.stringify(entries)).not.toMatch(/71[.,]25|93[.,]5/)
  })

  it('sees numbers for names of records they may not read', async () => {
    const company = await makeCompany({ name: 'Gizli A.Ş.' })
    const project = await makeRow('company-projects', { name: anyName('Proje') })
    await elif.patch(`/company-projects/${project.id}`, { company: company.id })
    const person = await readerOf([{ subject: 'company-projects', actions: ['read'] }])
    const entries = await activityOf(person, 'company-projects', project.id)
    expect(entries[0]?.sentence).toBe(`Elif Karaca firmayı #${company.id} olarak belirledi`)
    expect(JSON.stringify(entries)).not.toContain('Gizli')
  })
})
