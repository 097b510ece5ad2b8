import { describe, expect, it } from 'vitest'
import type { TenderFacts } from '@/domain/tenders/commands'
import { TENDER_STATUSES, TRANSITIONS, type TenderStatus } from '@/domain/tenders/status'
import { buildAbility } from '@/access/buildAbility'
import type { CommandRight } from './command'
import { allowedCommands, isKept, offersOf } from './offers'
import { commandNames, commandOf, COMMAND_SLUGS } from './registry'
import type { Action } from '@/access/roles/permissions'

const ME = 7
const actor = {
  userId: ME,
  today: '2026-03-10',
  fourEyes: false,
  approveBeforeSending: false,
  approvalLimit: null,
  discountLimit: null,
}
const tender = (facts: Partial<TenderFacts> = {}): TenderFacts => ({
  status: 'draft',
  number: facts.status && facts.status !== 'draft' ? 'TKF-2026-00001' : null,
  validUntil: '2026-03-16',
  createdBy: 9,
  company: 1,
  unconnectedName: null,
  unconnectedEmail: null,
  unconnectedPhone: null,
  itemCount: 1,
  pricedItemCount: 1,
  total: '120.00',
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
  isSent: facts.status === 'sent',
  ...facts,
})
const offered = (facts: Partial<TenderFacts>, who: Partial<typeof actor> = {}) =>
  offersOf({
    slug: 'tenders',
    names: commandNames('tenders'),
    facts: tender(facts),
    actor: { ...actor, ...who } as never,
  })
const ready = (facts: Partial<TenderFacts>) =>
  offered(facts)
    .filter(({ blocker }) => !blocker)
    .map(({ name }) => name)
const reasonOf = (name: string, facts: Partial<TenderFacts>, who: Partial<typeof actor> = {}) =>
  offered(facts, who).find((offer) => offer.name === name)?.blocker?.code

it.each(COMMAND_SLUGS)('%s: what ends or takes back is offered after everything else', (slug) => {
  const ends = commandNames(slug).map((name) => commandOf(slug, name).isDestructive === true)
  expect(ends).toEqual([...ends].sort((one, other) => Number(one) - Number(other)))
})

