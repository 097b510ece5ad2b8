import { expect, it } from 'vitest'
import { refuseRevision } from './revision'

it.each([
  ['draft', null, false, 'wrongTenderState'],
  ['draft', 'TKF-2026-00001-R2', false, 'wrongTenderState'],
  ['sent', 'TKF-2026-00001', false, null],
  ['approved', 'TKF-2026-00001', false, null],
  ['invoiced', 'TKF-2026-00001', false, 'alreadyInvoiced'],
  ['rejected', 'TKF-2026-00001', false, null],
  ['rejected', null, false, 'wrongTenderState'],
  ['cancelled', 'TKF-2026-00001', false, null],
  ['cancelled', 'TKF-2026-00001', true, 'alreadyRevised'],
  ['cancelled', null, false, 'wrongTenderState'],
] as const)('a %s tender %s, another alive: %s → %s', (status, number, hasOtherLiving, code) => {
  expect(refuseRevision({ status, number, hasOtherLiving })).toBe(code)
})
