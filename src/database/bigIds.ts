import { columnsOfSchema, type SchemaHook } from './adapter'

type Column = { mapFromDriverValue: (value: unknown) => unknown }

/** Tables whose ids are `bigint`, which the driver gives as text: Payload knows `serial` only. */
const TABLES: readonly string[] = ['audit_events']

/** Reads ids of more than 32 bits as numbers; 2⁵³ of them are enough. */
export const bigIds: SchemaHook = ({ schema }) => {
  const tables = columnsOfSchema<Column>(schema)
  for (const name of TABLES) {
    const id = tables[name]?.id
    if (!id) throw new Error(`No table ${name} with an id`)
    id.mapFromDriverValue = Number
  }
  return schema
}
