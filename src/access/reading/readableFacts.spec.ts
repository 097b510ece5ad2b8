import { expect, it } from 'vitest'
import { refuseTenderCommand, type TenderFacts } from '@/domain/tenders/commands'
import { buildAbility } from '../buildAbility'
import { readableTender } from './readableFacts'

const FACTS: TenderFacts = {
  status: 'sent',
  number: 'TKF-2026-00012',
  validUntil: '2026-12-07',
  createdBy: 4,
  company: 48,
  unconnectedName: 'Ayşe',
  unconnectedEmail: 'a@b.example',
  unconnectedPhone: '05320000000',
  itemCount: 3,
  pricedItemCount: 2,
  total: '29244.42',
  totalBase: '1403732.16',
  gross: '24370.35',
  net: '23000.11',
  approver: 9,
  onBehalf: null,
  isRevised: false,
  isDelivered: false,
  hasOpenDelivery: false,
  isSent: true,
  hasChoice: false,
  isAccepted: false,
}

const reader = (fields: string[] | null) =>
  buildAbility([{ subject: 'tenders', actions: ['read'], fields }])

it('RL8 whoever reads a tender is told what decides about it', () => {
  expect(readableTender({ ability: reader(null), reader: 1, facts: FACTS })).toEqual(FACTS)
})

it('RL8 a role narrowed to some fields is told none of the others', () => {
  const told = readableTender({ ability: reader(['title']), reader: 1, facts: FACTS })
  const hidden = [4, 48, 9, 'TKF-2026-00012', '2026-12-07', 'Ayşe', 'a@b.example', '05320000000']
  for (const value of [...hidden, '29244.42', '1403732.16', '24370.35', '23000.11'])
    expect(Object.values(told)).not.toContain(value)
})

it('RL8 whoever is asked or made it is told that, and nobody else', () => {
  const told = readableTender({ ability: reader(['title']), reader: 9, facts: FACTS })
  expect([told.approver, told.createdBy]).toEqual([9, null])
})

it('RL8 what is not told is in the way of no command', () => {
  const actor = {
    userId: 9,
    today: '2026-12-01' as const,
    fourEyes: false,
    approveBeforeSending: false,
    approvalLimit: 100,
    discountLimit: 1,
  }
  const facts = readableTender({ ability: reader(['title']), reader: 9, facts: FACTS })
  expect(refuseTenderCommand('approve', facts, actor)).toBeNull()
  expect(refuseTenderCommand('declineApproval', facts, actor)).toBeNull()
  expect(refuseTenderCommand('revise', facts, actor)).toBeNull()
})
