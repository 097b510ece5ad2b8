import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { Client, Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeRow } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'
import { today } from '../../factories/day'
import { notificationsOf } from '../notifications/stored'

const on = (subject: Permission['subject'], ...actions: Permission['actions']): Permission => ({
  subject,
  actions,
})

type Answer = {
  errors?: { code: string; data?: { errors?: { path: string; code: string }[] } }[]
  docs?: { id: number; name: string }[]
}

const TABLES = { tenders: 'tenders', companies: 'companies' } as const
type Slug = keyof typeof TABLES

const ownersOf = async (slug: Slug, id: number) => {
  const creator = slug === 'tenders' ? ', created_by_id as creator' : ''
  const [row] = await select(
    `select owner_id as owner${creator} from ${TABLES[slug]} where id = $1`,
    [id],
  )
  return row
}

/** `200`, or `400 invalidInput owner:ownerCannotRead`. */
const assign = async (client: Client, slug: Slug, id: number, body: Json) => {
  const { status, json } = await client.post<Answer>(`/${slug}/${id}/assign`, body)
  const [error] = json.errors ?? []
  const fields = (error?.data?.errors ?? []).map(({ path, code }) => `${path}:${code}`)
  return [status, error?.code, ...fields].filter(Boolean).join(' ')
}

const draft = async (client: Client, data: Json = {}): Promise<number> => {
  const { json, text, status } = await client.post<{ doc: { id: number } }>('/tenders', {
    title: anyName('Teklif'),
    date: today(),
    currency: 'TRY',
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    items: [freeLine()],
    ...data,
  })
  if (status !== 201) throw new Error(text)
  return json.doc.id
}

let boss: Person
let seller: Person
let other: Person
let passive: Person
let stranger: Person

beforeAll(async () => {
  boss = await administrator()
  const sells = [on('tenders', 'read', 'create'), on('customers', 'read', 'create')]
  seller = await makePerson(sells)
  other = await makePerson(sells)
  passive = await makePerson(sells)
  stranger = await makePerson([on('stock-cards', 'read')])
  await boss.post(`/users/${passive.id}/suspend`)
})

