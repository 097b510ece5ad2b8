import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Rules and pure modules: no database, no browser. `vitest.int.config.ts` has the rest. */
export default defineConfig({
  resolve: { alias: { '@': `${root}src` } },
  test: {
    name: 'unit',
    environment: 'node',
    include: ['src/**/*.spec.@(ts|tsx)', 'scripts/**/*.spec.mjs'],
    // Properties draw many cases: a machine that builds beside them may take its time.
    testTimeout: 30_000,
  },
})
