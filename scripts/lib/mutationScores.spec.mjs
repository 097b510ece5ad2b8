import { afterEach, expect, it, vi } from 'vitest'
import { scoresOf, strykerPlugins, tableOf } from './mutationScores.mjs'

const file = (...statuses) => ({ mutants: statuses.map((status) => ({ status })) })
const many = (count, status) => Array.from({ length: count }, () => status)

const FILES = {
  'src/domain/stock/units.ts': file(...many(19, 'Killed'), 'Survived', 'Ignored', 'RuntimeError'),
  'src/domain/stock/series.ts': file(...many(19, 'Timeout'), 'NoCoverage'),
  'src/domain/rates/rates.ts': file(...many(18, 'Killed'), 'Survived'),
  'src/domain/events/events.ts': file('Ignored'),
}

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

it('counts per folder what was detected and what was not', () => {
  expect(scoresOf(FILES)).toEqual([
    { folder: 'src/domain/rates', detected: 18, undetected: 1, score: (100 * 18) / 19 },
    { folder: 'src/domain/stock', detected: 38, undetected: 2, score: 95 },
  ])
})

it('marks the folders below the threshold', () => {
  expect(tableOf(scoresOf(FILES), 95).split('\n')).toEqual([
    'Folder            Score %  Detected  Undetected',
    'src/domain/rates    94.74        18           1  below 95 %',
    'src/domain/stock    95.00        38           2',
  ])
})

it('fails the run when one folder is below the threshold, however good the others are', () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const report = (files) => {
    process.exitCode = undefined
    const Reporter = strykerPlugins[0].injectableClass
    new Reporter({ thresholds: { break: 95 } }).onMutationTestReportReady({ files })
    return process.exitCode
  }
  expect(report(FILES)).toBe(1)
  expect(report({ ...FILES, 'src/domain/rates/rates.ts': file('Killed') })).toBeUndefined()
  expect(printed).toHaveBeenCalledTimes(2)
})
