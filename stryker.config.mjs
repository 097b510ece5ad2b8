import { readdirSync, readFileSync } from 'node:fs'

/**
 * `npm run mutate`: breaks the rules one place at a time and says which breaks no unit test notices.
 * `npm run mutate -- --mutate 'src/domain/stock/!(*.spec).ts'` looks at one folder only. What was tried before and
 * has not changed is not tried again.
 */

const isOurs = (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts')

const TAKES_A_REQUEST = /from '(payload|@payloadcms)/
const RUNS_PAYLOAD = /^import (?!type ).*from '(payload|@payloadcms)/m

/** What asks Payload is tested with a database. */
const filesOf = (folder, but) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((file) => isOurs(file) && !but.test(readFileSync(file, 'utf8')))

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'src/domain/**/*.ts',
    '!src/**/*.spec.ts',
    ...filesOf('src/gate/query', RUNS_PAYLOAD),
    ...filesOf('src/queries/filters', RUNS_PAYLOAD),
    ...filesOf('src/access', TAKES_A_REQUEST),
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/lib/mutationScores.mjs'],
  coverageAnalysis: 'perTest',
  // What a module works out once, such as a table, would run every test for each of its places: a
  // day instead of half an hour.
  ignoreStatic: true,
  concurrency: 2,
  // The first run records what each test covers; five minutes are too few for a busy machine.
  dryRunTimeoutMinutes: 30,
  // The first run holds the coverage of all unit tests in memory.
  testRunnerNodeArgs: ['--max-old-space-size=8192'],
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'html', 'folders'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // The reporter `folders` applies it to each folder.
  thresholds: { high: 95, low: 95, break: 95 },
  tempDirName: '.stryker-tmp',
  // Specs read documents, fixtures and helpers of tests.
  ignorePatterns: ['.next', '.data', 'reports', 'test-results'],
}
