import { describe, expect, it } from 'vitest'
import { conditionSql } from './conditionSql'
import type { ColumnField } from './model'
import { Params } from './params'
import { UnknownQuestion } from './unknown'

const status: ColumnField = {
  type: 'column',
  name: 'status',
  column: 'status',
  kind: 'option',
  isDecimal: false,
  options: ['draft', "o'clock"],
}
const isActive: ColumnField = { ...status, name: 'isActive', column: 'is_active', kind: 'checkbox' }

const asked = (field: ColumnField, value: unknown, operator = 'equals') => {
  const params = new Params()
  const sql = conditionSql({ field, alias: 't', operator, value, params, folded: null })
  return { sql, values: params.values }
}

describe('conditions', () => {
  it('say options, yes and no in the text of a statement', () => {
    expect(asked(status, 'draft')).toEqual({ sql: `t."status" = 'draft'`, values: [] })
    expect(asked(status, "o'clock").sql).toBe(`t."status" = 'o''clock'`)
    expect(asked(isActive, true).sql).toBe(`t."is_active" = 'true'`)
  })

  it('say lists of options in one order, and pass on what is none', () => {
    const listed = { sql: `t."status" in ('draft', 'o''clock')`, values: [] }
    expect(asked(status, "o'clock,draft", 'in')).toEqual(listed)
    expect(asked(status, ['draft', "o'clock", 'draft'], 'in')).toEqual(listed)
    expect(asked(status, 'draft', 'not_in').sql).toBe(`t."status" not in ('draft')`)
    const unknown = asked(status, "draft,') or true --", 'in')
    expect(unknown.sql).toBe('t."status"::text = any($4::text[])')
    expect(unknown.values).toEqual([['draft', "') or true --"]])
  })

  it.each([
    [status, 'made_up_1'],
    [status, "draft' or true --"],
    [isActive, 'maybe'],
  ])('leave a value of %o that is none to Payload: %s', (field, value) => {
    expect(() => asked(field, value)).toThrow(UnknownQuestion)
  })
})