describe('who is responsible', () => {
  it('is at first whoever made it, whatever a client sends', async () => {
    const tender = await draft(seller, { owner: other.id })
    expect(await ownersOf('tenders', tender)).toEqual({ owner: seller.id, creator: seller.id })
    const { json } = await seller.post<{ doc: { id: number } }>('/companies', {
      name: anyName('Firma'),
      owner: other.id,
    })
    expect(await ownersOf('companies', json.doc.id)).toEqual({ owner: seller.id })
    await boss.patch(`/tenders/${tender}`, { title: 'Yeni', owner: other.id })
    expect(await ownersOf('tenders', tender)).toEqual({ owner: seller.id, creator: seller.id })
  })

  it('moves by a command, in any state; who created it stays', async () => {
    const tender = await draft(seller)
    await step(tender, 'cancel', { reason: 'Vazgeçildi' })
    expect(await assign(boss, 'tenders', tender, { owner: other.id })).toBe('200')
    expect(await ownersOf('tenders', tender)).toEqual({ owner: other.id, creator: seller.id })
    const events = await select<{ command: string; details: Json }>(
      `select command, details from audit_events where subject = 'tenders' and document = $1
       order by id desc limit 1`,
      [tender],
    )
    expect(events).toEqual([{ command: 'assign', details: { owner_id: [seller.id, other.id] } }])
  })

  it.each(['tenders', 'companies'] as const)(
    'is somebody active who may read it: %s',
    async (slug) => {
      const { id } =
        slug === 'tenders'
          ? await makeTender()
          : await makeRow('companies', { name: anyName('Firma') })
      for (const owner of [passive.id, stranger.id, 2_000_000_000])
        expect(await assign(boss, slug, id, { owner })).toBe(
          '400 invalidInput owner:ownerCannotRead',
        )
      expect(await assign(boss, slug, id, {})).toBe('400 invalidInput owner:required')
      expect(await assign(boss, slug, id, { owner: other.id, createdBy: 1 })).toBe(
        '400 unknownField createdBy:unknownField',
      )
      const { json } = await boss.get<Answer>(`/${slug}/owners`)
      const ids = (json.docs ?? []).map((one) => one.id)
      expect(ids).toEqual(expect.arrayContaining([seller.id, other.id]))
      expect(ids).not.toEqual(expect.arrayContaining([passive.id]))
      expect(ids).not.toEqual(expect.arrayContaining([stranger.id]))
      expect(Object.keys(json.docs?.[0] ?? {}).toSorted()).toEqual(['id', 'name'])
      expect((await seller.get(`/${slug}/owners`)).status).toBe(403)
    },
  )

  it.each(['tenders', 'companies'] as const)(
    'who has it already keeps it, and no form of it is out of date: %s',
    async (slug) => {
      const { id } =
        slug === 'tenders'
          ? await makeTender()
          : await makeRow('companies', { name: anyName('Firma') })
      const seen = async () => {
        const { json } = await boss.get<{ updatedAt: string }>(`/${slug}/${id}`)
        return json.updatedAt
      }
      const first = await seen()
      expect(await assign(boss, slug, id, { owner: other.id })).toBe('200')
      const moved = await seen()
      expect(moved).not.toBe(first)
      expect(await assign(boss, slug, id, { owner: other.id })).toBe('200')
      expect(await seen()).toBe(moved)
    },
  )

  it.each(['tenders', 'companies'] as const)(
    'is not changed over a version that was changed since: %s',
    async (slug) => {
      const { id, updatedAt } =
        slug === 'tenders'
          ? await makeTender()
          : await makeRow('companies', { name: anyName('Firma') })
      const from = (version: unknown, owner: number) =>
        boss.post<Answer>(
          `/${slug}/${id}/assign`,
          { owner },
          { headers: { 'x-started-from': String(version) } },
        )
      const first = await from(updatedAt, other.id)
      expect(first.status).toBe(200)
      const late = await from(updatedAt, seller.id)
      expect([late.status, late.json.errors?.[0]?.code]).toEqual([409, 'staleEdit'])
      expect(await ownersOf(slug, id)).toMatchObject({ owner: other.id })
      const { json } = await boss.get<{ updatedAt: string }>(`/${slug}/${id}`)
      expect((await from(json.updatedAt, seller.id)).status).toBe(200)
    },
  )

  it('is told once, and never what they took themselves', async () => {
    const owner = await makePerson([on('tenders', 'read', 'write'), on('customers', 'read')])
    const tender = await draft(seller)
    const company = (await makeRow('companies', { name: 'Öz Işık' })).id
    await assign(boss, 'tenders', tender, { owner: owner.id })
    await assign(boss, 'tenders', tender, { owner: owner.id })
    await assign(boss, 'companies', company, { owner: owner.id })
    const own = await draft(seller)
    await assign(owner, 'tenders', own, { owner: owner.id })
    expect((await notificationsOf(owner)).map(({ event, document }) => [event, document])).toEqual([
      ['tenderAssigned', tender],
      ['companyAssigned', company],
    ])
  })

  it('is told of its steps, instead of whoever created it', async () => {
    const owner = await makePerson([on('tenders', 'read')])
    const author = await makePerson([on('tenders', 'read', 'create')])
    const tender = await draft(author)
    await assign(boss, 'tenders', tender, { owner: owner.id })
    await step(tender, 'approve')
    expect((await notificationsOf(owner)).map(({ event }) => event)).toEqual([
      'tenderAssigned',
      'tenderApproved',
    ])
    expect(await notificationsOf(author)).toEqual([])
  })

  it('stays with a revision while they are active; a copy is its maker’s', async () => {
    const leaving = await makePerson([on('tenders', 'read')])
    const first = await draft(seller)
    await assign(boss, 'tenders', first, { owner: leaving.id })
    await step(first, 'send')
    const second = await step(first, 'revise')
    expect(await ownersOf('tenders', second.id)).toEqual({ owner: leaving.id, creator: boss.id })
    const copied = await step(first, 'duplicate')
    expect(await ownersOf('tenders', copied.id)).toEqual({ owner: boss.id, creator: boss.id })
    await boss.post(`/users/${leaving.id}/suspend`)
    await step(second.id, 'send')
    const third = await step(second.id, 'revise')
    expect(await ownersOf('tenders', third.id)).toEqual({ owner: boss.id, creator: boss.id })
  })
})

it('of two assignments at one moment the later counts, and both are told', async () => {
  const tender = await draft(seller)
  const people = [
    await makePerson([on('tenders', 'read')]),
    await makePerson([on('tenders', 'read')]),
  ]
  const said = await Promise.all(
    people.map(({ id }) => assign(boss, 'tenders', tender, { owner: id })),
  )
  expect(said).toEqual(['200', '200'])
  const found = await ownersOf('tenders', tender)
  expect(people.map(({ id }) => id)).toContain(found?.owner)
})

it('nobody who is responsible for something is deleted', async () => {
  const owner = await makePerson([on('tenders', 'read')])
  await assign(boss, 'tenders', await draft(seller), { owner: owner.id })
  const { status, json } = await boss.remove<Answer>(`/users/${owner.id}`)
  expect([status, json.errors?.[0]?.code]).toEqual([409, 'inUse'])
})
