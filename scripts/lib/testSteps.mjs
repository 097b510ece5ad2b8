import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { inRoot, ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { unansweredOf } from './unanswered.mjs'
import { filesOf, filesOfVitest, timesOfPlaywright, timesOfVitest } from './testReport.mjs'

const bin = (file) => inRoot('node_modules', file)
const node = (...args) => ({ command: process.execPath, args })

/** A command whose exit code is the result. */
const command =
  (...args) =>
  () =>
    run({ ...node(...args), env: { NODE_ENV: undefined } })

/**
 * A larger young generation: garbage collection took a seventh of the processor time of a run. From
 * Node 22 on, processes share the compile cache of packages.
 */
const nodeSettings = () => ({
  NODE_OPTIONS: ['--max-semi-space-size=64', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
  NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'),
})

/**
 * A test run that reports each test. `read` extracts their results and durations from the JSON
 * report; a run without a report counts as failed.
 */
const tests =
  ({ args, env, report, read, live = false }) =>
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'))
    const file = path.join(folder, 'report.json')
    try {
      const result = await run({
        ...node(...args, ...report.args(file)),
        env: {
          NODE_ENV: undefined,
          ...nodeSettings(),
          CI: '1',
          ...env,
          ...report.env(file),
        },
        live,
      })
      const found = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : {}
      return { ...result, shown: live, ...found }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

const vitest = (config, env = {}) =>
  tests({
    env,
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
    ],
    report: { args: (file) => [`--outputFile.json=${file}`], env: () => ({}) },
    read: (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      times: timesOfVitest(json, ROOT),
      files: filesOfVitest(json, ROOT),
    }),
  })

/**
 * All integration tests. Even if every test passes, the run fails if some operation of
 * docs/openapi.json never got a successful response: its description would then be unchecked.
 */
const integration = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'answered-operations-'))
  try {
    const result = await vitest('vitest.int.config.ts', { ANSWERED_OPERATIONS: folder })()
    if (result.code !== 0) return result
    const document = JSON.parse(readFileSync(inRoot('docs/openapi.json'), 'utf8'))
    const unanswered = unansweredOf(document, folder)
    if (unanswered.length === 0) return result
    const output = `No integration test gets a successful answer of:\n${unanswered.join('\n')}`
    return { ...result, code: 1, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const playwright = tests({
  args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
  report: { args: () => [], env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }) },
  read: (json) => {
    const times = timesOfPlaywright(json)
    const { expected, unexpected } = json.stats
    return { passed: expected, failed: unexpected, times, files: filesOf(times) }
  },
  live: true,
})

const types = async () => {
  // Writes next-env.d.ts and the types of routes, which a fresh clone does not have.
  const generated = await run(node(bin('next/dist/bin/next'), 'typegen'))
  return generated.code === 0 ? run(node(bin('typescript7/bin/tsc'), '--noEmit')) : generated
}

const asResult = (work) => async () => {
  try {
    await work()
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: error.message }
  }
}

const step = (name, title, run) => ({ name, title, run })
const tool = (name, title, ...args) => step(name, title, command(...args))

/**
 * What CI runs: stages one after the other, the lanes of a stage in parallel, the steps of a lane
 * in order. Two lanes keep two cores busy. Types and build share a lane, because both write to
 * `.next`. The browser tests have a stage of their own and print immediately; of other steps only
 * failures are printed.
 */
export const STAGES = [
  [
    [
      step('types', 'Types (tsc)', types),
      tool('lint', 'Lint (eslint)', bin('eslint/bin/eslint.js'), '.'),
      tool('format', 'Format (oxfmt)', bin('oxfmt/bin/oxfmt'), '--check'),
      step('unit', 'Unit tests, translation keys included', vitest('vitest.config.ts')),
      step(
        'build',
        'Production build',
        asResult(() => build()),
      ),
      { ...step('browser', 'Chromium', asResult(ensureChromium)), needs: 'e2e' },
    ],
    [
      tool('generated', 'Generated files are fresh', 'scripts/generate.mjs', '--check'),
      step('int', 'Integration tests', integration),
    ],
  ],
  [[step('e2e', 'End-to-end tests', playwright)]],
]
