import { createLocalReq, getAccessResults } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { loadList } from '@/queries/list/loadList'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCompany, makeRow } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

const READS: Permission[] = ['customers', 'meets', 'company-projects'].map((subject) => ({
  subject: subject as Permission['subject'],
  actions: ['read'],
}))

let boss: Person
let seller: Person
let mine: number
let theirs: number
beforeAll(async () => {
  boss = await administrator()
  seller = await makePerson(READS)
  mine = (await makeCompany()).id
  theirs = (await makeCompany()).id
  expect((await boss.post(`/companies/${mine}/assign`, { owner: seller.id })).status).toBe(200)
})

const ROWS = [
  ['meets', 'title'],
  ['company-projects', 'name'],
] as const
type Slug = (typeof ROWS)[number][0]

/** A list as its reader opens it by an address. */
const listOf = async (person: Person, slug: Slug, query: Record<string, string> = {}) => {
  const payload = await getTestPayload()
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const user = { ...found, collection: 'users' as const }
  const req = await createLocalReq({ user: user as never }, payload)
  return loadList({
    req,
    slug,
    query,
    permissions: (await getAccessResults({ req })).collections?.[slug],
    readOffers: () => Promise.resolve(new Map()),
  })
}
const ownOf = async (...args: Parameters<typeof listOf>) =>
  (await listOf(...args)).filters.quick.find(({ key }) => key === 'own')

describe.each(ROWS)('one’s own in the list of %s', (slug, title) => {
  it('is what belongs to customers that one is responsible for', async () => {
    const own = await makeRow(slug, { [title]: anyName('Benim'), company: mine })
    const other = await makeRow(slug, { [title]: anyName('Onun'), company: theirs })
    const general = await makeRow(slug, { [title]: anyName('Genel') })
    const filter = await ownOf(seller, slug)
    expect(filter?.where).toEqual({ 'where[company.owner][equals]': String(seller.id) })
    const { rows, total } = await listOf(seller, slug, filter?.where)
    expect([rows.map(({ id }) => id), total]).toEqual([[own.id], 1])
    // The same address answers over REST, for everybody who may read the fields.
    const { json } = await boss.get<{ docs: { id: number }[] }>(
      `/${slug}?where[company.owner][equals]=${seller.id}&limit=100`,
    )
    expect(json.docs.map(({ id }) => id)).toEqual([own.id])
    expect([other.id, general.id]).not.toContain(own.id)
  })

  it('is not offered where its field is closed, nor on the page of one customer', async () => {
    const narrowed = await makePerson([
      ...READS.filter(({ subject }) => subject !== 'customers'),
      { subject: 'customers', actions: ['read'], fields: ['name', 'company'] },
    ])
    expect(await ownOf(narrowed, slug)).toBeUndefined()
    const { status } = await narrowed.get(`/${slug}?where[company.owner][equals]=${narrowed.id}`)
    expect(status).toBe(400)
    const withoutCompany = await makePerson([
      ...READS.filter(({ subject }) => subject !== slug),
      { subject: slug, actions: ['read'], fields: [title] },
    ])
    const offered = await ownOf(withoutCompany, slug)
    // Who reads customers reads their meetings.
    expect(offered === undefined).toBe(slug !== 'meets')
    if (slug === 'meets') expect(await ownOf(seller, slug, { scope: String(mine) })).toBeUndefined()
  })
})
