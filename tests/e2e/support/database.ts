import pg from 'pg'

let connected: Promise<pg.Client> | undefined
const connect = async () => {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Runs SQL directly on the database, where the interface would take too long. */
export const sql = async (statement: string, values: unknown[] = []) =>
  (await (connected ??= connect())).query(statement, values)
