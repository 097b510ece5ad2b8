import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { searchOf } from '@/catalog'
import { searchWhere } from '@/domain/search/searchWhere'
import type { SearchAnswer } from '@/queries/search/search'
import type { Client } from '../../factories/client'
import { administrator, makePerson } from '../../factories/person'
import {
  makeBranch,
  makeCard,
  makeCompany,
  makeEmployee,
  makeGroup,
  makeReservation,
  makeRow,
} from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'
import { today } from '../../factories/day'
import { rest } from '../../helpers/rest'

const ask = async (person: Client, q: string) =>
  person.get<SearchAnswer>(`/search?q=${encodeURIComponent(q)}`)

const find = async (q: string, person?: Client): Promise<SearchAnswer> => {
  const { status, json, text } = await ask(person ?? (await administrator()), q)
  if (status !== 200) throw new Error(`${q}: ${status} ${text}`)
  return json
}

const idsOf = ({ groups }: SearchAnswer, collection: string): number[] =>
  groups.find((group) => group.collection === collection)?.docs.map(({ id }) => id) ?? []

const only = (...permissions: Permission[]) => makePerson(permissions)

/** A word that no record of another test contains. */
const word = () => `z${randomUUID().replace(/[^a-f]/g, '')}q${randomInt(1e9)}`

describe('what may be asked', () => {
  it.each(['ab', '  ab  ', '#4', '@ay', '', '\u0301\u0301\u0301'])(
    'should refuse "%s" with the fixed sentence',
    async (q) => {
      const { status, json } = await (
        await administrator()
      ).get(`/search?q=${encodeURIComponent(q)}`, { headers: { 'accept-language': 'tr' } })
      expect(status).toBe(400)
      expect(json.errors).toMatchObject([
        { code: 'searchTooShort', message: 'Arama için en az 3 harf girmelisiniz.' },
      ])
    },
  )

  it('should ask for a sign-in, for a text, and for one text only', async () => {
    expect((await rest({ path: '/api/search?q=abc' })).status).toBe(401)
    const { get } = await administrator()
    expect((await get('/search')).status).toBe(400)
    expect((await get('/search?q=abc&q=def')).status).toBe(400)
    expect((await get('/search?q[a]=abc')).status).toBe(400)
  })

  it('should take very long texts without looking for all of it', async () => {
    expect((await find('x'.repeat(5000))).groups).toEqual([])
  })

  it.each([
    '%%%',
    '___',
    "'''",
    '\\\\\\',
    '%_\\',
    '$1$',
    '"; --',
    "a' or '1'='1",
    '{{{',
    '(((',
    '***',
  ])('should look for %s as it stands', async (q) => {
    const tag = word()
    const { id } = await makeCompany({ name: `${tag} ${q} ş` })
    expect(idsOf(await find(`${tag} ${q}`), 'companies')).toEqual([id])
    expect(idsOf(await find(`${tag} ${q}${q}`), 'companies')).toEqual([])
  })

  it('should not take % and _ for any text', async () => {
    await makeCompany()
    expect((await find('%a%')).groups).toEqual([])
    expect((await find('_____')).groups).toEqual([])
  })
})

describe('folding', () => {
  it.each([
    ['Çankaya', 'cankaya'],
    ['çankaya', 'ÇANKAYA'],
    ['ISPARTA', 'ısparta'],
    ['Isparta', 'isparta'],
    ['İzmir', 'izmir'],
    ['izmir', 'İZMİR'],
    ['Éléonore', 'eleonore'],
    ['مُحَمَّد', 'محمد'],
    ['أحمد', 'احمد'],
    ['مصطفى', 'مصطفي'],
    ['فاطمة', 'فاطمه'],
  ])('should find %s by %s, everywhere', async (name, q) => {
    const tag = word()
    const { id: company } = await makeCompany({ name: `${tag} ${name}` })
    const { id: card } = await makeCard({ name: `${tag} ${name}` })
    const answer = await find(`${tag} ${q}`)
    expect(idsOf(answer, 'companies')).toEqual([company])
    expect(idsOf(answer, 'stock-cards')).toEqual([card])
  })

  it('should find words in any order, with any blanks between them', async () => {
    const tag = word()
    const { id } = await makeCompany({ name: `Işık ${tag} İnşaat` })
    expect(idsOf(await find(`  insaat \t ${tag}   ısık `), 'companies')).toEqual([id])
  })

  it('should find phones and tax numbers however they are written', async () => {
    const company = (await makeCompany()).id
    const own = String(randomInt(1_000_000, 9_999_999))
    const cellPhone1 = `+90 (532) ${own.slice(0, 3)} ${own.slice(3)}`
    const employee = await makeEmployee({ company, cellPhone1 })
    for (const q of [`0532${own}`, `532 ${own}`, `+90532-${own}`, own]) {
      expect(idsOf(await find(q), 'employees')).toContain(employee.id)
    }
  })
})