describe('what a tender takes', () => {
  it.each<[TenderStatus, string[]]>([
    [
      'draft',
      [
        'send',
        'approve',
        'requestApproval',
        'duplicate',
        'assign',
        'saveAsTemplate',
        'reject',
        'cancel',
      ],
    ],
    [
      'sent',
      [
        ...[
          'approve',
          'requestApproval',
          'resend',
          'revise',
          'duplicate',
          'assign',
          'saveAsTemplate',
        ],
        ...['reject', 'cancel'],
      ],
    ],
    [
      'approved',
      [
        ...['send', 'invoice', 'deliver', 'revise', 'duplicate', 'assign', 'saveAsTemplate'],
        ...['withdrawApproval', 'cancel'],
      ],
    ],
    ['invoiced', ['duplicate', 'assign', 'saveAsTemplate', 'withdrawInvoice']],
    ['rejected', ['revise', 'duplicate', 'assign', 'saveAsTemplate']],
    ['cancelled', ['revise', 'duplicate', 'assign', 'saveAsTemplate']],
  ])('%s', (status, names) => expect(ready({ status })).toEqual(names))

  it('is every step of its life from every state that step starts from', () => {
    for (const [verb, { from }] of Object.entries(TRANSITIONS))
      for (const status of TENDER_STATUSES)
        expect(ready({ status }).includes(verb), `${verb} of ${status}`).toBe(
          (from as readonly string[]).includes(status),
        )
  })

  it('is no revision of a draft, and only one that lives', () => {
    expect(ready({ status: 'draft', number: 'TKF-2026-00001-R2' })).not.toContain('revise')
    expect(ready({ status: 'cancelled', isRevised: true })).not.toContain('revise')
    expect(offered({ status: 'cancelled', isRevised: true }).map(({ name }) => name)).toEqual([
      'duplicate',
      'assign',
      'saveAsTemplate',
    ])
  })

  it.each<[string, string, Partial<TenderFacts>, Partial<typeof actor>, string]>([
    ['an empty one is not sent', 'send', { itemCount: 0 }, {}, 'tenderHasNoItems'],
    ['nor one for nobody', 'send', { company: null }, {}, 'bidderMissing'],
    ['nor one whose days are over', 'send', { validUntil: '2026-03-09' }, {}, 'tenderExpired'],
    ['its last day counts', 'send', { validUntil: '2026-03-10' }, {}, undefined as never],
    [
      'an expired one is not approved',
      'approve',
      { validUntil: '2026-03-09' },
      {},
      'tenderExpired',
    ],
    ['nor one of nothing', 'approve', { total: '0.00' }, {}, 'tenderTotalZero'],
    [
      'nor one’s own, where four eyes are asked',
      'approve',
      { createdBy: ME },
      { fourEyes: true },
      'fourEyes',
    ],
    [
      'nor above the limit',
      'approve',
      {},
      { approvalLimit: '119.99' as never },
      'approvalLimitExceeded',
    ],
    [
      'nor with more discount than the limit',
      'approve',
      {},
      { discountLimit: '9.999' as never },
      'discountLimitExceeded',
    ],
    [
      'what was delivered stays approved',
      'withdrawApproval',
      { status: 'approved', isDelivered: true },
      {},
      'alreadyDelivered',
    ],
    [
      'and is not cancelled',
      'cancel',
      { status: 'approved', isDelivered: true },
      {},
      'alreadyDelivered',
    ],
    ['nor revised', 'revise', { status: 'approved', isDelivered: true }, {}, 'alreadyDelivered'],
  ])('%s', (_, name, facts, who, code) => expect(reasonOf(name, facts, who)).toBe(code))

  it('is kept from the moment it has a number', () => {
    expect(isKept('tenders', tender())).toBe(false)
    expect(isKept('tenders', tender({ number: 'TKF-2026-00001-R2' }))).toBe(true)
    expect(isKept('tenders', tender({ status: 'cancelled' }))).toBe(true)
  })
})

describe('what rights allow', () => {
  const allowed = (actions: Action[], createdBy: number | null = 9) => {
    const ability = buildAbility([{ subject: 'tenders', actions }])
    const may = (right: CommandRight) => ability.can(...right)
    return allowedCommands({ slug: 'tenders', userId: ME, createdBy, may })
  }
  it.each<[string, Action[], string[]]>([
    ['reading', ['read'], []],
    ['an accountant', ['read', 'invoice'], ['invoice', 'withdrawInvoice']],
    ['an approver', ['read', 'approve'], ['approve', 'declineApproval', 'withdrawApproval']],
    ['a writer', ['read', 'write'], ['send', 'resend', 'assign', 'reject', 'cancel']],
    ['an author, of another’s', ['read', 'create'], ['duplicate', 'saveAsTemplate']],
    ['creating without reading', ['create'], []],
  ])('%s', (_, actions, names) => expect(allowed(actions)).toEqual(names))

  it('among some, without adding what the rights leave out', () => {
    const may = ([action]: readonly [Action, ...unknown[]]) => ['read', 'write'].includes(action)
    const asked = { slug: 'tenders', userId: ME, createdBy: null, may } as const
    expect(allowedCommands({ ...asked, among: new Set(['cancel', 'approve', 'send']) })).toEqual([
      ...['send', 'cancel'],
    ])
    expect(allowedCommands({ ...asked, among: new Set() })).toEqual([])
  })

  it('an author revises their own, a writer who may create any', () => {
    expect(allowed(['read', 'create'], ME)).toEqual([
      ...['applyChoice', 'requestApproval', 'revise', 'duplicate', 'saveAsTemplate'],
    ])
    expect(allowed(['read', 'create', 'write'])).toContain('revise')
  })
})
