import { expect, it } from 'vitest'
import { isDerivedColumn, TEXT_COLUMNS } from '@/catalog/personalColumns'
import { select } from '../../factories/database'

/** Every text column of the tables of the application, also of those that Payload does not know. */
const textColumns = async (): Promise<string[]> => {
  const rows = await select<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE'
        and (c.data_type in ('character varying', 'text', 'json', 'jsonb', 'inet')
          or c.data_type = 'ARRAY')`,
  )
  return rows
    .filter(({ column }) => !isDerivedColumn(column))
    .map(({ table, column }) => `${table}.${column}`)
}

it('is in the register of processing with every text column there is, and no other', async () => {
  const classified = Object.entries(TEXT_COLUMNS).flatMap(([table, uses]) =>
    Object.values(uses).flatMap((columns) => columns.map((column) => `${table}.${column}`)),
  )
  expect((await textColumns()).toSorted()).toEqual(classified.toSorted())
})
