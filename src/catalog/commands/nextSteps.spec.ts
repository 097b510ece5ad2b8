import { describe, expect, it } from 'vitest'
import { allPermissions, buildAbility } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { DISPLAY_STATUSES, type DisplayStatus } from '@/domain/tenders/status'
import type { CommandRight } from './command'
import {
  allowedCommands,
  excludedOf,
  nextSteps,
  offersOf,
  type CommandActor,
  type CommandFacts,
} from './offers'
import { COMMAND_SLUGS, commandNames, commandOf, type CommandSlug } from './registry'

const ME = 7
const actor: CommandActor = {
  userId: ME,
  today: '2026-03-10',
  fourEyes: false,
  approveBeforeSending: false,
  approvalLimit: null,
  discountLimit: null,
}

const stepsOf = <Slug extends CommandSlug>(args: {
  slug: Slug
  facts: CommandFacts[Slug]
  rights: readonly Permission[]
  /** Settings that differ from those above. */
  actor?: Partial<CommandActor>
}): string[] => {
  const { slug, facts, rights } = args
  const ability = buildAbility([...rights])
  const may = (right: CommandRight) => ability.can(...right)
  const names = allowedCommands({ slug, userId: ME, createdBy: 9, may })
  const who = { ...actor, ...args.actor }
  return nextSteps(offersOf({ slug, names, facts, actor: who })).map(({ name }) => name)
}

const tender = (shown: DisplayStatus, more: object = {}): CommandFacts['tenders'] => ({
  status: shown === 'expired' ? 'sent' : shown,
  number: shown === 'draft' ? null : 'TKF-2026-00001',
  validUntil: shown === 'expired' ? '2026-03-09' : '2026-03-16',
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
  net: '100.00',
  approver: null,
  onBehalf: null,
  isRevised: false,
  hasChoice: false,
  isAccepted: false,
  isDelivered: false,
  hasOpenDelivery: true,
  isSent: shown !== 'draft',
  ...more,
})

type Steps = Partial<Record<DisplayStatus, string[]>>

describe('the next step of a tender', () => {
  it.each<[string, Permission['actions'], Steps]>([
    ['a reader', ['read'], {}],
    ['a writer', ['read', 'write'], { draft: ['send'] }],
    ['an approver', ['read', 'approve'], { draft: ['approve'], sent: ['approve'] }],
    ['an accountant', ['read', 'write', 'invoice'], { draft: ['send'], approved: ['invoice'] }],
    ['who only invoices', ['read', 'invoice'], { approved: ['invoice'] }],
    ['a maker, of another’s', ['read', 'create'], {}],
    [
      'a maker who may change all',
      ['read', 'create', 'write'],
      { draft: ['send'], rejected: ['revise'], expired: ['revise'] },
    ],
    [
      'whoever may everything',
      ['read', 'create', 'write', 'approve', 'invoice'],
      {
        draft: ['send', 'approve'],
        sent: ['approve'],
        approved: ['invoice'],
        rejected: ['revise'],
        expired: ['revise'],
      },
    ],
  ])('%s', (_, actions, steps) => {
    const rights = [{ subject: 'tenders' as const, actions }]
    for (const state of DISPLAY_STATUSES)
      expect(stepsOf({ slug: 'tenders', facts: tender(state), rights }), state).toEqual(
        steps[state] ?? [],
      )
  })

  it('is to approve what its customer accepted in time, on any later day', () => {
    const rights: Permission[] = [
      { subject: 'tenders', actions: ['read', 'create', 'write', 'approve'] },
    ]
    const facts = tender('expired', { isAccepted: true })
    expect(stepsOf({ slug: 'tenders', facts, rights })).toEqual(['approve'])
    const hidden = tender('expired', { isAccepted: null })
    expect(stepsOf({ slug: 'tenders', facts: hidden, rights })).toEqual(['revise'])
  })

  it('is what its customer chose, once they accepted with a choice', () => {
    const rights: Permission[] = [{ subject: 'tenders', actions: ['read', 'create', 'write'] }]
    const stepsIn = (state: DisplayStatus) =>
      stepsOf({ slug: 'tenders', facts: tender(state, { hasChoice: true }), rights })
    expect(stepsIn('sent')).toEqual(['applyChoice'])
    expect(stepsIn('approved')).toEqual(['applyChoice'])
    expect(stepsIn('rejected')).toEqual(['revise'])
  })

  it('is to deliver what an approval promised, for users who post movements', () => {
    const rights: Permission[] = [
      { subject: 'tenders', actions: ['read'] },
      { subject: 'stock-movements', actions: ['read', 'create'] },
    ]
    for (const state of DISPLAY_STATUSES) {
      const steps = stepsOf({ slug: 'tenders', facts: tender(state), rights })
      expect(steps, state).toEqual(state === 'approved' ? ['deliver'] : [])
    }
    const given = tender('approved', { hasOpenDelivery: false })
    expect(stepsOf({ slug: 'tenders', facts: given, rights })).toEqual([])
  })

  describe('where only what was approved leaves the house', () => {
    const maker: Permission['actions'] = ['read', 'create', 'write']
    const company = { approveBeforeSending: true }
    it.each<[string, Permission['actions'], object, Partial<CommandActor>, string[]]>([
      ['a maker without the right asks for it', maker, {}, {}, ['requestApproval']],
      ['a user who may approve does so', [...maker, 'approve'], {}, {}, ['approve']],
      ['a user who may not approve their own asks', [...maker, 'approve'], { createdBy: ME }, { fourEyes: true }, ['requestApproval']], // oxfmt-ignore
      ['a user who may not approve so much asks', [...maker, 'approve'], {}, { approvalLimit: '100' }, ['requestApproval']], // oxfmt-ignore
      ['nobody asks twice', maker, { approver: 3 }, {}, []],
      ['a reader waits', ['read'], {}, {}, []],
      ['an empty draft is written first', maker, { itemCount: 0, pricedItemCount: 0 }, {}, []],
    ])('%s', (_, actions, facts, more, steps) => {
      const rights = [{ subject: 'tenders' as const, actions }]
      const asked = { slug: 'tenders' as const, rights, actor: { ...company, ...more } }
      expect(stepsOf({ ...asked, facts: tender('draft', facts) })).toEqual(steps)
    })
  })

  it('is none while something is in its way', () => {
    const rights: Permission[] = [{ subject: 'tenders', actions: ['read', 'write', 'approve'] }]
    const empty = tender('draft', { itemCount: 0, pricedItemCount: 0, total: 0 })
    expect(stepsOf({ slug: 'tenders', facts: empty, rights })).toEqual([])
  })
})