describe('order', () => {
  it('should count all and show five, names that begin with the text first', async () => {
    const tag = word()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await makeCompany({ name: `${name}x${tag}` })
    const second = await makeCompany({ name: `Yeni ${tag}` })
    const first = await makeCompany({ name: `${tag} firması` })
    const exact = await makeCompany({ name: tag })
    const { groups } = await find(tag)
    expect(groups).toMatchObject([{ collection: 'companies', total: 9 }])
    expect(groups[0]?.docs.map(({ id }) => id).slice(0, 3)).toEqual([exact.id, first.id, second.id])
    expect(groups[0]?.docs).toHaveLength(5)
  })

  it.each(['sku', 'barcode', 'qrCode'])('should put the card with this %s first', async (field) => {
    const code = `${word()}-İ1`
    await makeCompany({ name: code })
    await makeCard({ name: `${code} eki` })
    const { id } = await makeCard({ name: 'Zımba', [field]: code })
    const { groups } = await find(code.toLocaleUpperCase('tr'))
    expect(groups[0]?.collection).toBe('stock-cards')
    expect(groups[0]?.docs[0]).toMatchObject({ id, title: 'Zımba', exact: true })
    expect(groups[0]?.docs.map(({ exact }) => exact)).toEqual([true, false])
    expect(groups[1]?.collection).toBe('companies')
  })

  it('should find a tender by its number, and by # with its last digits alone', async () => {
    const { id } = await makeTender()
    await step(id, 'approve')
    const { json } = await (await administrator()).get<{ number: string }>(`/tenders/${id}`)
    expect((await find(json.number)).groups[0]).toMatchObject({
      collection: 'tenders',
      docs: [{ id, exact: true }],
    })
    const short = `#${Number(json.number.split('-')[2])}`.padEnd(3, '0')
    const { groups } = await find(`#${json.number.split('-')[2]}`)
    expect(groups.map(({ collection }) => collection)).toEqual(['tenders'])
    // Another year may have a number with the same end.
    expect(groups[0]?.docs).toContainEqual(expect.objectContaining({ id, exact: true }))
    expect((await find(short)).groups.every(({ collection }) => collection === 'tenders')).toBe(
      true,
    )
  })

  it('should look for @ among people only', async () => {
    const tag = word()
    const company = await makeCompany({ name: tag })
    const employee = await makeEmployee({ company: company.id, name: `Ayşe ${tag}` })
    const { groups } = await find(`@${tag}`)
    expect(groups).toMatchObject([
      { collection: 'employees', docs: [{ id: employee.id, company: company.id }] },
    ])
  })
})

