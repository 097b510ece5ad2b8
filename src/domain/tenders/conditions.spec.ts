import { describe, expect, it } from 'vitest'
import { TENDER_CONDITIONS } from './conditions'

describe('a question about all tenders is written as in the address of a list', () => {
  const today = '2026-03-10'
  const noon = `${today}T12:00:00.000Z`

  it.each([
    [
      'waiting',
      () => TENDER_CONDITIONS.waiting(today),
      {
        status: { in: 'draft,sent' },
        or: [{ validUntil: { greater_than_equal: noon } }, { acceptedAt: { exists: 'true' } }],
      },
    ],
    ['draft', () => TENDER_CONDITIONS.draft(), { status: { equals: 'draft' } }],
    [
      'waiting for my approval',
      () => TENDER_CONDITIONS.awaitingMe(7),
      { approver: { equals: '7' } },
    ],
    ['approved', () => TENDER_CONDITIONS.approved(), { isApproved: { equals: 'true' } }],
    [
      'not invoiced',
      () => TENDER_CONDITIONS.notInvoiced(),
      { isApproved: { equals: 'true' }, isInvoiced: { equals: 'false' } },
    ],
    [
      'expired',
      () => TENDER_CONDITIONS.expired(today),
      {
        status: { equals: 'sent' },
        acceptedAt: { exists: 'false' },
        validUntil: { less_than: noon },
      },
    ],
  ])('%s', (_, conditionOf, expected) => expect(conditionOf()).toEqual(expected))
})
