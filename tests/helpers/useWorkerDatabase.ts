import { inject } from 'vitest'
import { asProgram, testEnv } from './templateDatabase'

/**
 * Runs before every test file, and before anything imports the config, which reads the connection
 * string when it is loaded.
 */
const databases = inject('workerDatabases')
const worker = Number(process.env.VITEST_POOL_ID ?? 1)
const url = databases[(worker - 1) % databases.length]
if (!url) throw new Error(`No database for worker ${worker}`)
Object.assign(process.env, testEnv, {
  DATABASE_URL: asProgram(url),
  // For `asSuperuser`; the application does not read it.
  TEST_SUPERUSER_URL: url,
  SERVER_URL: 'http://localhost:3000',
  // Tests cause many refusals: each would add a paragraph to the report.
  LOG_LEVEL: 'error',
})
