import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { PeekSheet } from '@/present/record/peekSheet'
import { textOfFact } from '@/present/record/recordFact'
import { paths } from '@/catalog/paths'
import { administrator } from '../../factories/person'
import { outcome, quickPerson } from '../../factories/quickPerson'
import { makeBranch, makeCard, makeCompany } from '../../factories/rows'
import { rest } from '../../helpers/rest'

const can = (subject: string, more: object = {}) =>
  ({ subject, actions: ['read'], ...more }) as unknown as Permission
const at = (path: string) => `/peek?${new URLSearchParams({ at: path })}`
const words = ({ facts }: PeekSheet) =>
  Object.fromEntries(facts.map((one) => [one.name, textOfFact(one)]))

let card: { id: number }
let company: { id: number }
let branch: { id: number }
beforeAll(async () => {
  card = await makeCard({ costPrice: 7 })
  company = await makeCompany()
  branch = await makeBranch({ company: company.id })
})

describe('PK1 a look at a record', () => {
  it('shows what its list shows, with its states apart and its name on top', async () => {
    const { get } = await administrator()
    const { status, json } = await get<PeekSheet>(at(paths.stockCardView(card.id)))
    expect(status).toBe(200)
    expect(json).toMatchObject({ kind: 'Stok kartı', edit: paths.stockCardEdit(card.id) })
    expect(json.name).not.toBe('')
    const shown = words(json)
    expect(shown.costPrice).toContain('7')
    expect(shown).not.toHaveProperty('name')
    expect(Object.values(shown)).not.toContain('')
  })

  it('leads to the records it names', async () => {
    const { get } = await administrator()
    const { json } = await get<PeekSheet>(at(paths.branchEdit(company.id, branch.id)))
    const named = json.facts.find(({ name }) => name === 'company')
    expect(named?.cell).toMatchObject({ href: paths.customerView(company.id) })
  })

  it('hides what its reader may not see', async () => {
    const { get } = await quickPerson([can('stock-cards')])
    const { json } = await get<PeekSheet>(at(paths.stockCardView(card.id)))
    expect(json).not.toHaveProperty('edit')
    expect(words(json)).not.toHaveProperty('costPrice')
    const narrowed = await quickPerson([can('stock-cards', { fields: ['name', 'unit'] })])
    const little = await narrowed.get<PeekSheet>(at(paths.stockCardView(card.id)))
    expect(Object.keys(words(little.json))).toEqual(['unit'])
  })

  it('asks for the right of the page', async () => {
    const { get } = await quickPerson([can('stock-cards')])
    expect(outcome(await get(at(paths.stockCardEdit(card.id))))).toBe('403 notAllowed')
    expect(outcome(await get(at(paths.customerView(company.id))))).toBe('403 notAllowed')
    const path = `/api${at(paths.stockCardView(card.id))}`
    expect(outcome(await rest({ path }))).toBe('401 signInFirst')
  })

  it.each([
    ['', '404 notFound'],
    ['/dashboard', '404 notFound'],
    ['/stock/cards/list', '404 notFound'],
    ['https://evil.example/stock', '404 notFound'],
    ['/api/users/me', '404 notFound'],
    [paths.stockCardView(2_147_483_647), '404 notFound'],
  ])('finds nothing at %j', async (path, expected) => {
    const { get } = await administrator()
    expect(outcome(await get(at(path)))).toBe(expected)
  })

  it('finds nothing below another company', async () => {
    const other = await makeCompany()
    const { get } = await administrator()
    expect(outcome(await get(at(paths.branchEdit(company.id, branch.id))))).toBe('200')
    expect(outcome(await get(at(paths.branchEdit(other.id, branch.id))))).toBe('404 notFound')
  })
})
