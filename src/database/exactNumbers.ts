import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import type { DecimalKind } from '@/domain/shared/decimal'
import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'
import { walkFields } from '@/lib/walkFields'
import { columnsOfSchema, type SchemaHook } from './adapter'

type Column = { precision?: number; scale?: number }
type Tables = ReturnType<typeof columnsOfSchema<Column>>

/** The exact column behind a number: `numeric(precision, scale)`. */
const DECIMAL_COLUMNS: Record<DecimalKind, { precision: number; scale: number }> = {
  quantity: { precision: 18, scale: 3 },
  price: { precision: 18, scale: 6 },
  rate: { precision: 18, scale: 6 },
  amount: { precision: 18, scale: 2 },
  percent: { precision: 6, scale: 3 },
}

const setExact = (tables: Tables, name: string, fields: readonly Field[]): void => {
  walkFields(fields, (field) => {
    const kind = field.custom?.decimal as DecimalKind | undefined
    const column = tables[name]?.[field.name]
    const isStored = kind && !('virtual' in field && field.virtual)
    if (isStored && !column) throw new Error(`No column for ${name}.${field.name}`)
    if (isStored && column) Object.assign(column, DECIMAL_COLUMNS[kind])
    if (field.type === 'array')
      setExact(tables, `${name}_${columnNameOf(field.name)}`, field.fields)
  })
}

/**
 * Gives each money and quantity column its exact type: Payload's own is `numeric` without scale,
 * which keeps 0.30000000000000004 as it comes.
 */
export const exactNumbers =
  (entities: (CollectionConfig | GlobalConfig)[]): SchemaHook =>
  ({ schema }) => {
    const tables = columnsOfSchema<Column>(schema)
    for (const { slug, fields } of entities) setExact(tables, tableNameOf(slug), fields)
    return schema
  }

type BigId = { mapFromDriverValue: (value: unknown) => unknown }

/** Tables whose ids are `bigint`, which the driver gives as text: Payload knows `serial` only. */
const BIG_IDS: readonly string[] = ['audit_events']

/** Reads ids of more than 32 bits as numbers; 2⁵³ of them are enough. */
export const bigIds: SchemaHook = ({ schema }) => {
  const tables = columnsOfSchema<BigId>(schema)
  for (const name of BIG_IDS) {
    const id = tables[name]?.id
    if (!id) throw new Error(`No table ${name} with an id`)
    id.mapFromDriverValue = Number
  }
  return schema
}
