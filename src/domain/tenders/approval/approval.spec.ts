import { describe, expect, it } from 'vitest'
import { refuseApproval } from './approval'

const APPROVABLE = {
  status: 'sent',
  isAccepted: false,
  validUntil: '2026-03-16',
  today: '2026-03-16',
  pricedItemCount: 2,
  total: '10.00',
  fourEyes: true,
  authorId: 1,
  approverId: 2,
  company: 7,
} as const

describe('refuseApproval', () => {
  it.each([
    [{}, null],
    [{ status: 'draft' }, null],
    [{ status: 'approved' }, 'alreadyApproved'],
    [{ status: 'invoiced' }, 'alreadyApproved'],
    [{ status: 'rejected' }, 'wrongTenderState'],
    [{ status: 'cancelled' }, 'wrongTenderState'],
    [{ today: '2026-03-17' }, 'tenderExpired'],
    [{ status: 'draft', today: '2026-03-17' }, 'tenderExpired'],
    [{ today: '2026-03-17', isAccepted: true }, null],
    [{ today: '2026-03-17', isAccepted: true, total: 0 }, 'tenderTotalZero'],
    [{ status: 'approved', today: '2026-03-17' }, 'alreadyApproved'],
    [{ validUntil: null }, null],
    [{ pricedItemCount: 0, total: 0 }, 'tenderHasNoItems'],
    [{ company: null }, 'bidderMissing'],
    [{ company: null, unconnectedName: 'Ali' }, 'bidderContactMissing'],
    [{ total: 0 }, 'tenderTotalZero'],
    [{ approverId: 1 }, 'fourEyes'],
    [{ approverId: '1' }, 'fourEyes'],
    [{ approverId: 1, fourEyes: false }, null],
    [{ authorId: null }, null],
    [{ authorId: undefined }, null],
  ] as const)('should judge %o as %s', (change, expected) => {
    expect(refuseApproval({ ...APPROVABLE, ...change })).toBe(expected)
  })
})
