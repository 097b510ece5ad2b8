import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { entityOf } from '@/catalog'
import { KEPT_SLUGS } from '@/catalog/trash'
import type { Client, Json } from '../../factories/client'
import { select } from '../../factories/database'
import { DELETABLE, makeFile } from '../../factories/deletable'
import { administrator, makePerson, type Person } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import {
  anyName,
  makeBranch,
  makeCard,
  makeCompany,
  makeEmployee,
  makeGroup,
  makeRow,
  makeStockType,
  type Row,
} from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

type Refused = { errors: [{ code?: string; data?: { errors?: { path: string; code: string }[] } }] }

const restore = (who: Client, collection: string, record: number) =>
  who.post<Refused>('/trash/restore', { collection, record })

/** Status, code, and each field with its code. */
const refusal = async (collection: string, record: number): Promise<string> => {
  const { status, json } = await restore(boss, collection, record)
  const [{ code, data } = {} as Refused['errors'][0]] = json.errors ?? []
  const fields = (data?.errors ?? []).map((one) => `${one.path}:${one.code}`)
  return [status, code, ...fields].filter(Boolean).join(' ')
}

const remove = async (slug: string, id: number) => {
  expect([slug, outcome(await boss.remove(`/${slug}/${id}`))]).toEqual([slug, '200'])
  return id
}

describe('what was taken meanwhile', () => {
  const sku = () => `S-${randomUUID()}`.slice(0, 30)
  it.each<[string, string, () => Promise<Row>, (row: Row) => Promise<unknown>, string]>([
    [
      'the code of a card',
      'stock-cards',
      () => makeCard({ sku: sku() }),
      ({ sku: taken }) => makeCard({ sku: taken }),
      '400 notUnique sku:codeTaken',
    ],
    [
      'the barcode, written otherwise',
      'stock-cards',
      () => makeCard({ barcode: sku() }),
      ({ barcode }) => makeCard({ barcode: String(barcode).toLowerCase() }),
      '400 notUnique barcode:codeTaken',
    ],
    [
      'the name of a type',
      'stock-types',
      () => makeStockType(),
      ({ name }) => makeStockType({ name }),
      '400 notUnique name:notUnique',
    ],
    [
      'the name of a group',
      'stock-groups',
      () => makeGroup(),
      ({ name }) => makeGroup({ name }),
      '400 notUnique name:notUnique',
    ],
    [
      'the name of a role, folded',
      'roles',
      () => makeRow('roles', { name: anyName('İşçi'), permissions: [] }),
      ({ name }) =>
        makeRow('roles', { name: String(name).replace('İşçi', 'ISCI'), permissions: [] }),
      '400 invalidInput name:notUnique',
    ],
  ])('%s', async (_, slug, make, take, expected) => {
    const row = await make()
    await remove(slug, row.id)
    const other = (await take(row)) as Row
    expect(await refusal(slug, row.id)).toBe(expected)
    // Nothing of it stayed, and it is still there to be restored.
    expect(outcome(await boss.get(`/${slug}/${row.id}`))).toBe('404 notFound')
    await remove(slug, other.id)
    expect(await refusal(slug, row.id)).toBe('200')
  })

  it('the place of a part in its group', async () => {
    const [group, card] = [await makeGroup(), await makeCard()]
    const data = { stockGroup: group.id, stockCard: card.id, quantity: 1 }
    const { id } = await makeRow('stock-group-stocks', data)
    await remove('stock-group-stocks', id)
    await makeRow('stock-group-stocks', data)
    expect(await refusal('stock-group-stocks', id)).toMatch(/^400 notUnique/)
  })

  it('the default contact of a company', async () => {
    const { id: company } = await makeCompany()
    const { id } = await makeEmployee({ company, isDefaultContact: true })
    await remove('employees', id)
    const other = await makeEmployee({ company, isDefaultContact: true })
    expect(await refusal('employees', id)).toBe('400 invalidInput isDefaultContact:notUnique')
    await boss.patch(`/employees/${other.id}`, { isDefaultContact: false })
    expect(await refusal('employees', id)).toBe('200')
  })
})

