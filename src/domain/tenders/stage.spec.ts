import { describe, expect, it } from 'vitest'
import { stageOf, type StageFacts, type TenderStage } from './stage'

describe('stageOf', () => {
  const sent = { sentAt: '2026-03-01' }
  const opened = { ...sent, openedAt: '2026-03-02' }
  const accepted = { ...opened, acceptedAt: '2026-03-03' }

  it.each<[TenderStage, StageFacts]>([
    ['draft', { status: 'draft' }],
    ['draft', { status: 'draft', approver: null, sentAt: null, openedAt: null, acceptedAt: null }],
    ['draft', { status: 'sent' }],
    ['asked', { status: 'draft', approver: 3 }],
    ['asked', { status: 'sent', approver: 3 }],
    ['approved', { status: 'approved' }],
    ['sent', { status: 'sent', ...sent }],
    ['sent', { status: 'sent', approver: 3, ...sent }],
    ['sent', { status: 'approved', ...sent }],
    ['opened', { status: 'sent', ...opened }],
    ['opened', { status: 'approved', ...opened }],
    ['accepted', { status: 'sent', ...accepted }],
    ['accepted', { status: 'approved', acceptedAt: '2026-03-03' }],
    ['invoiced', { status: 'invoiced', ...accepted }],
    ['lost', { status: 'rejected', ...accepted }],
    ['cancelled', { status: 'cancelled', ...accepted }],
    ['lost', { status: 'cancelled', lostReason: 2 }],
    ['invoiced', { status: 'invoiced', lostReason: 2 }],
  ])('is %s for %o', (stage, tender) => expect(stageOf(tender)).toBe(stage))
})
