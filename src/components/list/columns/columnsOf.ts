import type { Column, ColumnKind, Columns } from '../column'
import { branches, companies, employees } from './customers'
import { meets } from './meets'
import { companyProjects } from './projects'
import {
  stockCards,
  stockGroups,
  stockGroupStocks,
  stockMovements,
  stockReservations,
  stockTypes,
} from './stock'
import { tenders } from './tenders'
import { roles, users } from './users'

const COLUMNS: Readonly<Record<string, Columns>> = {
  companies,
  branches,
  employees,
  meets,
  'company-projects': companyProjects,
  tenders,
  'stock-types': stockTypes,
  'stock-cards': stockCards,
  'stock-groups': stockGroups,
  'stock-group-stocks': stockGroupStocks,
  'stock-movements': stockMovements,
  'stock-reservations': stockReservations,
  users,
  roles,
}

/** What is known of a field that no column describes. */
export type FieldShape = { name: string; type: string; custom?: Record<string, unknown> }

const NUMBER_KINDS: Readonly<Record<string, ColumnKind>> = {
  quantity: 'quantity',
  amount: 'price',
  price: 'price',
  rate: 'price',
  percent: 'percent',
}

const kindOf = ({ type, custom }: FieldShape): ColumnKind => {
  if (type === 'date') return custom?.day ? 'day' : 'dateTime'
  if (type === 'number') return NUMBER_KINDS[String(custom?.decimal)] ?? 'count'
  if (type === 'checkbox') return 'boolean'
  if (type === 'relationship' || type === 'upload') return 'relation'
  return type === 'email' ? 'code' : 'text'
}

/** How a field of a collection is drawn in its list; a field nobody described follows its type. */
export const columnOf = (slug: string, field: FieldShape): Column =>
  COLUMNS[slug]?.[field.name] ?? { kind: kindOf(field), priority: 3 }

/** True for a field that somebody described as a column. */
export const isKnownColumn = (slug: string, name: string): boolean =>
  Object.hasOwn(COLUMNS[slug] ?? {}, name)

/** The tones of a collection's states, by field and stored value. */
export const statusTonesOf = (slug: string): Record<string, NonNullable<Column['tones']>> =>
  Object.fromEntries(
    Object.entries(COLUMNS[slug] ?? {}).flatMap(([name, { kind, tones = {} }]) =>
      kind === 'status' ? [[name, tones]] : [],
    ),
  )
