import type { postgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import type { DecimalKind } from '@/domain/shared/decimal'
import { DECIMAL_COLUMNS } from '@/fields/decimalField'
import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'
import { walkFields } from '@/lib/walkFields'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]
type Column = { precision?: number; scale?: number }
type Table = Record<string, Column | undefined>

const setExact = (tables: Record<string, Table>, name: string, fields: readonly Field[]): void => {
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
    const tables = schema.tables as unknown as Record<string, Table>
    for (const { slug, fields } of entities) setExact(tables, tableNameOf(slug), fields)
    return schema
  }
