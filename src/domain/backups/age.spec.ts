import { expect, it } from 'vitest'
import { isProofOld, warningsOf } from './age'

const NOW = new Date('2026-03-10T09:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const made = (hours: number, provenHours?: number) => ({
  at: ago(hours),
  provenAt: provenHours === undefined ? null : ago(provenHours),
})

it.each([
  ['nothing', [], ['none']],
  ['the first one', [made(1)], []],
  ['one of yesterday', [made(26)], []],
  ['one that is too old', [made(26.01)], ['old']],
  ['a week without a trial', [made(1), made(8 * 24)], []],
  ['more than that', [made(1), made(8 * 24 + 1)], ['unproven']],
  ['a trial of last Sunday', [made(1), made(9 * 24, 191)], []],
  ['a trial of eight days ago', [made(1), made(9 * 24, 192)], ['unproven']],
  ['a job that stands still', [made(300, 290)], ['old', 'unproven']],
])('says of %s what is wrong', (_, backups, warnings) => {
  expect(warningsOf(backups, NOW)).toEqual(warnings)
})

it('takes a trial of any backup', () => {
  expect(isProofOld([made(1), made(50, 20)], NOW)).toBe(false)
  expect(isProofOld([made(1)], NOW)).toBe(true)
})
