import { expect, it } from 'vitest'
import { TENDER_FIGURES } from './figures'

it('adds up what is open, what is approved and not invoiced, and what is invoiced', () => {
  expect(Object.keys(TENDER_FIGURES)).toEqual(['open', 'approved', 'invoiced'])
  expect(TENDER_FIGURES.open('2026-03-10')).toEqual({
    status: { in: 'draft,sent' },
    or: [
      { validUntil: { greater_than_equal: '2026-03-10T12:00:00.000Z' } },
      { acceptedAt: { exists: 'true' } },
    ],
  })
  expect(TENDER_FIGURES.approved()).toEqual({
    isApproved: { equals: 'true' },
    isInvoiced: { equals: 'false' },
  })
  expect(TENDER_FIGURES.invoiced()).toEqual({ isInvoiced: { equals: 'true' } })
})
