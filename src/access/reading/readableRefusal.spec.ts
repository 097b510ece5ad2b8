import { describe, expect, it } from 'vitest'
import { buildAbility } from '../buildAbility'
import type { Permission } from '../roles/permissions'
import { readableRefusal } from './readableRefusal'

const reader = (rows: Partial<Record<Permission['subject'], string[] | null>>) =>
  buildAbility(
    Object.entries(rows).map(([subject, fields]) => ({ subject, actions: ['read'], fields })),
  )

describe('RL8 readableRefusal', () => {
  it.each([
    ['approvalLimitExceeded', { limit: 100, total: 29_244 }, { limit: 100 }],
    ['discountLimitExceeded', { limit: 5, discount: 12 }, { limit: 5 }],
    ['cardArchived', { card: 7, name: 'Boru' }, { card: 7 }],
    ['moreThanOrdered', { card: 7, wanted: 9, left: 2 }, { card: 7, wanted: 9 }],
    ['tenderLocked', { status: 'rejected' }, {}],
    ['alreadyRevised', { status: 'cancelled', living: { id: 1, number: 'T-1' } }, {}],
    ['insufficientStock', { card: 7, name: 'Boru', wanted: 9, available: 2 }, {}],
  ] as const)('%s tells nothing of a record that is not read', (code, data, told) => {
    expect(readableRefusal(reader({}), code, data)).toEqual(told)
    const all = reader({ tenders: null, 'stock-cards': null })
    expect(readableRefusal(all, code, data)).toEqual(data)
  })

  it('asks for the very fields', () => {
    const narrowed = reader({ tenders: ['title', 'status'] })
    expect(readableRefusal(narrowed, 'tenderLocked', { status: 'sent' })).toEqual({
      status: 'sent',
    })
    expect(readableRefusal(narrowed, 'approvalLimitExceeded', { limit: 1, total: 2 })).toEqual({
      limit: 1,
    })
  })

  it('leaves what it knows nothing of', () => {
    expect(readableRefusal(reader({}), 'periodClosed', { day: '2026-11-01' })).toEqual({
      day: '2026-11-01',
    })
  })
})
