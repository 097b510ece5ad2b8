import { startServer } from '../../helpers/startServer'

/**
 * A further instance of the product on the database of the tests.
 * @param port its port
 * @param env further settings
 */
export const startBeside = (port: number, env: Record<string, string> = {}) => {
  const database = new URL(process.env.E2E_DATABASE_URL ?? '')
  const server = {
    urlOf: (name: string) => Object.assign(new URL(database), { pathname: `/${name}` }).href,
    stop: async () => {},
  }
  return startServer({ server, database: database.pathname.slice(1), port, env })
}