describe('codes', () => {
  it('should be found however they are written, here and in lists', async () => {
    const digits = `869${randomInt(1e9, 9e9)}`
    const groups = digits.match(/.{1,4}/g) ?? []
    const letters = `q${digits.slice(-7)}x`
    const plain = await makeCard({ barcode: digits, sku: `Q-${digits.slice(-7)}-X` })
    const written = await makeCard({
      barcode: `1${groups.join('-')}`,
      qrCode: `1${groups.join(' ')}`,
    })
    const listed = async (text: string) => {
      const where = encodeURIComponent(
        JSON.stringify(searchWhere({ fields: searchOf('stock-cards').fields, text })),
      )
      const { json } = await (
        await administrator()
      ).get<{ docs: { id: number }[] }>(`/stock-cards?where=${where}&depth=0&sort=id`)
      return json.docs.map(({ id }) => id)
    }
    for (const [typed, ids] of [
      [groups.join('-'), [plain.id, written.id]],
      [groups.join(' '), [plain.id, written.id]],
      [`1${groups.join('/')}`, [written.id]],
      [letters, [plain.id]],
      [letters.toUpperCase(), [plain.id]],
    ] as const) {
      const answer = await find(typed)
      expect(
        idsOf(answer, 'stock-cards').toSorted((a, b) => a - b),
        typed,
      ).toEqual(ids)
      expect(answer.groups[0]?.docs[0], typed).toMatchObject({ id: ids[0], exact: true })
      expect(await listed(typed), typed).toEqual(ids)
    }
  })

  it('should be that of the record before one that is alike but for separators', async () => {
    const code = `a${randomInt(1e9)}b`
    await makeCard({ name: 'A', sku: code.replace('a', 'A-') })
    const { id } = await makeCard({ name: 'B', sku: code })
    const { groups } = await find(code)
    expect(groups[0]?.docs.map(({ exact }) => exact)).toEqual([true, true])
    expect(groups[0]?.docs[0]?.id).toBe(id)
  })

  it('should find a tender by its number without hyphens and without its zeros', async () => {
    const { id } = await makeTender()
    await step(id, 'approve')
    const { json } = await (await administrator()).get<{ number: string }>(`/tenders/${id}`)
    const [tkf = '', year = '', count = ''] = json.number.split('-')
    const short = String(Number(count))
    for (const typed of [
      `tkf${year}${count}`,
      `${tkf}-${year}-${short}`,
      `tkf ${year} ${short}`,
      `#tkf${year}${count}`,
    ])
      expect((await find(typed)).groups[0], typed).toMatchObject({
        collection: 'tenders',
        docs: expect.arrayContaining([expect.objectContaining({ id, exact: true })]),
      })
  })
})

describe('what a hit tells', () => {
  const factOf = async (text: string, collection: string, reader?: Client) =>
    (await find(text, reader)).groups.find((group) => group.collection === collection)?.docs[0]

  it('should be what is available of a card, as far as the reader may know it', async () => {
    const tag = word()
    const card = await makeCard({ name: `Kart ${tag}`, unit: 'kg', stock: 7 })
    await makeReservation({ stockCard: card.id, quantity: 3 })
    const narrow = async (...fields: string[]) => {
      const reader = await only({ subject: 'stock-cards', actions: ['read'], fields })
      return (await factOf(tag, 'stock-cards', reader))?.fact
    }
    const { fact } = (await factOf(tag, 'stock-cards')) ?? {}
    expect(fact).toMatchObject({ field: 'availableQuantity', unit: 'kg' })
    expect(Number(fact?.value)).toBe(4)
    expect(await narrow('name')).toBeNull()
    expect(await narrow('name', 'unit', 'currentQuantity')).toBeNull()
    expect(await narrow('name', 'availableQuantity')).toEqual({
      field: 'availableQuantity',
      value: fact?.value,
    })
  })

  it('should be no quantity of a card that is not kept in stock', async () => {
    const tag = word()
    await makeCard({ name: `Hizmet ${tag}`, allowNoStock: true })
    expect((await factOf(tag, 'stock-cards'))?.fact).toBeNull()
    // Its absence would tell a hidden field.
    const fields = ['name', 'availableQuantity']
    const reader = await only({ subject: 'stock-cards', actions: ['read'], fields })
    expect(Number((await factOf(tag, 'stock-cards', reader))?.fact?.value)).toBe(0)
  })

  it('should be state and start of a meeting, and the end of a project', async () => {
    const tag = word()
    const company = (await makeCompany()).id
    await makeRow('meets', {
      title: `Ziyaret ${tag}`,
      company,
      startsAt: '2026-03-02T09:30:00.000Z',
    })
    const wholeDay = word()
    await makeRow('meets', {
      title: `Fuar ${wholeDay}`,
      startsAt: '2026-03-02T21:30:00.000Z',
      allDay: true,
    })
    expect(await factOf(wholeDay, 'meets')).toMatchObject({
      fact: { field: 'startsAt', value: '2026-03-03' },
    })
    await makeRow('company-projects', {
      name: `Proje ${tag}`,
      company,
      startDate: '2026-01-05',
      endDate: '2026-04-30',
    })
    expect(await factOf(tag, 'meets')).toMatchObject({
      status: 'planned',
      fact: { field: 'startsAt', value: '2026-03-02T09:30:00Z' },
    })
    expect(await factOf(tag, 'company-projects')).toMatchObject({
      status: null,
      fact: { field: 'endDate', value: '2026-04-30' },
    })
    const fields = ['name', 'title', 'startDate']
    const reader = await makePerson([
      { subject: 'meets', actions: ['read'], fields },
      { subject: 'company-projects', actions: ['read'], fields },
    ])
    for (const collection of ['meets', 'company-projects'])
      expect(await factOf(tag, collection, reader)).toMatchObject({ status: null, fact: null })
  })
})

