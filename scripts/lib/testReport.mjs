import { stripVTControlCharacters } from 'node:util'
import { duration } from './step.mjs'

/** Time budget of `npm test` on two otherwise idle cores. */
export const BUDGET_MS = 18 * 60_000

const SLOWEST = 20
const WORTH_A_LINE_MS = 1000

const LINES_OF_FAILURE = 25
/** Maximum number of failed tests that are listed per step: more usually have one cause. */
const NAMED_FAILURES = 20

/**
 * One test of a report; `error` if it failed.
 *
 * @typedef {{ file: string, title: string, ms: number, error?: string }} TestTime
 */

const failureOf = (status, messages) =>
  ['failed', 'unexpected'].includes(status)
    ? { error: stripVTControlCharacters(messages.join('\n')) || 'without a message' }
    : {}

/**
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status?: string, failureMessages?: string[], duration?: number | null }[] }[] }} json
 *   the report of Vitest
 * @param {string} root folder that file names are shown from
 * @returns {TestTime[]}
 */
export const timesOfVitest = ({ testResults }, root) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({
      file: name.replace(root, '').replace(/^\//, ''),
      title: one.fullName,
      ms: one.duration ?? 0,
      ...failureOf(one.status, one.failureMessages ?? []),
    })),
  )

/**
 * Whole files of Vitest, including the time to load them and to prepare their data, which is part
 * of no single test.
 *
 * @returns {Record<string, number>} milliseconds of each file
 */
export const filesOfVitest = ({ testResults }, root) =>
  Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [
      name.replace(root, '').replace(/^\//, ''),
      Math.max(0, endTime - startTime),
    ]),
  )

const specsOf = (suite) => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
]

/**
 * @param {{ suites: object[] }} json the report of Playwright
 * @returns {TestTime[]}
 */
export const timesOfPlaywright = ({ suites }) =>
  suites
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        file,
        title,
        ms: results.reduce((sum, { duration: ms }) => sum + ms, 0),
        ...failureOf(
          status,
          results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? '')),
        ),
      })),
    )

/** Milliseconds of each file, the sum of its tests. */
export const filesOf = (times) => {
  const files = {}
  for (const { file, ms } of times) files[file] = (files[file] ?? 0) + ms
  return files
}

const line = (ms, text) => `  ${duration(ms).padStart(12)}  ${text}`
const bySlowest = (a, b) => b.ms - a.ms

const fileLines = (files) => {
  const all = Object.entries(files).map(([file, ms]) => ({ file, ms }))
  const slow = all.filter(({ ms }) => ms >= WORTH_A_LINE_MS).sort(bySlowest)
  const quick = all.filter(({ ms }) => ms < WORTH_A_LINE_MS)
  const rest = quick.reduce((sum, { ms }) => sum + ms, 0)
  return [
    ...slow.map(({ file, ms }) => line(ms, file)),
    ...(quick.length > 0 ? [line(rest, `${quick.length} files of less than a second`)] : []),
  ]
}

/**
 * The table at the end of `npm test`.
 *
 * @param {{ title: string, ms: number, times?: TestTime[], files?: Record<string, number> }[]} steps
 *   in the order they ended; `times` and `files` of those that run tests
 * @returns {string[]} lines to print
 */
export const reportOf = (steps) => {
  const times = steps.flatMap((step) => step.times ?? [])
  const slowest = [...times].sort(bySlowest).slice(0, SLOWEST)
  return [
    'Time of each step',
    ...steps.map(({ title, ms }) => line(ms, title)),
    ...steps
      .filter(({ files }) => files)
      .flatMap(({ title, files }) => ['', `Files: ${title}`, ...fileLines(files)]),
    ...(slowest.length > 0 ? ['', `The ${slowest.length} slowest tests`] : []),
    ...slowest.map(({ ms, file, title }) => line(ms, `${file}: ${title}`)),
  ]
}

const indented = (text, lines) => lines(text.trimEnd().split('\n')).map((row) => `    ${row}`)

/**
 * The failures, printed at the very end of a run, because logs are often read, or kept, only from
 * their end.
 *
 * @param {{ title: string, ok: boolean, output?: string, times?: TestTime[] }[]} steps
 * @returns {string[]} lines to print: each failed test with the beginning of its error; for a
 *   failed step without a failed test, the end of its output
 */
export const failuresOf = (steps) =>
  steps
    .filter(({ ok }) => !ok)
    .flatMap(({ title, output = '', times = [] }) => {
      const failed = times.filter(({ error }) => error)
      if (failed.length === 0)
        return ['', `✗ ${title}`, ...indented(output, (rows) => rows.slice(-LINES_OF_FAILURE))]
      const more = failed.length - NAMED_FAILURES
      return [
        ...failed
          .slice(0, NAMED_FAILURES)
          .flatMap(({ file, title: name, error }) => [
            '',
            `✗ ${file}: ${name}`,
            ...indented(error, (rows) => rows.slice(0, LINES_OF_FAILURE)),
          ]),
        ...(more > 0 ? ['', `✗ ${title}: ${more} more`] : []),
      ]
    })

/**
 * @param {number} ms duration of the whole run
 * @returns {string} whether it is within the budget
 */
export const verdictOn = (ms) =>
  ms <= BUDGET_MS
    ? `Took ${duration(ms)}, within the budget of ${duration(BUDGET_MS)} on two quiet cores.`
    : `OVER THE BUDGET: took ${duration(ms)}, that is ${duration(ms - BUDGET_MS)} more than the ${duration(BUDGET_MS)} it may take on two quiet cores. See "The budget of the test run" in CONTRIBUTING.md.`
