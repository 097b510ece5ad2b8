import { expect, it } from 'vitest'
import { factsOf, isJobName, JOB_NAMES } from './jobs'

it.each(JOB_NAMES)('knows the job %s, and when it runs', (name) => {
  expect(isJobName(name)).toBe(true)
  expect(factsOf(name).cron).toMatch(/^(\S+ ){4}\S+$/)
  expect(factsOf(name).longestSeconds).toBeGreaterThan(0)
})

it.each(['', 'Sweep', 'toString', ['sweep'], null, undefined, 5])('knows no job %j', (value) => {
  expect(isJobName(value)).toBe(false)
})
