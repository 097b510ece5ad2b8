import { describe, expect, it } from 'vitest'
import {
  displayStatus,
  isContentLocked,
  refuseTransition,
  TENDER_STATUSES,
  TENDER_VERBS,
  TRANSITIONS,
  refuseContentChange,
} from './status'

const wrong = 'wrongTenderState'

describe('refuseTransition', () => {
  it.each([
    // draft, sent, approved, invoiced, rejected, cancelled
    ['send', [null, 'alreadySent', null, 'alreadyInvoiced', wrong, wrong]],
    ['approve', [null, null, 'alreadyApproved', 'alreadyApproved', wrong, wrong]],
    ['withdrawApproval', ['notApproved', 'notApproved', null, 'alreadyInvoiced', wrong, wrong]],
    ['reject', [null, null, 'alreadyApproved', 'alreadyInvoiced', wrong, wrong]],
    ['cancel', [null, null, null, 'alreadyInvoiced', wrong, wrong]],
    [
      'invoice',
      ['notApproved', 'notApproved', null, 'alreadyInvoiced', 'notApproved', 'notApproved'],
    ],
    ['withdrawInvoice', [wrong, wrong, wrong, null, wrong, wrong]],
  ] as const)('should judge %s from every state', (verb, expected) => {
    expect(TENDER_STATUSES.map((status) => refuseTransition({ status, verb }))).toEqual(expected)
  })

  it('should allow exactly what the table lists', () => {
    for (const verb of TENDER_VERBS) {
      const allowed = TENDER_STATUSES.filter((status) => !refuseTransition({ status, verb }))
      expect(allowed).toEqual(TRANSITIONS[verb].from)
      expect(allowed).not.toContain(TRANSITIONS[verb].to)
    }
  })

  it('should reach every state but draft', () => {
    const reached = new Set(TENDER_VERBS.map((verb) => TRANSITIONS[verb].to))
    expect([...reached].sort()).toEqual(TENDER_STATUSES.filter((s) => s !== 'draft').sort())
  })
})

it('should lock content from approval on', () => {
  expect(TENDER_STATUSES.filter(isContentLocked)).toEqual([
    'approved',
    'invoiced',
    'rejected',
    'cancelled',
  ])
})

it.each([
  ['sent', '2026-03-17', 'expired'],
  ['sent', '2026-03-16', 'sent'],
  ['approved', '2026-03-17', 'approved'],
  [null, '2026-03-17', null],
] as const)('should show %s on %s as %s', (status, today, expected) => {
  const terms = { status, validUntil: '2026-03-16', today }
  expect(displayStatus({ ...terms, isAccepted: false })).toBe(expected)
  expect(displayStatus({ ...terms, isAccepted: true })).toBe(status)
})

describe('refuseContentChange', () => {
  it.each([
    [undefined, null, null],
    ['draft', null, null],
    ['sent', null, null],
    ['sent', '2026-11-20T10:00:00.000Z', 'tenderAccepted'],
    ['approved', null, 'tenderLocked'],
    ['approved', '2026-11-20T10:00:00.000Z', 'tenderLocked'],
    ['cancelled', '2026-11-20T10:00:00.000Z', 'tenderLocked'],
  ] as const)('%s, accepted %s: %s', (status, acceptedAt, code) => {
    expect(refuseContentChange({ status, acceptedAt })).toBe(code)
  })
})