describe('what it belongs to', () => {
  const parentOf = async (
    data: (parent: number) => Json,
    slug: string,
    parent: Row,
    of: string,
  ) => {
    const { id } = await makeRow(slug, data(parent.id))
    await remove(slug, id)
    await remove(of, parent.id)
    return id
  }

  it.each([
    ['branches', 'companies', 'company'],
    ['employees', 'companies', 'company'],
    ['meets', 'companies', 'company'],
    ['company-projects', 'companies', 'company'],
    ['tenders', 'companies', 'company'],
  ])('%s without %s', async (slug, of, field) => {
    const parent = await makeCompany()
    const name = { [entityOf(slug)?.title ?? 'name']: anyName('Ad') }
    const more =
      slug === 'tenders' ? { currency: 'TRY', date: '2026-05-01', items: [freeLine()] } : {}
    const id = await parentOf((company) => ({ ...name, ...more, company }), slug, parent, of)
    expect(await refusal(slug, id)).toBe(`409 parentGone ${field}:parentGone`)
    expect(await refusal(of, parent.id)).toBe('200')
    expect(await refusal(slug, id)).toBe('200')
  })

  it('a card without its type, a draft without a card of its lines', async () => {
    const type = await makeStockType()
    const card = await parentOf(
      (stockType) => ({ name: anyName('Kart'), taxRate: 20, stockType }),
      'stock-cards',
      type,
      'stock-types',
    )
    expect(await refusal('stock-cards', card)).toBe('409 parentGone stockType:parentGone')
    const other = await makeCard()
    const { id } = await makeTender({ items: [line(other.id)] })
    await remove('tenders', id)
    await remove('stock-cards', other.id)
    expect(await refusal('tenders', id)).toBe('409 parentGone')
    expect(await refusal('stock-cards', other.id)).toBe('200')
    expect(await refusal('tenders', id)).toBe('200')
  })

  it('a contact whose branch went to another company', async () => {
    const [one, two] = [await makeCompany(), await makeCompany()]
    const branch = await makeBranch({ company: one.id })
    const { id } = await makeEmployee({ company: one.id, branch: branch.id })
    await remove('employees', id)
    await boss.patch(`/branches/${branch.id}`, { company: two.id })
    expect(await refusal('employees', id)).toBe('400 invalidInput branch:branchOfOtherCompany')
  })

  it('a line and a file of a tender that was approved meanwhile', async () => {
    const { id } = await makeTender({ items: [freeLine(), freeLine()] })
    const { json } = await boss.get<{ docs: Row[] }>(`/tender-items?where[tender][equals]=${id}`)
    const item = await remove('tender-items', json.docs[0]?.id ?? 0)
    const file = await makeFile('tender-files', { tender: id, visibility: 'customer' })
    await remove('tender-files', file.id)
    await step(id, 'approve')
    expect(await refusal('tender-items', item)).toMatch(/^409 tenderLocked/)
    expect(await refusal('tender-files', file.id)).toMatch(/^409 tenderLocked/)
    await step(id, 'withdraw-approval')
    expect(await refusal('tender-items', item)).toBe('200')
    const tender = await boss.get<Row>(`/tenders/${id}?depth=0`)
    expect(tender.json.total).toBe(240)
  })
})

