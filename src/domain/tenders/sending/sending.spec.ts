import { expect, it } from 'vitest'
import { refuseResending, refuseSending } from './sending'

const DRAFT = {
  status: 'draft',
  validUntil: '2026-03-16',
  today: '2026-03-16',
  itemCount: 1,
  company: 7,
  isSent: false,
  approveBeforeSending: false,
} as const

it.each([
  [{}, null],
  [{ today: '2026-03-17' }, 'tenderExpired'],
  [{ validUntil: null, today: '2099-01-01' }, null],
  [{ itemCount: 0 }, 'tenderHasNoItems'],
  [{ company: null }, 'bidderMissing'],
  [{ company: null, unconnectedName: 'Ali' }, 'bidderContactMissing'],
  [{ company: null, unconnectedName: 'Ali', unconnectedPhone: '1' }, null],
  [{ unconnectedName: 'Ali' }, 'bidderTwice'],
  [{ status: 'sent' }, 'alreadySent'],
  [{ status: 'approved' }, null],
  [{ status: 'approved', isSent: true }, 'alreadySent'],
  [{ status: 'invoiced' }, 'alreadyInvoiced'],
  [{ status: 'invoiced', itemCount: 0, today: '2099-01-01' }, 'alreadyInvoiced'],
  [{ status: 'cancelled' }, 'wrongTenderState'],
  [{ approveBeforeSending: true }, 'approveFirst'],
  [{ approveBeforeSending: true, itemCount: 0 }, 'tenderHasNoItems'],
  [{ approveBeforeSending: true, status: 'approved' }, null],
] as const)('%j is sent: %s', (change, code) => {
  expect(refuseSending({ ...DRAFT, ...change })).toBe(code)
})

it.each([
  [{}, null],
  [{ isSent: false }, null],
  [{ status: 'approved' }, null],
  [{ status: 'approved', isSent: false }, 'notSent'],
  [{ status: 'draft' }, 'wrongTenderState'],
  [{ status: 'invoiced' }, 'wrongTenderState'],
  [{ status: 'rejected' }, 'wrongTenderState'],
  [{ today: '2026-03-17' }, 'tenderExpired'],
  [{ approveBeforeSending: true }, 'approveFirst'],
  [{ approveBeforeSending: true, status: 'approved' }, null],
] as const)('%j is sent once more: %s', (change, code) => {
  expect(refuseResending({ ...DRAFT, status: 'sent', isSent: true, ...change })).toBe(code)
})
