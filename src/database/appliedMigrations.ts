/** A connection, or a pool of them. */
export type Queryable = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

/**
 * Whether a table exists in the schema of the application.
 * @param name of the table, without its schema
 */
export const hasTable = async (client: Queryable, name: string): Promise<boolean> => {
  const { rows } = await client.query(`select to_regclass($1) is not null as "isThere"`, [
    `public.${name}`,
  ])
  return rows[0]?.isThere === true
}

/** A row of Payload's table of migrations; a development push is recorded with the batch -1. */
type Applied = { name: string; batch: number }

/**
 * The migrations that are recorded in a database, in the order in which they ran.
 * @returns none for a database without that table
 */
export const readApplied = async (client: Queryable): Promise<Applied[]> => {
  if (!(await hasTable(client, 'payload_migrations'))) return []
  const { rows } = await client.query(
    'select name, batch from public.payload_migrations order by id',
  )
  return rows.map(({ name, batch }) => ({ name: String(name), batch: Number(batch) }))
}

/** The names of the migrations that have run, in their order; none in an empty database. */
export const readMigrations = async (client: Queryable): Promise<string[]> =>
  (await readApplied(client)).filter(({ batch }) => batch > 0).map(({ name }) => name)
