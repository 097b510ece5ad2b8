import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  BEATS_PER_LEASE,
  DEAD_RUN_SECONDS,
  factsOf,
  isJobName,
  JOB_NAMES,
  LEASE_SECONDS,
} from './jobs'

it.each(JOB_NAMES)('knows the job %s, and when it runs', (name) => {
  expect(isJobName(name)).toBe(true)
  expect(factsOf(name).cron).toMatch(/^(\S+ ){4}\S+$/)
  expect(factsOf(name).longestSeconds).toBeGreaterThan(0)
})

it.each(['', 'Sweep', 'toString', ['sweep'], null, undefined, 5])('knows no job %j', (value) => {
  expect(isJobName(value)).toBe(false)
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
