import { expect, it } from 'vitest'
import {
  BUDGET_MS,
  failuresOf,
  filesOf,
  filesOfVitest,
  reportOf,
  timesOfPlaywright,
  timesOfVitest,
  verdictOn,
} from './testReport.mjs'

const VITEST = {
  testResults: [
    {
      name: '/repo/src/a.spec.ts',
      startTime: 1000,
      endTime: 4000,
      assertionResults: [
        { fullName: 'adds', duration: 12 },
        { fullName: 'was skipped', duration: null },
      ],
    },
  ],
}
const PLAYWRIGHT = {
  suites: [
    {
      specs: [
        {
          file: 'b.e2e.ts',
          title: 'opens',
          tests: [
            {
              status: 'unexpected',
              results: [
                { duration: 1500, errors: [{ message: '\u001b[31mno such page\u001b[0m' }] },
              ],
            },
          ],
        },
      ],
      suites: [
        {
          specs: [
            {
              file: 'b.e2e.ts',
              title: 'closes',
              tests: [{ status: 'expected', results: [{ duration: 100 }] }],
            },
          ],
        },
      ],
    },
  ],
}

it('reads the tests of both reports', () => {
  expect(timesOfVitest(VITEST, '/repo').map(({ file, title, ms }) => [file, title, ms])).toEqual([
    ['src/a.spec.ts', 'adds', 12],
    ['src/a.spec.ts', 'was skipped', 0],
  ])
  expect(timesOfPlaywright(PLAYWRIGHT)).toEqual([
    { file: 'b.e2e.ts', title: 'opens', ms: 1500, error: 'no such page' },
    { file: 'b.e2e.ts', title: 'closes', ms: 100 },
  ])
})

it('says last what failed: each test with its error, a step without tests with its output', () => {
  const long = Array.from({ length: 100 }, (_, index) => `row ${index}`).join('\n')
  const lines = failuresOf([
    { title: 'Types', ok: true, output: 'fine' },
    { title: 'Lint', ok: false, output: long },
    { title: 'Browser', ok: false, output: 'noise', times: timesOfPlaywright(PLAYWRIGHT) },
  ])
  expect(lines).toHaveLength(2 + 25 + 3)
  expect(lines.slice(0, 3)).toEqual(['', '✗ Lint', '    row 75'])
  expect(lines.slice(-3)).toEqual(['', '✗ b.e2e.ts: opens', '    no such page'])
})

it('names twenty failed tests of a step and counts the others', () => {
  const times = Array.from({ length: 23 }, (_, index) => ({
    file: 'a.spec.ts',
    title: `test ${index}`,
    ms: 1,
    error: 'refused',
  }))
  const lines = failuresOf([{ title: 'Integration tests', ok: false, times }])
  expect(lines.filter((line) => line.startsWith('✗ a.spec.ts'))).toHaveLength(20)
  expect(lines.at(-1)).toBe('✗ Integration tests: 3 more')
})

it('adds up files: by the clock where the report has it, else by their tests', () => {
  expect(filesOfVitest(VITEST, '/repo')).toEqual({ 'src/a.spec.ts': 3000 })
  expect(filesOf(timesOfPlaywright(PLAYWRIGHT))).toEqual({ 'b.e2e.ts': 1600 })
})

it('prints steps, slow files and at most twenty tests', () => {
  const times = timesOfPlaywright(PLAYWRIGHT)
  const many = Array.from({ length: 30 }, (_, n) => ({
    file: 'c.ts',
    title: `test ${n}`,
    ms: n,
  }))
  const lines = reportOf([
    { title: 'Lint', ms: 2000 },
    { title: 'Browser', ms: 9000, times: [...times, ...many], files: filesOf([...times, ...many]) },
  ])
  const at = (start) => lines.findIndex((line) => line.startsWith(start))
  expect(lines.slice(0, 3)).toEqual([
    'Time of each step',
    '         2.0 s  Lint',
    '         9.0 s  Browser',
  ])
  expect(lines.slice(at('Files: Browser') + 1, at('The 20 slowest') - 1)).toEqual([
    '         1.6 s  b.e2e.ts',
    '         0.4 s  1 files of less than a second',
  ])
  expect(lines.slice(at('The 20 slowest') + 1)).toHaveLength(20)
  expect(lines[at('The 20 slowest') + 1]).toBe('         1.5 s  b.e2e.ts: opens')
})

it('says plainly when a run was too long', () => {
  expect(verdictOn(BUDGET_MS)).toMatch(/^Took 18 min 0 s, within the budget/)
  expect(verdictOn(BUDGET_MS + 61_000)).toMatch(
    /^OVER THE BUDGET: took 19 min 1 s, .* 1 min 1 s more/,
  )
})
