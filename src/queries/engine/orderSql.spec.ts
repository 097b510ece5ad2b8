import { describe, expect, it } from 'vitest'
import { buildAbility } from '@/access/buildAbility'
import type { ColumnField, EntityModel } from './model'
import { orderOf } from './orderSql'

const column = (name: string, more: Partial<ColumnField> = {}): ColumnField => ({
  ...{ type: 'column', name, column: name, kind: 'text', isDecimal: false, read: () => true },
  ...more,
})

const relation = (name: string, to: string) =>
  column(name, { kind: 'relation', column: `${name}_id`, to })

const entity = (slug: string, fields: ColumnField[]): EntityModel => ({
  ...{ slug, table: slug, fields, read: () => true },
  ...{ isOwnRowOpen: false, isAuth: false, defaultSort: [] },
})

const tenders = entity('tenders', [
  column('title'),
  relation('company', 'companies'),
  relation('branch', 'branches'),
])
const entities = [
  tenders,
  entity('companies', [column('name'), column('email'), relation('owner', 'users')]),
  entity('branches', [column('name'), relation('owner', 'users')]),
  entity('users', [column('name')]),
]

const ordered = (...sort: string[]) => {
  const models = { entities: new Map(entities.map((one) => [one.slug, one])), serverUrl: '' }
  const reader = {
    ability: buildAbility([]),
    guard: '',
    ownId: null,
    texts: new Map(),
    rows: new Map(),
  }
  const { joins, sql } = orderOf({ models, entity: tenders, reader }, sort)
  return { joins: joins('a').trim().split(/\n\s*/), sql: sql('a') }
}

const COMPANY = 'left join "companies" s0 on s0."id" = a."company_id"'

describe('the order of a list', () => {
  it('has each column once, in the direction of its first key', () => {
    const once = ordered('-company.name', 'title')
    expect(once).toEqual({ joins: [COMPANY], sql: 's0."name" desc, a."title", a."id" desc' })
    expect(ordered('-company.name', 'company.name', 'title', '-title')).toEqual(once)
    expect(ordered(...Array.from({ length: 100 }, () => 'company.name')).joins).toHaveLength(1)
  })

  it('joins a relation once for all of its columns', () => {
    expect(ordered('company.name', '-company.email')).toEqual({
      joins: [COMPANY],
      sql: 's0."name", s0."email" desc, a."id" desc',
    })
  })

  it('joins two relations to one table, and what they lead to, each on its own', () => {
    expect(ordered('company.owner.name', 'branch.owner.name', '-company.name')).toEqual({
      joins: [
        COMPANY,
        'left join "users" s1 on s1."id" = s0."owner_id"',
        'left join "branches" s2 on s2."id" = a."branch_id"',
        'left join "users" s3 on s3."id" = s2."owner_id"',
      ],
      sql: 's1."name", s3."name", s0."name" desc, a."id" desc',
    })
  })
})
