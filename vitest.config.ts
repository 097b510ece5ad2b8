import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** A spec that replaces a module, or the settings that one reads once, needs modules of its own. */
const WITH_MODULES_OF_THEIR_OWN = [
  'src/catalog/imaginary.spec.ts',
  'src/operations/users/commonPasswordCost.spec.ts',
  'src/proxy.spec.ts',
]

/**
 * Rules and pure modules: no database, no browser. `vitest.int.config.ts` has the rest. Specs share
 * the modules of their worker: loading them anew for each would cost more than running them.
 */
export default defineConfig({
  resolve: { alias: { '@': `${root}src` } },
  test: {
    environment: 'node',
    // Properties draw many cases: a machine that builds beside them may take its time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/helpers/patientWaits.ts', 'tests/helpers/leavesNoGlobals.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.spec.@(ts|tsx)',
            'scripts/**/*.spec.mjs',
            'tests/@(helpers|examples)/*.spec.ts',
          ],
          exclude: [...configDefaults.exclude, ...WITH_MODULES_OF_THEIR_OWN],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit, isolated', include: WITH_MODULES_OF_THEIR_OWN },
      },
    ],
  },
})
