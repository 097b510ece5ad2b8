import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Settings that a module reads once. */
const READS_SETTINGS = ['src/proxy.spec.ts']

const isSpec = (file: string) => /\.spec\.(tsx?|mjs)$/.test(file)
const replacesModules = (file: string) =>
  /\bvi\.(doM|m)ock\(/.test(readFileSync(path.join(root, file), 'utf8'))

/**
 * Specs that replace a module, or change settings that one reads once, need modules of their own:
 * another spec may have loaded it before.
 */
const WITH_MODULES_OF_THEIR_OWN = [
  ...READS_SETTINGS,
  ...['src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSpec)
      .map((file) => path.posix.join(folder, ...file.split(path.sep)))
      .filter(replacesModules),
  ),
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
