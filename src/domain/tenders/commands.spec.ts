import { describe, expect, it } from 'vitest'
import {
  isTenderDeletable,
  refuseTenderCommand,
  type TenderActor,
  type TenderCommand,
  type TenderFacts,
} from './commands'
import { TENDER_STATUSES } from './status'

const TENDER: TenderFacts = {
  status: 'sent',
  number: 'TKF-2026-00001',
  validUntil: '2026-03-16',
  createdBy: 9,
  company: 1,
  unconnectedName: null,
  unconnectedEmail: null,
  unconnectedPhone: null,
  itemCount: 1,
  pricedItemCount: 1,
  total: '3.00',
  totalBase: '120.00',
  gross: '100.00',
  net: '90.00',
  approver: null,
  isRevised: false,
  hasChoice: false,
  isDelivered: false,
  hasOpenDelivery: true,
  isSent: true,
}
const ACTOR: TenderActor = {
  userId: 7,
  today: '2026-03-10',
  fourEyes: false,
  approveBeforeSending: false,
  approvalLimit: null,
  discountLimit: null,
}
const judged = (
  command: TenderCommand,
  facts: Partial<TenderFacts> = {},
  actor: Partial<TenderActor> = {},
) => refuseTenderCommand(command, { ...TENDER, ...facts }, { ...ACTOR, ...actor })

describe('what left the stock', () => {
  it.each([
    ['withdrawApproval', 'approved'],
    ['cancel', 'approved'],
    ['cancel', 'sent'],
    ['revise', 'approved'],
    ['revise', 'sent'],
  ] as const)('should be in the way of %s of one %s, and be named', (command, status) => {
    expect(judged(command, { status })).toBeNull()
    expect(judged(command, { status, isDelivered: true })).toEqual({
      code: 'alreadyDelivered',
      isShown: true,
    })
  })

  it.each([
    ['revise', 'rejected'],
    ['revise', 'cancelled'],
    ['invoice', 'approved'],
    ['withdrawInvoice', 'invoiced'],
    ['reject', 'sent'],
    ['duplicate', 'approved'],
  ] as const)('should not be in the way of %s of one %s', (command, status) => {
    expect(judged(command, { status, isDelivered: true })).toBeNull()
  })
})

describe('a delivery', () => {
  it('should be offered while something is left, and say so when nothing is', () => {
    expect(judged('deliver', { status: 'approved' })).toBeNull()
    expect(judged('deliver', { status: 'approved', hasOpenDelivery: false })).toEqual({
      code: 'nothingToDeliver',
      isShown: true,
    })
    for (const status of TENDER_STATUSES.filter((one) => one !== 'approved'))
      expect(judged('deliver', { status })).toMatchObject({ isShown: false })
  })
})

describe('an approval', () => {
  it('should go by the total in lira, and name it beside the limit', () => {
    expect(judged('approve', {}, { approvalLimit: '120.00' })).toBeNull()
    expect(judged('approve', {}, { approvalLimit: '119.99' })).toEqual({
      code: 'approvalLimitExceeded',
      data: { limit: 119.99, total: 120 },
      isShown: true,
    })
  })

  it('should go by the effective discount, and name it beside the limit', () => {
    expect(judged('approve', {}, { discountLimit: '10' })).toBeNull()
    expect(judged('approve', {}, { discountLimit: '9.999' })).toEqual({
      code: 'discountLimitExceeded',
      data: { limit: 9.999, discount: 10 },
      isShown: true,
    })
  })

  it('should be declined by whoever was asked, and by nobody else', () => {
    expect(judged('declineApproval', { approver: 7 })).toBeNull()
    const hidden = { code: 'noApprovalRequest', isShown: false }
    expect(judged('declineApproval', { approver: 8 })).toEqual(hidden)
    expect(judged('declineApproval', { approver: null })).toEqual(hidden)
    expect(judged('declineApproval', { approver: 7 }, { userId: null })).toEqual(hidden)
    expect(judged('declineApproval', { approver: 7, status: 'approved' })?.code).toBe(
      'alreadyApproved',
    )
  })

  it('should be asked for only where somebody could give it', () => {
    expect(judged('requestApproval', {}, { fourEyes: true, approvalLimit: 0 })).toBeNull()
    expect(judged('requestApproval', { total: 0 })?.code).toBe('tenderTotalZero')
    expect(judged('requestApproval', { status: 'approved' })?.isShown).toBe(false)
  })

  it('should ask for a second person only where the company does', () => {
    expect(judged('approve', { createdBy: 7 })).toBeNull()
    expect(judged('approve', { createdBy: 7 }, { fourEyes: true })?.code).toBe('fourEyes')
    expect(judged('approve', { createdBy: null }, { userId: null, fourEyes: true })).toBeNull()
  })
})

it('should show what can be mended, and hide what makes no sense in a state', () => {
  expect(judged('send', { status: 'draft', isSent: false, itemCount: 0 })).toMatchObject({
    isShown: true,
  })
  expect(judged('approve', { pricedItemCount: 0 })).toMatchObject({ isShown: true })
  expect(judged('send')).toMatchObject({ isShown: false })
  expect(judged('revise', { status: 'invoiced' })).toMatchObject({ isShown: false })
})

it('should delete only a draft that never got a number', () => {
  for (const status of TENDER_STATUSES) {
    expect(isTenderDeletable({ status, number: null }), status).toBe(status === 'draft')
    expect(isTenderDeletable({ status, number: 'TKF-2026-00001' }), status).toBe(false)
  }
})
