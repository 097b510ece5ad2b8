import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'

const bin = (file) => inRoot('node_modules', file)
const node = (...args) => ({ command: process.execPath, args })

/** A command whose exit code is the result. */
const command =
  (...args) =>
  () =>
    run({ ...node(...args), env: { NODE_ENV: undefined } })

/**
 * A test run whose single results count. `read` finds them in the JSON report; a run that wrote no
 * report failed as a whole.
 */
const tests =
  ({ args, env, report, read }) =>
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'))
    const file = path.join(folder, 'report.json')
    try {
      const result = await run({
        ...node(...args, ...report.args(file)),
        env: { NODE_ENV: undefined, CI: '1', ...env, ...report.env(file) },
        live: true,
      })
      const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : {}
      return { ...result, shown: true, ...counts }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

const vitest = (config) =>
  tests({
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
    ],
    report: { args: (file) => [`--outputFile.json=${file}`], env: () => ({}) },
    read: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
  })

const playwright = tests({
  args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
  report: { args: () => [], env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }) },
  read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
})

const types = async () => {
  // Writes next-env.d.ts and the types of routes, which a fresh clone does not have.
  const generated = await run(node(bin('next/dist/bin/next'), 'typegen'))
  return generated.code === 0 ? run(node(bin('typescript/bin/tsc'), '--noEmit')) : generated
}

const asResult = (work) => async () => {
  try {
    await work()
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: error.message }
  }
}

/**
 * What CI runs, in order. Steps of one stage run side by side: they fit on two cores. `live` steps
 * print as they go and have a stage to themselves.
 */
export const STAGES = [
  [
    { name: 'types', title: 'Types (tsc)', run: types },
    {
      name: 'format',
      title: 'Format (prettier)',
      run: command(bin('prettier/bin/prettier.cjs'), '--check', '.'),
      then: [
        {
          name: 'generated',
          title: 'Generated files are fresh',
          run: command('scripts/generate.mjs', '--check'),
        },
      ],
    },
  ],
  [{ name: 'lint', title: 'Lint (eslint)', run: command(bin('eslint/bin/eslint.js'), '.') }],
  [
    {
      name: 'unit',
      title: 'Unit tests, translation keys included',
      run: vitest('vitest.config.ts'),
    },
  ],
  [{ name: 'int', title: 'Integration tests', run: vitest('vitest.int.config.ts') }],
  [{ name: 'build', title: 'Production build', run: asResult(() => build()) }],
  [{ name: 'browser', title: 'Chromium', run: asResult(ensureChromium), needs: 'e2e' }],
  [{ name: 'e2e', title: 'End-to-end tests', run: playwright }],
]
