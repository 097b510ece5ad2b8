import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { makeCompany } from '../../factories/rows'
import { freeLine, makeTender } from '../../factories/tender'
import { rest } from '../../helpers/rest'

type Figures = {
  count: number
  sums: Record<string, string>
  groups?: { key: unknown; count: number; sums: Record<string, string> }[]
}

let boss: Person
const companies: number[] = []
beforeAll(async () => {
  boss = await administrator()
  for (const amounts of [[100.1, 200.2], [0.3]]) {
    const { id } = await makeCompany()
    companies.push(id)
    for (const unitPrice of amounts)
      await makeTender({ company: id, items: [freeLine({ unitPrice })] })
  }
  // In dollars: what counts is what it is in lira.
  const [company] = companies
  const inDollars = { currency: 'USD', currencyRate: 41.6658 }
  await makeTender({ company, ...inDollars, items: [freeLine({ unitPrice: 10 })] })
})

const OURS = () => `where[company][in]=${companies.join(',')}`
const figures = (query: string, person: Person = boss) =>
  person.get<Figures>(`/tenders/figures?${query}`)

describe('figures of a list', () => {
  it('are the number of rows and the sum in lira of all that the filter finds', async () => {
    const { status, json } = await figures(`${OURS()}&sum=total`)
    expect(status).toBe(200)
    // 120.12 + 240.24 + 0.36 + 499.99
    expect(json).toEqual({ count: 4, sums: { total: '860.71' } })
    expect((await figures(`${OURS()}&where[date][less_than]=@today&sum=total`)).json).toEqual({
      count: 0,
      sums: { total: '0' },
    })
    expect((await figures(OURS())).json).toEqual({ count: 4, sums: {} })
  })

  it('are the same for each value of a column, and add up to the whole', async () => {
    const { json } = await figures(`${OURS()}&sum=total&group=company`)
    expect(json.groups).toEqual([
      { key: companies[0], count: 3, sums: { total: '860.35' } },
      { key: companies[1], count: 1, sums: { total: '0.36' } },
    ])
    const byState = await figures(`${OURS()}&group=status`)
    expect(byState.json.groups).toEqual([{ key: 'draft', count: 4, sums: {} }])
  })

  it.each([
    'sum=subtotal',
    'sum=hash',
    'sum=total,total',
    'group=title',
    'group=date',
    'group=nothing',
    'group=company.name',
    // Columns of the customer, whose names a tender may have too.
    'group=company.language',
    'group=company.owner',
    'group=createdBy.status',
    'where[nothing][equals]=1',
    'where=%7B',
    'where[date][less_than]=@tomorrow',
  ])('refuse %s in words', async (query) => {
    const { status, json } = await figures(query)
    expect(status).toBe(400)
    expect(JSON.stringify(json)).toContain('invalidQuery')
  })

  it.each<[string, Permission[], string, number]>([
    ['nobody who reads no tenders', [{ subject: 'customers', actions: ['read'] }], '', 403],
    ...(['total', 'totalBase'] as const).map((missing): [string, Permission[], string, number] => [
      `no sum without ${missing}`,
      [
        {
          subject: 'tenders',
          actions: ['read'],
          fields: ['company', 'total', 'totalBase'].filter((one) => one !== missing),
        },
      ],
      'sum=total',
      400,
    ]),
    [
      'no groups by a hidden column',
      [{ subject: 'tenders', actions: ['read'], fields: ['company'] }],
      'group=status',
      400,
    ],
    [
      'no filter by a hidden column',
      [{ subject: 'tenders', actions: ['read'], fields: ['company'] }],
      'where[total][greater_than]=1',
      400,
    ],
  ])('tell %s', async (_, permissions, query, status) => {
    const person = await makePerson(permissions)
    expect((await figures(query, person)).status).toBe(status)
  })

  it('are for programs of that right, and for nobody else', async () => {
    const path = `/api/tenders/figures?${OURS()}&sum=total`
    const { key } = await makeProgram([{ subject: 'tenders', actions: ['read'] }])
    const answer = await rest<Figures>({ path, headers: { authorization: `Bearer ${key}` } })
    expect(answer.json.sums).toEqual({ total: '860.71' })
    expect((await rest({ path })).status).toBe(401)
  })
})
