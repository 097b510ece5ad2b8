import { createLocalReq, getAccessResults } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { loadList } from '@/queries/list/loadList'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCompany, type Row } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

const CUSTOMERS: Permission = { subject: 'customers', actions: ['read'] }
const on = (actions: Permission['actions'], fields?: string[]): Permission => ({
  subject: 'actions',
  actions,
  ...(fields && { fields }),
})

let boss: Person
let company: number
beforeAll(async () => {
  boss = await administrator()
  company = (await makeCompany()).id
})

const give = async (owner: Person, title = 'Ara'): Promise<number> => {
  const json = { subject: 'companies', document: company, kind: 'call', title, due: '2026-12-01' }
  const made = await boss.post<{ doc: Row }>('/actions', { ...json, owner: owner.id })
  expect([made.status, made.text]).toEqual([201, made.text])
  return made.json.doc.id
}

/** What the menus of some rows know of the steps of their actions, by id. */
const todosOf = async (person: Person, ids: readonly number[]) => {
  const payload = await getTestPayload()
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const user = { ...found, collection: 'users' as const }
  const req = await createLocalReq({ user: user as never }, payload)
  const list = await loadList({
    req,
    slug: 'actions',
    query: { 'where[id][in]': ids.join(',') },
    permissions: (await getAccessResults({ req })).collections?.actions,
    readOffers: () => Promise.resolve(new Map()),
  })
  return new Map(list.rows.map(({ id, todo }) => [Number(id), todo]))
}

describe('a row of the list of actions', () => {
  it('offers its steps to its owner, who needs no further right, while it is open', async () => {
    const owner = await makePerson([CUSTOMERS, on(['read'])])
    const [open, done, foreign] = [await give(owner), await give(owner), await give(boss)]
    expect((await owner.post(`/actions/${done}/done`, {})).status).toBe(200)
    const rows = await todosOf(owner, [open, done, foreign])
    expect([...rows.keys()].sort((a, b) => a - b)).toEqual([open, done, foreign])
    const [day] = await select<{ today: string }>(
      `select to_char(now() at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as today`,
    )
    expect(rows.get(open)).toEqual({ today: day?.today, mayPlan: false })
    expect(rows.get(done)).toBeUndefined()
    expect(rows.get(foreign)).toBeUndefined()
    // What is offered is what the steps take.
    expect((await owner.post(`/actions/${open}/snooze`, { until: '2099-01-04' })).status).toBe(200)
    expect((await owner.post(`/actions/${foreign}/done`, {})).status).toBe(403)
  })

  it('offers those of others to holders of *write actions*, with what follows by *create actions*', async () => {
    const foreign = await give(boss)
    const writer = await makePerson([CUSTOMERS, on(['read', 'write'])])
    expect((await todosOf(writer, [foreign])).get(foreign)).toMatchObject({ mayPlan: false })
    const planner = await makePerson([CUSTOMERS, on(['read', 'create', 'write'])])
    expect((await todosOf(planner, [foreign])).get(foreign)).toMatchObject({ mayPlan: true })
    const titles = await makePerson([CUSTOMERS, on(['read']), on(['write'], ['title'])])
    expect((await todosOf(titles, [foreign])).get(foreign)).toBeUndefined()
  })

  it('offers none to a reader who may not see its owner or its end', async () => {
    const fields = ['title', 'subject', 'document', 'company', 'dueOn']
    const narrowed = await makePerson([CUSTOMERS, on(['read'], [...fields, 'owner'])])
    const own = await give(narrowed)
    expect([...(await todosOf(narrowed, [own])).values()]).toEqual([undefined])
  })
})
