import { describe, expect, it } from 'vitest'
import { buildAbility } from '@/access/buildAbility'
import type { ColumnField, EntityModel } from './model'
import { Params } from './params'
import { whereSql } from './whereSql'

const column = (name: string, more: Partial<ColumnField> = {}): ColumnField => ({
  ...{ type: 'column', name, column: name, kind: 'text', isDecimal: false, read: () => true },
  ...more,
})

const entity = (slug: string, fields: ColumnField[]): EntityModel => ({
  ...{ slug, table: slug, fields, read: () => true },
  ...{ isOwnRowOpen: false, isAuth: false, defaultSort: [] },
})

const contracts = entity('contracts', [
  column('title'),
  column('partner', { kind: 'relation', column: 'partner_id', to: 'partners' }),
])
const entities = [contracts, entity('partners', [column('name')])]

const filtered = (where: unknown): string => {
  const models = { entities: new Map(entities.map((one) => [one.slug, one])), serverUrl: '' }
  const reader = {
    ability: buildAbility([]),
    guard: '',
    ownId: null,
    texts: new Map(),
    rows: new Map(),
  }
  const asked = { models, entity: contracts, reader, alias: 'a', params: new Params(0) }
  return whereSql(asked, where)?.sql ?? ''
}

const named = (operator = 'contains') => ({ 'partner.name': { [operator]: 'abc' } })
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const numberOf = (sql: string, part: string) => sql.split(part).length - 1

describe('conditions on related records', () => {
  it('are joins up to four of them', () => {
    const sql = filtered({ and: times(4, named()) })
    expect(numberOf(sql, 'a."partner_id" in (select')).toBe(4)
    expect(sql).not.toContain('is true')
  })

  it.each([
    ['at one level', { and: times(40, named()) }],
    ['at several levels', { and: times(20, { and: times(2, named()) }) }],
    ['in alternatives', { and: times(20, { or: [{ and: times(2, named()) }] }) }],
    ['that rows without one match', { and: times(40, named('not_equals')) }],
  ])('are not joined from the fifth on: %s', (_, where) => {
    const sql = filtered(where)
    expect(numberOf(sql, 'a."partner_id" in (select')).toBe(40)
    expect(numberOf(sql, ') is true')).toBe(36)
  })

  it('do not count those on the record itself', () => {
    const own = { title: { contains: 'abc' } }
    expect(filtered({ and: [...times(40, own), named()] })).not.toContain('is true')
  })
})
