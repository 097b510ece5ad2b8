import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * Everything that needs PostgreSQL. One server for the run, one database per worker, cloned from a
 * template that was migrated once. Files share their worker's modules and its one Payload: loading
 * them takes seconds. So never call `payload.destroy()` in a test, every later one would hang.
 */
export default defineConfig({
  resolve: {
    alias: { '@payload-config': `${root}src/payload.config.ts`, '@': `${root}src` },
  },
  test: {
    name: 'int',
    environment: 'node',
    include: ['tests/int/**/*.@(spec|test).ts'],
    globalSetup: ['tests/helpers/globalSetup.ts'],
    setupFiles: [
      'tests/helpers/useWorkerDatabase.ts',
      'tests/helpers/fewHashRounds.ts',
      'tests/helpers/deliveredBefore.ts',
      'tests/helpers/staysSound.ts',
      'tests/helpers/patientWaits.ts',
    ],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    // Ends what hangs. A busy machine must not fail a test, so nothing here measures speed.
    testTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 240_000,
  },
})
