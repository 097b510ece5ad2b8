import { expect, it } from 'vitest'
import { SEARCHED } from '@/queries/privacy/findPerson'
import { columnsAbout, erasedAlong, ERASURE, personalColumns, treatmentOf } from './erasure'

it('says of every column in which a person is searched what becomes of it, and of no other', () => {
  const treated = SEARCHED.flatMap(({ table, columns }) =>
    columns.map((column) => [table, column, treatmentOf(table, column)] as const),
  )
  expect(treated.length).toBeGreaterThan(80)
  expect(Object.keys(ERASURE).toSorted()).toEqual(SEARCHED.map(({ table }) => table).toSorted())
  for (const [table, treatment] of Object.entries(ERASURE))
    if (typeof treatment === 'object' && 'columns' in treatment)
      expect(Object.keys(treatment.columns).toSorted()).toEqual(personalColumns(table).toSorted())
  for (const [table, column] of [
    ['roles', 'name'],
    ['companies', 'created_at'],
    ['constructor', 'name'],
  ] as const)
    expect(() => treatmentOf(table, column)).toThrow(`${table}.${column}`)
})

it('takes what is of the same person along', () => {
  expect([...columnsAbout('companies', ['boss_phone'])]).toEqual(['boss_phone', 'boss_name'])
  expect([...columnsAbout('meets', ['notes'])]).toEqual(['notes'])
  expect(erasedAlong('companies', ['name'])).toEqual(['name'])
  expect(erasedAlong('companies', ['name', 'boss_name'])).toEqual([
    'name',
    'boss_name',
    'boss_phone',
  ])
})
