import { entityOf } from '@/catalog'
import type { Column, ColumnKind } from '@/catalog/column'

/** A field without a column definition. */
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

/** The column definition of a field. */
export const columnCalled = (slug: string, name: string): Column | undefined =>
  entityOf(slug)?.list?.columns[name]

/** The column of a field in its list; without a definition it follows its type. */
export const columnOf = (slug: string, field: FieldShape): Column =>
  columnCalled(slug, field.name) ?? { kind: kindOf(field), priority: 3 }

/** True for a field with a column definition. */
export const isKnownColumn = (slug: string, name: string): boolean =>
  Object.hasOwn(entityOf(slug)?.list?.columns ?? {}, name)

/** The tones of a collection's status fields, by field and stored value. */
export const statusTonesOf = (slug: string): Record<string, NonNullable<Column['tones']>> =>
  Object.fromEntries(
    Object.entries(entityOf(slug)?.list?.columns ?? {}).flatMap(([name, { kind, tones = {} }]) =>
      kind === 'status' ? [[name, tones]] : [],
    ),
  )
