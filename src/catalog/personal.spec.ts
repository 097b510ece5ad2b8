import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { PERSONAL_USES, type PersonalUse } from './personal'
import { columnsOfUse, isDerivedColumn, TEXT_COLUMNS, useOfColumn } from './personalColumns'

type Snapshot = {
  tables: Record<string, { name: string; columns: Record<string, { name: string; type: string }> }>
}

const MIGRATIONS = path.join(process.cwd(), 'src', 'database', 'migrations')

/** Text columns of the tables that Payload knows, by the snapshot of the newest migration. */
const textColumns = (): [table: string, column: string][] => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.json'))
  expect(files).toHaveLength(1)
  const { tables } = JSON.parse(
    readFileSync(path.join(MIGRATIONS, files[0] ?? ''), 'utf8'),
  ) as Snapshot
  return Object.values(tables).flatMap(({ name, columns }) =>
    Object.values(columns).flatMap((column): [string, string][] =>
      /^(varchar|text|jsonb?)/.test(column.type) && !isDerivedColumn(column.name)
        ? [[name, column.name]]
        : [],
    ),
  )
}

describe('the register of processing', () => {
  it('says of every text column whether it holds data of people', () => {
    const columns = textColumns()
    expect(columns.length).toBeGreaterThan(150)
    const unknown = columns.filter(([table, column]) => useOfColumn(table, column) === undefined)
    expect(unknown.map((names) => names.join('.'))).toEqual([])
  })

  it('says it once', () => {
    const twice = Object.entries(TEXT_COLUMNS).flatMap(([table, uses]) => {
      const names = Object.values(uses).flat()
      return names
        .filter((name, at) => names.indexOf(name) !== at)
        .map((name) => `${table}.${name}`)
    })
    expect(twice).toEqual([])
  })

  it('knows no column that is not in it', () => {
    expect(useOfColumn('companies', 'nickname')).toBeUndefined()
    expect(useOfColumn('constructor', 'name')).toBeUndefined()
    expect(useOfColumn('stock_cards', 'name')).toBeNull()
    expect(useOfColumn('employees', 'email')).toBe('customers')
  })

  it('has no use without data', () => {
    const uses = Object.keys(PERSONAL_USES) as (keyof typeof PERSONAL_USES)[]
    expect(uses.filter((use) => columnsOfUse(use).length === 0)).toEqual([])
  })

  it('says of data kept for days alone that it is deleted by itself', () => {
    for (const { keep, end } of Object.values<PersonalUse>(PERSONAL_USES)) {
      if ('days' in keep) expect(end).toBe('swept')
      // Ten years are the legal period.
      if ('years' in keep) expect(end === 'lawful').toBe(keep.years === 10)
      if (keep.from === 'account') expect(end).toBe('withAccount')
    }
  })
})