describe('rights', () => {
  const tag = word()
  const GROUPS: Record<string, Permission['subject']> = {
    companies: 'customers',
    branches: 'customers',
    employees: 'customers',
    meets: 'meets',
    'company-projects': 'company-projects',
    tenders: 'tenders',
    'stock-cards': 'stock-cards',
    'stock-groups': 'stock-groups',
    users: 'users',
  }

  beforeAll(async () => {
    const company = (await makeCompany({ name: `Firma ${tag}`, email: `${tag}@firma.example` })).id
    await makeBranch({ company, name: `Şube ${tag}` })
    await makeEmployee({ company, name: `Kişi ${tag}` })
    await makeRow('meets', { title: `Görüşme ${tag}`, company })
    await makeRow('company-projects', { name: `Proje ${tag}`, company })
    await makeTender({ title: `Teklif ${tag}`, company })
    await makeCard({ name: `Kart ${tag}`, sku: `S-${tag}` })
    await makeGroup({ name: `Grup ${tag}` })
    await makePerson([], { name: `Üye ${tag}` })
  })

  it('should find everything for an administrator', async () => {
    const { groups } = await find(tag)
    expect(groups.map(({ collection }) => collection)).toEqual(Object.keys(GROUPS))
    expect(groups.map(({ total }) => total)).toEqual(Object.keys(GROUPS).map(() => 1))
  })

  it('should find nothing without rights', async () => {
    expect((await find(tag, await only())).groups).toEqual([])
  })

  it.each([...new Set(Object.values(GROUPS))])(
    'should find with read %s only its own',
    async (subject) => {
      const reader = await only({ subject, actions: ['read'] })
      const { groups } = await find(tag, reader)
      const wanted = Object.keys(GROUPS).filter(
        (slug) => GROUPS[slug] === subject || (slug === 'meets' && subject === 'customers'),
      )
      expect(groups.map(({ collection }) => collection)).toEqual(wanted)
    },
  )

  it('should not take writing for reading', async () => {
    const writer = await only({ subject: 'customers', actions: ['write', 'create', 'delete'] })
    expect((await find(tag, writer)).groups).toEqual([])
  })

  it('should neither name a company to those who may not read customers', async () => {
    const reader = await only({ subject: 'tenders', actions: ['read'] })
    const { groups } = await find(`teklif ${tag}`, reader)
    expect(groups[0]?.docs[0]?.title).toBe(`Teklif ${tag}`)
    expect(JSON.stringify(groups)).not.toContain('Firma')
  })

  it('should neither match nor return a field the role leaves out', async () => {
    const reader = await only({ subject: 'customers', actions: ['read'], fields: ['name'] })
    expect((await find(`${tag}@firma`, reader)).groups).toEqual([])
    const { groups } = await find(`firma ${tag}`, reader)
    expect(groups).toMatchObject([{ collection: 'companies', docs: [{ details: [] }] }])
    const blind = await only({ subject: 'customers', actions: ['read'], fields: ['email'] })
    expect((await find(`kişi ${tag}`, blind)).groups).toEqual([])
    const [group] = (await find(`${tag}@firma`, blind)).groups
    expect(group?.docs[0]).toMatchObject({ title: null, details: [`${tag}@firma.example`] })
  })

  it('should not rank by a code the role leaves out', async () => {
    const reader = await only({ subject: 'stock-cards', actions: ['read'], fields: ['name'] })
    expect((await find(`S-${tag}`, reader)).groups).toEqual([])
  })
})