it('excludes what the state rules out and offers the rest, each command in one place', () => {
  const may = (right: CommandRight) => buildAbility(allPermissions()).can(...right)
  const names = allowedCommands({ slug: 'tenders', userId: ME, createdBy: 9, may })
  for (const state of DISPLAY_STATUSES) {
    const asked = { slug: 'tenders' as const, names, facts: tender(state), actor }
    const [offered, excluded] = [offersOf(asked), excludedOf(asked)]
    expect([...offered, ...excluded].map(({ name }) => name).sort(), state).toEqual(
      [...names].sort(),
    )
    expect(excluded.filter(({ blocker, isNext }) => !blocker || blocker.isShown || isNext)).toEqual(
      [],
    )
  }
})

describe('the next step in stock', () => {
  const may = (subject: Permission['subject']): Permission[] => [
    { subject, actions: ['read', 'create'] },
  ]
  it.each<[string, CommandFacts['stock-movements'], string[]]>([
    ['posted', { origin: 'manual', isReversed: false, tenderStatus: null }, ['reverse']],
    ['taken back already', { origin: 'manual', isReversed: true, tenderStatus: null }, []],
    ['a reversal', { origin: 'reversal', isReversed: false, tenderStatus: null }, []],
    ['of an invoice', { origin: 'delivery', isReversed: false, tenderStatus: 'invoiced' }, []],
  ])('a movement, %s', (_, facts, steps) => {
    expect(stepsOf({ slug: 'stock-movements', facts, rights: may('stock-movements') })).toEqual(
      steps,
    )
    expect(stepsOf({ slug: 'stock-movements', facts, rights: [] })).toEqual([])
  })

  it.each<[string, CommandFacts['stock-reservations'], string[]]>([
    ['held by hand', { status: 'active', origin: 'manual', tenderStatus: null }, ['fulfill', 'release']], // oxfmt-ignore
    ['held by an approval', { status: 'active', origin: 'approval', tenderStatus: 'approved' }, ['fulfill']], // oxfmt-ignore
    ['for a tender that is open', { status: 'active', origin: 'manual', tenderStatus: 'sent' }, ['release']], // oxfmt-ignore
    ['released', { status: 'released', origin: 'manual', tenderStatus: null }, []],
    ['handed over', { status: 'fulfilled', origin: 'manual', tenderStatus: null }, []],
    ['expired', { status: 'expired', origin: 'manual', tenderStatus: null }, []],
  ])('a reservation, %s', (_, facts, steps) => {
    const rights = may('stock-reservations')
    expect(stepsOf({ slug: 'stock-reservations', facts, rights })).toEqual(steps)
    expect(stepsOf({ slug: 'stock-reservations', facts, rights: [] })).toEqual([])
  })
})

it('lets somebody suspended in again, and never offers to suspend as the next step', () => {
  const rights: Permission[] = [{ subject: 'users', actions: ['read', 'write'] }]
  const user = {
    id: 3,
    isLastAdministrator: false,
    isLastBreakGlass: false,
    isAbove: false,
    hasFactor: true,
    invitation: 'none' as const,
    sendsMail: true,
  }
  const steps = (status: 'active' | 'passive') =>
    stepsOf({ slug: 'users', facts: { ...user, status }, rights })
  expect(steps('passive')).toEqual(['unsuspend'])
  expect(steps('active')).toEqual([])
})

it('names only states that the command starts from, or that follow from the day', () => {
  for (const slug of COMMAND_SLUGS)
    for (const name of commandNames(slug)) {
      const { from, nextIn = [] } = commandOf(slug, name)
      expect(nextIn.filter((state) => ![...from, 'expired'].includes(state))).toEqual([])
    }
})
