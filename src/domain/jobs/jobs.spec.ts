import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  BEATS_PER_LEASE,
  DEAD_RUN_SECONDS,
  factsOf,
  isJobName,
  JOB_NAMES,
  LEASE_SECONDS,
  missingSetting,
} from './jobs'

it.each(JOB_NAMES)('knows the job %s, and when it runs', (name) => {
  expect(isJobName(name)).toBe(true)
  expect(factsOf(name).cron).toMatch(/^(\S+ ){4}\S+$/)
  expect(factsOf(name).longestSeconds).toBeGreaterThan(0)
})

it.each(['', 'Sweep', 'toString', ['sweep'], null, undefined, 5])('knows no job %j', (value) => {
  expect(isJobName(value)).toBe(false)
})

it.each([
  ['sweep', {}, null],
  ['read-rates', {}, 'RATES_URL'],
  ['read-rates', { RATES_URL: '' }, 'RATES_URL'],
  ['read-rates', { RATES_URL: 'https://rates.example' }, null],
  ['back-up', { ARCHIVE_DIR: '/archive' }, 'BACKUP_DIR'],
  ['note-erasures', {}, 'BACKUP_DIR'],
  ['note-erasures', { ARCHIVE_DIR: '/archive' }, null],
  ['note-erasures', { BACKUP_DIR: '/backup' }, null],
] as const)('the job %s, with the settings %j, lacks %s', (name, settings, missing) => {
  expect(missingSetting(name, settings)).toBe(missing)
})

it('has the run of a killed server taken within the 40 seconds that the page promises', () => {
  const page = readFileSync(new URL('../../../docs/domains/jobs.md', import.meta.url), 'utf8')
  expect(LEASE_SECONDS + DEAD_RUN_SECONDS).toBeLessThanOrEqual(40)
  // Two statements of one that is alive may be lost.
  expect(BEATS_PER_LEASE).toBeGreaterThanOrEqual(3)
  const [, bound, beat, lease, looks] =
    /within (\d+) seconds\. .* every (\d+) seconds \(`LEASE_SECONDS`, (\d+)\); .* every (\d+) seconds \(`DEAD_RUN_SECONDS`\)/.exec(
      page,
    ) ?? []
  expect([bound, beat, lease, looks].map(Number)).toEqual([
    LEASE_SECONDS + DEAD_RUN_SECONDS,
    LEASE_SECONDS / BEATS_PER_LEASE,
    LEASE_SECONDS,
    DEAD_RUN_SECONDS,
  ])
})
