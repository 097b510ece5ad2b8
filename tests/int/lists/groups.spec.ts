import { createLocalReq, getAccessResults } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { loadList } from '@/queries/list/loadList'
import { readListGroups } from '@/queries/list/readListGroups'
import { relationTitles } from '@/queries/list/relationTitles'
import { select } from '../../factories/database'
import { quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { anyName, makeCompany } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

const on = (subject: Permission['subject'], fields?: string[]): Permission =>
  ({ subject, actions: ['read'], ...(fields && { fields }) }) as Permission
const ALL = [on('tenders'), on('customers'), on('users')]

const names = [anyName('Grup A'), anyName('Grup B')] as const
const companies: number[] = []
beforeAll(async () => {
  for (const [place, name] of names.entries()) {
    const { id } = await makeCompany({ name })
    companies.push(id)
    for (const unitPrice of place === 0 ? [100.1, 200.2] : [0.3])
      await makeTender({ company: id, items: [freeLine({ unitPrice })] })
  }
  const sent = await makeTender({ company: companies[0], items: [freeLine({ unitPrice: 1000 })] })
  await step(sent.id, 'send')
})

/** The groups of a list as its page shows them to a person, one row a page. */
const groupsFor = async (person: QuickPerson, query: Record<string, string>) => {
  const payload = await getTestPayload()
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const req = await createLocalReq({ user: { ...found, collection: 'users' } as never }, payload)
  const { collections } = await getAccessResults({ req })
  const list = await loadList({
    ...{ req, slug: 'tenders' as const, permissions: collections?.tenders },
    query: { 'where[company][in]': companies.join(','), limit: '1', ...query },
    readOffers: () => Promise.resolve(new Map()),
  })
  return { groups: await readListGroups(req, list), list, req }
}

describe('the groups of a list', () => {
  it('count and sum all rows of the filter by a value, also those of other pages', async () => {
    const { groups } = await groupsFor(await quickPerson(ALL), { group: 'company' })
    expect(groups?.groups.map(({ label, count, sums }) => [label, count, sums])).toEqual([
      // 120.12 + 240.24 + 1200
      [names[0], 3, ['1560.36']],
      [names[1], 1, ['0.36']],
    ])
  })

  it('are called by the words of states', async () => {
    const { groups } = await groupsFor(await quickPerson(ALL), { group: 'status' })
    expect(groups?.groups.map(({ label, count }) => [label, count])).toEqual([
      ['Taslak', 3],
      ['Gönderildi', 1],
    ])
  })

  it('lead to the list of exactly their rows', async () => {
    const reader = await quickPerson(ALL)
    const { groups } = await groupsFor(reader, { group: 'status' })
    for (const { href, count } of groups?.groups ?? []) {
      const query = Object.fromEntries(new URLSearchParams(href))
      const { list } = await groupsFor(reader, query)
      expect([list.isFailed, list.total, list.state.group]).toEqual([false, count, ''])
    }
  })

  it('narrow with the filter, and keep it', async () => {
    const query = { group: 'company', 'where[status][equals]': 'sent' }
    const { groups } = await groupsFor(await quickPerson(ALL), query)
    expect(groups?.groups.map(({ label, count }) => [label, count])).toEqual([[names[0], 1]])
    expect(groups?.groups[0]?.href).toContain('where%5Bstatus%5D%5Bequals%5D=sent')
  })

  it.each<[string, Permission[], string, boolean]>([
    ['no column of groups', ALL, 'title', false],
    [
      'a column that is closed',
      [on('tenders', ['title', 'company']), on('customers')],
      'status',
      false,
    ],
    ['people whose names are closed', [on('tenders'), on('customers')], 'owner', false],
    [
      'nothing but counts, without the amounts',
      [on('tenders', ['title', 'status', 'company']), on('customers')],
      'status',
      true,
    ],
  ])('by %s', async (_, permissions, group, isThere) => {
    const { groups, list } = await groupsFor(await quickPerson(permissions), { group })
    expect([groups !== null, list.state.group]).toEqual([isThere, isThere ? group : ''])
    if (isThere) expect(groups?.sums).toEqual([])
  })
})

it('names are read of more records than one statement takes parameters', async () => {
  const payload = await getTestPayload()
  const req = await createLocalReq({}, payload)
  const { id: user } = await quickPerson(ALL)
  req.user = { ...(await payload.findByID({ collection: 'users', id: user })), collection: 'users' }
  const ids = [...companies, ...Array.from({ length: 70_000 }, (_, at) => 900_000_000 + at)]
  const wanted = ids.map((id) => ({ relationTo: 'companies', id, titles: ['name'] }))
  const titles = await relationTitles({ req, wanted })
  expect([...titles.values()]).toEqual(names)
})

describe('the file of groups', () => {
  const EXPORT: Permission[] = [...ALL, { subject: 'tenders', actions: ['export'] }]
  const linesOf = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n')
  const file = async (person: QuickPerson, query: Record<string, string> = {}) => {
    const asked = new URLSearchParams({
      ...{ 'where[company][in]': companies.join(','), format: 'csv' },
      ...{ group: 'company', groups: 'true', ...query },
    })
    const { status, text } = await person.get(`/tenders/export?${asked}`)
    return { status, lines: linesOf(text), text }
  }

  it('has those of the page, whatever page is asked', async () => {
    const { lines } = await file(await quickPerson(EXPORT), { page: '3', limit: '10' })
    expect(lines).toEqual([
      'Firma;Kayıt sayısı;Toplam, lira karşılığı',
      `${names[0]};3;1560,36`,
      `${names[1]};1;0,36`,
    ])
  })

  it('names all of more groups than names are read at once, in their order', async () => {
    const tag = anyName('Grup')
    const made = await select<{ id: number; name: string }>(
      `insert into companies (name, updated_at, created_at)
       select $1 || ' ' || i, now(), now() from generate_series(1, 1100) i order by i
       returning id, name`,
      [tag],
    )
    const ids = made.map(({ id }) => id)
    await select(
      `insert into tenders (title, status, date, currency, currency_rate, company_id, updated_at,
         created_at)
       select 'Teklif', 'draft', now(), 'TRY', 1, id, now(), now() from unnest($1::int[]) id`,
      [ids],
    )
    const asked = new URLSearchParams({
      ...{ format: 'csv', group: 'company', groups: 'true' },
      'where[company.name][like]': tag,
    })
    const { text } = await (await quickPerson(EXPORT)).get(`/tenders/export?${asked}`)
    // Other specs read whole lists of this database.
    await select('delete from tenders where company_id = any($1)', [ids])
    const byId = made.toSorted((one, other) => one.id - other.id)
    expect(linesOf(text).slice(1)).toEqual(byId.map(({ name }) => `${name};1;0,00`))
  })

  it('is named by the list and the column', async () => {
    const person = await quickPerson(EXPORT)
    const { headers } = await person.get('/tenders/export?format=xlsx&group=status&groups=true')
    const name = decodeURIComponent(headers.get('content-disposition') ?? '')
    expect(name).toMatch(/Teklifler · Durum \d{4}-\d\d-\d\d\.xlsx/)
  })

  it('is recorded with its column, which readers of the trail have to be allowed to read', async () => {
    const person = await quickPerson(EXPORT)
    await file(person, { 'where[company][in]': String(companies[0]) })
    const [event] = await select<{ details: Record<string, [null, string]> }>(
      `select details from audit_events where action = 'export' and user_id = $1`,
      [person.id],
    )
    expect(event?.details).toMatchObject({
      filters: [null, `[company][in]=${companies[0]} [company][groups]=true`],
      rows: [null, '1'],
    })
  })

  it.each<[string, Permission[], Record<string, string>, number | string[]]>([
    ['without export', ALL, {}, 403],
    [
      'without export of the column',
      [
        ...ALL,
        { subject: 'tenders', actions: ['export'], fields: ['title', 'total', 'totalBase'] },
      ],
      {},
      403,
    ],
    [
      'without export of the amount in lira: counts alone',
      [...ALL, { subject: 'tenders', actions: ['export'], fields: ['company', 'total'] }],
      {},
      ['Firma;Kayıt sayısı', `${names[0]};3`, `${names[1]};1`],
    ],
    ['of a list without groups', EXPORT, { group: '' }, 400],
    ['of a column that has no groups', EXPORT, { group: 'title' }, 400],
    ['with another word than true', EXPORT, { groups: 'yes' }, 400],
  ])('%s', async (_, permissions, query, wanted) => {
    const { status, lines } = await file(await quickPerson(permissions), query)
    expect(status === 200 ? lines : status).toEqual(wanted)
  })
})
