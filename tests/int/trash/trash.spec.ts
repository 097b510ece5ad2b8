import config from '@payload-config'
import { GRAPHQL_POST } from '@payloadcms/next/routes'
import { formatNames } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { KEPT_SLUGS } from '@/catalog/trash'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { withGraphqlGate, type GraphqlHandler } from '@/gate/withGraphqlGate'
import { auditSince, lastAuditId, lineOf } from '../../factories/audit'
import type { Client } from '../../factories/client'
import { select } from '../../factories/database'
import { DELETABLE } from '../../factories/deletable'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson, type Person } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import { getTestPayload } from '../../helpers/payload'
import { ORIGIN } from '../../helpers/rest'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const gate = withGraphqlGate(GRAPHQL_POST(config) as GraphqlHandler, { payload: getTestPayload })
const graphql = async (query: string): Promise<unknown> => {
  const request = new Request(`${ORIGIN}/api/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  })
  const headers = new Headers({
    origin: ORIGIN,
    cookie: boss.cookie,
    'content-type': 'application/json',
  })
  return (await gate(Object.defineProperty(request, 'headers', { value: headers }))).json()
}

const give = (who: Client, command: string, collection: string, record: number) =>
  who.post(`/trash/${command}`, { collection, record })

/** Every column of the record and of what goes with it, secrets and hidden ones too, in one order. */
const storedOf = async (slug: string, id: number) => {
  const [stored] = await select<{ content: { table: string; rows: { id: number }[] }[] }>(
    `select deleted_content($1::regclass, 'id', array[$2]) as content`,
    [tableNameOf(slug), String(id)],
  )
  return stored?.content.map(({ table, rows }) => ({
    table,
    rows: rows.toSorted((one, other) => one.id - other.id),
  }))
}

const answersOf = async (slug: string, id: number) => ({
  record: (await boss.get(`/${slug}/${id}?depth=0`)).text,
  deep: (await boss.get(`/${slug}/${id}?depth=2`)).text,
  list: (await boss.get(`/${slug}?depth=0&where[id][equals]=${id}`)).text,
})

const overGraphql = (slug: string, id: number) =>
  graphql(`{ ${formatNames(slug).singular}(id: ${id}) { id } }`)
const answered = (slug: string, id: number) => ({ data: { [formatNames(slug).singular]: { id } } })

it('has a record of every collection whose deleted records are kept', async () => {
  expect(Object.keys(DELETABLE).sort()).toEqual([...KEPT_SLUGS].sort())
  const { collections } = await getTestPayload()
  const open = Object.values(collections).filter(({ config: { hooks } }) =>
    hooks.beforeDelete.some(({ name }) => name === 'keepInTrash'),
  )
  expect(open.map(({ config: { slug } }) => slug).sort()).toEqual([...KEPT_SLUGS].sort())
})

describe.each(Object.entries(DELETABLE))('a deleted record of %s', (slug, make) => {
  it('is gone from every read, and comes back as it was', async () => {
    const { id } = await make()
    const before = { stored: await storedOf(slug, id), ...(await answersOf(slug, id)) }
    expect(await overGraphql(slug, id)).toEqual(answered(slug, id))
    expect(outcome(await boss.remove(`/${slug}/${id}`))).toBe('200')
    expect(outcome(await boss.get(`/${slug}/${id}`))).toBe('404 notFound')
    const list = await boss.get<{ totalDocs: number }>(`/${slug}?where[id][equals]=${id}`)
    expect(list.json.totalDocs).toBe(0)
    const count = await boss.get<{ totalDocs: number }>(`/${slug}/count?where[id][equals]=${id}`)
    expect(count.json.totalDocs).toBe(0)
    expect(await overGraphql(slug, id)).not.toEqual(answered(slug, id))

    const from = await lastAuditId()
    expect(outcome(await give(boss, 'restore', slug, id))).toBe('200')
    const after = { stored: await storedOf(slug, id), ...(await answersOf(slug, id)) }
    expect(after).toEqual(before)
    const rows = await auditSince(from)
    expect(rows.map(lineOf)).not.toEqual([])
    expect(new Set(rows.map(({ command }) => command))).toEqual(new Set(['restore']))
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([boss.id]))
    await expectSoundData()
  })

  it('goes for good when it is told to', async () => {
    const { id } = await make()
    await boss.remove(`/${slug}/${id}`)
    const from = await lastAuditId()
    expect(outcome(await give(boss, 'purge', slug, id))).toBe('200')
    expect((await auditSince(from)).map(lineOf)).toEqual([`purge ${slug}`])
    expect(outcome(await give(boss, 'restore', slug, id))).toBe('404 notInTrash')
    expect(outcome(await give(boss, 'purge', slug, id))).toBe('404 notInTrash')
  })
})

it('goes for good only in a confirmed session', async () => {
  const person = await makePerson()
  const { id } = (await DELETABLE.companies?.()) ?? { id: 0 }
  await person.remove(`/companies/${id}`)
  await select(
    `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
    [person.id],
  )
  expect(outcome(await give(person, 'purge', 'companies', id))).toBe('403 confirmItsYou')
  expect(outcome(await give(person, 'restore', 'companies', id))).toBe('200')
})

it('is restored once by two at once', async () => {
  const { id } = (await DELETABLE.tenders?.()) ?? { id: 0 }
  await boss.remove(`/tenders/${id}`)
  const both = await Promise.all([
    give(boss, 'restore', 'tenders', id),
    give(boss, 'restore', 'tenders', id),
    give(boss, 'purge', 'tenders', id),
  ])
  expect(both.map(outcome).sort()).toEqual(['200', '404 notInTrash', '404 notInTrash'])
})

it('keeps what is deleted over GraphQL as well', async () => {
  const { id } = (await DELETABLE.companies?.()) ?? { id: 0 }
  const before = await storedOf('companies', id)
  await graphql(`mutation { deleteCompany(id: ${id}) { id } }`)
  expect(outcome(await boss.get(`/companies/${id}`))).toBe('404 notFound')
  expect(outcome(await give(boss, 'restore', 'companies', id))).toBe('200')
  expect(await storedOf('companies', id)).toEqual(before)
})

it('keeps nothing of a deletion that is refused', async () => {
  const { id } = (await DELETABLE.branches?.()) ?? { id: 0 }
  const { json } = await boss.get<{ company: number }>(`/branches/${id}?depth=0`)
  expect(outcome(await boss.remove(`/companies/${json.company}`))).toBe('409 inUse')
  expect(outcome(await give(boss, 'restore', 'companies', json.company))).toBe('404 notInTrash')
})
