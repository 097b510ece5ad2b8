import { expect, it } from 'vitest'
import { allCells } from '@/access/roles/permissionSets'
import { createTranslator } from '@/i18n/translate'
import { matrixSections, roleHeader, type MatrixRole } from './accessMatrix'

const t = createTranslator('tr')
const sections = (...roles: MatrixRole[]) =>
  matrixSections({ roles, t, fieldName: (subject, field) => `${subject}.${field}` })
const cellOf = (roles: MatrixRole[], section: string, row: string) =>
  sections(...roles)
    .find(({ key }) => key === section)
    ?.rows.find(({ key }) => key === row)?.cells

const SALES: MatrixRole = {
  id: 1,
  name: 'Satış',
  users: 3,
  programs: 0,
  factor: 'required',
  limits: { total: '1000.50', discount: null },
  rights: [
    { subject: 'tenders', action: 'read', fields: null },
    { subject: 'users', action: 'read', fields: ['name', 'email'] },
  ],
}
const DEPOT: MatrixRole = { ...SALES, id: 2, name: 'Depo', factor: 'off', rights: [] }

it('has a row of every right, in the order of the form of a role', () => {
  const rights = sections(SALES).filter(({ key }) => key !== 'role')
  expect(rights.flatMap(({ key, rows }) => rows.map((row) => [key, row.key]))).toEqual(allCells())
})

it('has a cell of every role in every row', () => {
  const rows = sections(SALES, DEPOT).flatMap((section) => section.rows)
  expect(new Set(rows.map(({ cells }) => cells.length))).toEqual(new Set([2]))
})

it.each<[string, string, ReturnType<typeof cellOf>]>([
  ['tenders', 'read', [{ is: 'right', fields: null }, null]],
  ['tenders', 'write', [null, null]],
  ['users', 'read', [{ is: 'right', fields: ['users.name', 'users.email'] }, null]],
  [
    'role',
    'users',
    [
      { is: 'number', text: '3' },
      { is: 'number', text: '3' },
    ],
  ],
  [
    'role',
    'programs',
    [
      { is: 'number', text: '0' },
      { is: 'number', text: '0' },
    ],
  ],
  [
    'role',
    'total',
    [
      { is: 'number', text: '1000.50' },
      { is: 'number', text: '1000.50' },
    ],
  ],
  ['role', 'discount', [null, null]],
  [
    'role',
    'factor',
    [
      { is: 'text', text: t('roles.factorPolicies.required') },
      { is: 'text', text: t('roles.factorPolicies.off') },
    ],
  ],
])('says of %s %s', (section, row, cells) => {
  expect(cellOf([SALES, DEPOT], section, row)).toEqual(cells)
})

it.each<[keyof MatrixRole, string[]]>([
  ['users', ['users']],
  ['programs', ['programs']],
  ['factor', ['factor']],
  ['limits', ['total', 'discount']],
])('leaves the row of %s out for readers who may not see it', (part, rows) => {
  const keys = (role: MatrixRole) =>
    sections(role)
      .find(({ key }) => key === 'role')
      ?.rows.map(({ key }) => key) ?? []
  const { [part]: _, ...rest } = SALES
  expect(keys(rest as MatrixRole)).toEqual(keys(SALES).filter((key) => !rows.includes(key)))
})

it('has no rights for readers who may not see them, and nothing of roles known by their id alone', () => {
  const { rights: _, ...rest } = SALES
  expect(sections(rest).map(({ key }) => key)).toEqual(['role'])
  expect(sections({ id: 7 })).toEqual([])
})

it('names a role, or its number', () => {
  expect([roleHeader(SALES), roleHeader({ id: 7 })]).toEqual(['Satış', '#7'])
})
