import { expect, it } from 'vitest'
import { refuseSending } from './sending'

const DRAFT = {
  status: 'draft',
  validUntil: '2026-03-16',
  today: '2026-03-16',
  itemCount: 1,
  company: 7,
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
  [{ status: 'sent' }, 'wrongTenderState'],
  [{ status: 'approved' }, 'alreadyApproved'],
  [{ status: 'invoiced' }, 'alreadyInvoiced'],
  [{ status: 'approved', itemCount: 0, today: '2099-01-01' }, 'alreadyApproved'],
] as const)('%j: %s', (change, code) => {
  expect(refuseSending({ ...DRAFT, ...change })).toBe(code)
})
