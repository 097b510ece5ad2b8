import { describe, expect, it } from 'vitest'
import { contentOf, refuseApproval } from './approval'

const APPROVABLE = {
  status: 'sent',
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
  ] as const)('should judge %o as %s', (change, expected) => {
    expect(refuseApproval({ ...APPROVABLE, ...change })).toBe(expected)
  })
})

describe('contentOf', () => {
  const tender = { currency: 'USD', currencyRate: 41.5, validUntil: '2026-03-16' }
  const item = {
    kind: 'stockCard',
    stockCard: 4,
    quantity: 1.5,
    unitPrice: 10,
    taxRate: 20,
    description: 'x',
  } as const
  const content = contentOf(tender, [item])

  it.each([
    [{ ...tender, currencyRate: '41.500000' }, item],
    [tender, { ...item, quantity: '1.500', unitPrice: '10.000000' }],
    [tender, { ...item, stockCard: { id: 4, name: 'n' } }],
    [tender, { ...item, description: 'another word for the same card' }],
    [{ ...tender, discountType: null, discountValue: 0 }, item],
    [{ ...tender, validUntil: '2026-03-16T12:00:00.000Z' }, item],
    [tender, { ...item, discountType: null, discountValue: null }],
  ])('should not change with the way a value is written, case %#', (otherTender, otherItem) => {
    expect(contentOf(otherTender, [otherItem])).toBe(content)
  })

  it('should not change with headings', () => {
    expect(contentOf(tender, [{ kind: 'heading', description: 'h' }, item])).toBe(content)
  })

  it.each([
    [{ ...tender, currency: 'EUR' }, item],
    [{ ...tender, currencyRate: 41.51 }, item],
    [{ ...tender, validUntil: '2026-03-17' }, item],
    [{ ...tender, discountType: 'amount' as const, discountValue: 1 }, item],
    [tender, { ...item, stockCard: 5 }],
    [tender, { ...item, quantity: 2 }],
    [tender, { ...item, unitPrice: 10.01 }],
    [tender, { ...item, taxRate: 10 }],
    [tender, { ...item, discountType: 'percent' as const, discountValue: 1 }],
    [tender, { ...item, kind: 'stockGroup' as const, stockGroup: 4 }],
  ])('should change with priced content, case %#', (otherTender, otherItem) => {
    expect(contentOf(otherTender, [otherItem])).not.toBe(content)
  })

  it('should bind the words of a text line and the order of lines', () => {
    const text = { ...item, kind: 'text' as const }
    expect(contentOf(tender, [text])).not.toBe(contentOf(tender, [{ ...text, description: 'y' }]))
    expect(contentOf(tender, [item, text])).not.toBe(contentOf(tender, [text, item]))
  })
})
