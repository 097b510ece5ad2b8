import { randomUUID } from 'node:crypto'
import { startServer } from '../../helpers/startServer'
import { cloneDatabase } from '../../helpers/templateDatabase'

const served = () => new URL(process.env.E2E_DATABASE_URL ?? '')
const server = {
  urlOf: (name: string) => Object.assign(served(), { pathname: `/${name}` }).href,
  stop: async () => {},
}

/** @returns the name of a new database with only the administrator, which no other server uses */
export const newDatabase = async (): Promise<string> => {
  const name = `backoffice_e2e_${randomUUID()}`
  await cloneDatabase({ server, template: process.env.E2E_TEMPLATE ?? '', name })
  return name
}

/**
 * Starts a further instance of the product.
 * @param options.database the database of the tests by default; an instance that is killed or has
 *   its own settings needs another one, because it would delay jobs of other tests
 * @param options.env further settings
 */
export const startBeside = ({
  database = served().pathname.slice(1),
  env = {},
  port,
}: { database?: string; env?: Record<string, string>; port?: number } = {}) => {
  const shared = JSON.parse(process.env.E2E_SERVER_ENV ?? '{}') as Record<string, string>
  return startServer({ server, database, port, env: { ...shared, ...env } })
}