describe('rights', () => {
  const rightOf = (action: 'read' | 'delete'): Permission => ({
    subject: 'customers',
    actions: [action],
  })
  it.each<[string, Permission[], string]>([
    ['none', [], '403 notAllowed'],
    ['to read alone', [rightOf('read')], '403 notAllowed'],
    ['to delete alone', [rightOf('delete')], '403 notAllowed'],
    [
      'to delete and read others',
      [{ subject: 'meets', actions: ['read', 'delete'] }],
      '403 notAllowed',
    ],
    [
      'to delete and to read a name',
      [rightOf('delete'), { ...rightOf('read'), fields: ['name'] }],
      '200',
    ],
  ])('%s', async (_, permissions, expected) => {
    const { id } = await makeCompany({ title: 'Gizli', extraEmails: [{ email: 'x@example.com' }] })
    const before = (await boss.get(`/companies/${id}?depth=0`)).text
    await remove('companies', id)
    const person = await makePerson(permissions)
    const answer = await restore(person, 'companies', id)
    expect(outcome(answer)).toBe(expected)
    expect(
      outcome(await person.post('/trash/purge', { collection: 'companies', record: id })),
    ).toBe(expected === '200' ? '404 notInTrash' : expected)
    if (expected !== '200') return
    // The whole record is restored, and the response reveals none of its values.
    expect(answer.json).toEqual({ done: true })
    expect((await boss.get(`/companies/${id}?depth=0`)).text).toBe(before)
  })

  it('of the catalogue are those of the collections', async () => {
    const { collections } = await getTestPayload()
    for (const slug of KEPT_SLUGS) {
      const { deleters = [], readers = [], isReadByAll = false } = entityOf(slug) ?? {}
      const { access } = collections[slug as 'companies'].config
      for (const { subject, actions } of allPermissions())
        for (const action of actions) {
          const one = { subject, actions: [action] }
          const judged = [await judge(one, access.delete), await judge(one, access.read)]
          const said = [
            deleters.some((right) => right[0] === action && right[1] === subject),
            isReadByAll || (action === 'read' && readers.includes(subject)),
          ]
          expect([slug, action, subject, ...judged]).toEqual([slug, action, subject, ...said])
        }
    }
  })

  it('of nobody bring back an account, a view of a list, or a row of the ledger', async () => {
    for (const slug of ['users', 'list-views', 'notifications', 'stock-movements', 'settings'])
      expect(outcome(await restore(boss, slug, 1))).toBe('400 invalidInput')
    const person = await makePerson([])
    await remove('users', person.id)
    expect(await select(`select from trash where subject = 'users'`)).toEqual([])
  })

  it('do not reach a role that can do more than the own one', async () => {
    const { id } = await makeRow('roles', {
      name: anyName('Rol'),
      permissions: [{ subject: 'tenders', actions: ['approve'] }],
    })
    await remove('roles', id)
    const person = await makePerson([{ subject: 'roles', actions: ['read', 'delete'] }])
    expect(outcome(await restore(person, 'roles', id))).toBe('403 roleAboveOwn')
    expect(await refusal('roles', id)).toBe('200')
  })

  it('reach the files of one’s own drafts, as for deleting them', async () => {
    const maker = await makePerson([{ subject: 'tenders', actions: ['read', 'create'] }])
    const { id: tender } = await makeTender()
    const file = await makeFile('tender-files', { tender, visibility: 'internal' })
    await remove('tender-files', file.id)
    expect(outcome(await restore(maker, 'tender-files', file.id))).toBe('403 notAllowed')
    expect(await refusal('tender-files', file.id)).toBe('200')
  })

  it('are asked for before anything else is said', async () => {
    const person = await makePerson([])
    expect(outcome(await restore(person, 'companies', 2_147_483_647))).toBe('403 notAllowed')
    expect(await refusal('companies', 2_147_483_647)).toBe('404 notInTrash')
    expect(await refusal('companies', 0)).toMatch(/^400 invalidInput/)
  })
})

/** What an access function says to somebody with one right. */
const judge = async (permission: Permission, access: unknown): Promise<boolean> => {
  const [{ judgeOf, rowFilterOf }, { rightsOf }, { buildAbility }] = await Promise.all([
    import('@/access/judge'),
    import('@/access/collectionAccess'),
    import('@/access/buildAbility'),
  ])
  const ability = buildAbility([permission])
  // Where rows decide as well (one's own), by the rights that open any.
  const byRights = () => rightsOf(access).some((right) => ability.can(...right))
  return rowFilterOf(access) ? byRights() : (judgeOf(access)?.(ability) ?? byRights())
}

it('gives nobody else the number of a deleted record', async () => {
  const { id } = (await DELETABLE.companies?.()) as Row
  await remove('companies', id)
  const { json } = await boss.post<{ doc: Row }>('/companies', { id, name: anyName('Başka') })
  expect(json.doc.id).not.toBe(id)
  expect(await refusal('companies', id)).toBe('200')
  // Deleted once more it can be restored once more.
  await remove('companies', id)
  expect(await refusal('companies', id)).toBe('200')
})