it('should not take a branch without a tax number for the one with the number', async () => {
  const tag = word()
  const company = (await makeCompany()).id
  const { id } = await makeBranch({ company, name: `Şube ${tag}`, taxNumber: '' })
  const { groups } = await find(tag)
  expect(groups).toMatchObject([{ collection: 'branches', docs: [{ id, exact: false }] }])
})

it('should say why a record was found, when its name does not', async () => {
  const tag = word()
  const company = await makeCompany({ email: `${tag}@firma.example`, title: 'Unvan' })
  const { groups } = await find(tag)
  expect(groups[0]?.docs[0]).toMatchObject({
    id: company.id,
    details: ['Unvan', `${tag}@firma.example`],
  })
  const employee = await makeEmployee({ company: company.id, email: `${tag}@kisi.example` })
  const people = await find(`@${tag}@kisi`)
  expect(people.groups[0]?.docs[0]).toMatchObject({ id: employee.id })
  expect(people.groups[0]?.docs[0]?.details[0]).toBe(`${tag}@kisi.example`)
})

it('should give more of one collection alone, and refuse what is not searched', async () => {
  const tag = word()
  for (let index = 0; index < 7; index += 1) await makeCompany({ name: `${tag} ${index}` })
  const { get } = await administrator()
  const { json } = await get<SearchAnswer>(`/search?q=${tag}&in=companies`)
  expect(json.groups).toMatchObject([{ collection: 'companies', total: 7 }])
  expect(json.groups[0]?.docs).toHaveLength(7)
  expect((await get(`/search?q=${tag}&in=roles`)).status).toBe(400)
})

it('should call a sent tender expired after its last day', async () => {
  const title = `Eski ${word()}`
  const { id } = await makeTender({ title, date: '2024-01-01', validUntil: today() })
  await step(id, 'send')
  // Sent while it stood; its last day has passed since.
  const { patch } = await administrator()
  await patch(`/tenders/${id}`, { validUntil: '2024-01-10' })
  expect((await find(title)).groups[0]?.docs[0]).toMatchObject({
    ...{ id, status: 'expired', fact: { field: 'validUntil', value: '2024-01-10' } },
  })
  const fields = ['title', 'status']
  const reader = await only({ subject: 'tenders', actions: ['read'], fields })
  expect((await find(title, reader)).groups[0]?.docs[0]).toMatchObject({ status: null, fact: null })
})

it('should find a quotation by its customer, for whoever may read customers', async () => {
  const tag = word()
  const company = (await makeCompany({ name: `Işık ${tag}` })).id
  const { id } = await makeTender({ title: 'Bakım', company, unconnectedName: null })
  const where = encodeURIComponent(`isik ${tag}`)
  expect(idsOf(await find(`isik ${tag}`), 'tenders')).toEqual([id])
  const listed = async (person: Client) => {
    const path = `/tenders?where[company.name][like]=${where}&depth=0`
    const { json } = await person.get<{ docs?: { id: number }[] }>(path)
    return json.docs?.map((doc) => doc.id)
  }
  expect(await listed(await administrator())).toEqual([id])

  const stranger = await only({ subject: 'tenders', actions: ['read'] })
  expect((await find(`isik ${tag}`, stranger)).groups).toEqual([])
  expect(await listed(stranger)).toBeUndefined()
})
