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
  onBehalf: null,
  isRevised: false,
  hasChoice: false,
  isAccepted: false,
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

describe('what its customer chose', () => {
  it.each([
    ['of a sent one', { status: 'sent' }, null],
    ['of an approved one', { status: 'approved' }, null],
    ['where nothing was chosen', { hasChoice: false }, 'nothingChosen'],
    ['of a draft', { status: 'draft' }, 'wrongTenderState'],
    ['of a rejected one', { status: 'rejected' }, 'wrongTenderState'],
    ['of a cancelled one', { status: 'cancelled' }, 'wrongTenderState'],
    ['of an invoiced one', { status: 'invoiced' }, 'alreadyInvoiced'],
    ['of one that has a later revision', { isRevised: true }, 'alreadyRevised'],
    ['of one that never left the house', { number: null }, 'wrongTenderState'],
  ] as const)('is taken over by a revision: %s', (_, facts, code) => {
    const found = judged('applyChoice', { hasChoice: true, ...facts })
    expect(found).toEqual(code && { code, isShown: false })
  })

  it('waits for deliveries to be taken back', () => {
    for (const status of ['sent', 'approved'] as const)
      expect(judged('applyChoice', { hasChoice: true, isDelivered: true, status })).toEqual({
        code: 'alreadyDelivered',
        isShown: true,
      })
  })
})

describe('leaving the house', () => {
  const draft = { status: 'draft', isSent: false } as const
  it.each([
    ['send', draft, null],
    ['send', { ...draft, company: null }, { code: 'bidderMissing', isShown: true }],
    ['send', { ...draft, validUntil: '2026-03-09' }, { code: 'tenderExpired', isShown: true }],
    ['send', { status: 'sent' }, { code: 'alreadySent', isShown: false }],
    ['send', { status: 'invoiced' }, { code: 'alreadyInvoiced', isShown: false }],
    ['send', { status: 'cancelled' }, { code: 'wrongTenderState', isShown: false }],
    ['resend', {}, null],
    ['resend', { itemCount: 0 }, { code: 'tenderHasNoItems', isShown: true }],
    ['resend', { status: 'approved', isSent: false }, { code: 'notSent', isShown: false }],
    ['resend', draft, { code: 'wrongTenderState', isShown: false }],
  ] as const)('%s of %j: %j', (command, facts, blocker) => {
    expect(judged(command, facts)).toEqual(blocker)
  })

  it('waits for an approval where the company asks for one', () => {
    const asked = { approveBeforeSending: true }
    expect(judged('send', draft, asked)).toEqual({ code: 'approveFirst', isShown: true })
    expect(judged('send', { ...draft, status: 'approved' }, asked)).toBeNull()
  })
})

it('makes a customer of the person it names, while its bidder may change', () => {
  const named = { company: null, unconnectedName: 'Ayşe' }
  expect(judged('register', named)).toBeNull()
  const hidden = (code: string) => ({ code, isShown: false })
  expect(judged('register', { ...named, status: 'approved' })).toEqual(hidden('tenderLocked'))
  expect(judged('register')).toEqual(hidden('alreadyRegistered'))
})

it.each(['duplicate', 'saveAsTemplate'] as const)('takes %s in every state', (command) => {
  for (const status of TENDER_STATUSES) expect(judged(command, { status }), status).toBeNull()
})

it.each([
  ['withdrawApproval', 'sent', 'notApproved'],
  ['reject', 'approved', 'alreadyApproved'],
  ['cancel', 'invoiced', 'alreadyInvoiced'],
  ['invoice', 'draft', 'notApproved'],
  ['withdrawInvoice', 'approved', 'wrongTenderState'],
] as const)('hides %s of one that is %s', (command, status, code) => {
  expect(judged(command, { status })).toEqual({ code, isShown: false })
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
    const onBehalf = { id: 8, name: 'Ayşe', total: null, discount: null }
    expect(judged('declineApproval', { approver: 8, onBehalf })).toBeNull()
    expect(
      judged('approve', { approver: 8, onBehalf: { ...onBehalf, total: '1' }, totalBase: 2 })?.code,
    ).toBe('approvalLimitExceeded')
    expect(judged('declineApproval', { approver: null })).toEqual(hidden)
    expect(judged('declineApproval', { approver: 7 }, { userId: null })).toEqual(hidden)
    expect(judged('declineApproval', { approver: null }, { userId: null })).toEqual(hidden)
    expect(judged('declineApproval', { approver: '7' })).toBeNull()
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
