import { describe, expect, it } from 'vitest'
import { CARD_STATES, cardStateOf } from '@/domain/stock/archive'
import { MOVEMENT_STATES, movementStateOf, type MovementFacts } from '@/domain/stock/commands'
import { GROUP_STATES, groupStateOf } from '@/domain/stock/assembly'
import { COUNT_STATUSES } from '@/domain/stock/counting/counts'
import { PRICE_CHANGE_STATES } from '@/domain/stock/prices/priceChange'
import { MOVEMENT_ORIGINS, RESERVATION_ORIGINS } from '@/domain/stock/origins'
import { RESERVATION_STATUSES } from '@/domain/stock/reservation'
import type { TenderFacts } from '@/domain/tenders/commands'
import type { MeetFacts } from '@/domain/meets/invitations'
import { MEET_STATUSES } from '@/domain/meets/meetStatus'
import { LINK_STATES } from '@/domain/tenders/sending/linkCommands'
import { TENDER_STATUSES } from '@/domain/tenders/status'
import { USER_STATUSES } from '@/domain/users/userStatus'
import { bulkBodyOf, fieldsOf } from './bodies/body'
import { refusalsOf } from './command'
import { refuseCommand, type CommandFacts } from './offers'
import { COMMAND_SLUGS, commandNames, commandOf, type CommandSlug } from './registry'

const ME = 7
const yesNo = [false, true]
const actors = yesNo.flatMap((fourEyes) =>
  [null, '100'].map((approvalLimit) => ({
    userId: ME,
    today: '2026-03-10',
    fourEyes,
    approvalLimit,
    discountLimit: null,
    approveBeforeSending: false,
  })),
)

/** All combinations of the values that each key may have. */
const combine = <T extends object>(values: { [Key in keyof T]: readonly T[Key][] }): T[] =>
  Object.entries(values).reduce<object[]>(
    (rows, [key, options]) =>
      rows.flatMap((row) => (options as unknown[]).map((option) => ({ ...row, [key]: option }))),
    [{}],
  ) as T[]

/**
 * Possible tenders: a total needs a priced line, a person excludes a company, a delivery needs an
 * approval.
 */
const isPossible = (facts: TenderFacts): boolean => {
  const { status, number, itemCount, pricedItemCount, total, company, unconnectedName } = facts
  const isApproved = status === 'approved' || status === 'invoiced'
  return (
    (status === 'draft' || number !== null) &&
    pricedItemCount <= itemCount &&
    (Number(total) === 0 || pricedItemCount > 0) &&
    (company === null || (unconnectedName === null && facts.unconnectedPhone === null)) &&
    (isApproved || (!facts.isDelivered && !facts.hasOpenDelivery))
  )
}

/** All possible facts of a record, by its status. */
const FACTS: { [Slug in CommandSlug]: Record<string, CommandFacts[Slug][]> } = {
  tenders: Object.fromEntries(
    TENDER_STATUSES.map((status) => [
      status,
      combine<TenderFacts>({
        status: [status],
        number: [null, 'TKF-2026-00001'],
        validUntil: ['2026-03-01', '2026-03-16'],
        createdBy: [ME, 9],
        company: [null, 1],
        unconnectedName: [null, 'Ayşe'],
        unconnectedEmail: [null],
        unconnectedPhone: [null, '5'],
        itemCount: [0, 1],
        pricedItemCount: [0, 1],
        total: [0, 120],
        totalBase: [120],
        gross: [100],
        net: [90],
        approver: [null, ME],
        onBehalf: [null],
        isRevised: yesNo,
        hasChoice: yesNo,
        isAccepted: yesNo,
        isDelivered: yesNo,
        hasOpenDelivery: yesNo,
        isSent: yesNo,
      }).filter(isPossible),
    ]),
  ),
  companies: { kept: [{ status: 'kept' }], merged: [{ status: 'merged' }] },
  meets: Object.fromEntries(
    MEET_STATUSES.map((status) => [
      status,
      combine<MeetFacts>({
        status: [status],
        hasStart: yesNo,
        isOver: yesNo,
        isOutdated: yesNo,
      }),
    ]),
  ),
  'tender-templates': { ready: [{ status: 'ready' }] },
  'tender-sends': Object.fromEntries(LINK_STATES.map((status) => [status, [{ status }]])),
  'stock-cards': Object.fromEntries(
    CARD_STATES.map((state) => [
      state,
      combine<CommandFacts['stock-cards']>({
        isArchived: yesNo,
        stock: yesNo,
        reserved: yesNo,
        tenders: yesNo,
        counts: yesNo,
        groups: yesNo,
      }).filter((facts) => cardStateOf(facts) === state),
    ]),
  ),
  'stock-movements': Object.fromEntries(
    MOVEMENT_STATES.map((state) => [
      state,
      combine<MovementFacts>({
        origin: MOVEMENT_ORIGINS,
        isReversed: yesNo,
        tenderStatus: [null, ...TENDER_STATUSES],
      }).filter((facts) => movementStateOf(facts) === state),
    ]),
  ),
  'stock-reservations': Object.fromEntries(
    RESERVATION_STATUSES.map((status) => [
      status,
      combine<CommandFacts['stock-reservations']>({
        status: [status],
        origin: RESERVATION_ORIGINS,
        tenderStatus: [null, ...TENDER_STATUSES],
      }),
    ]),
  ),
  'stock-groups': Object.fromEntries(
    GROUP_STATES.map((state) => [
      state,
      combine<CommandFacts['stock-groups']>({ makesCard: yesNo, partCount: [0, 2] }).filter(
        (facts) => groupStateOf(facts) === state,
      ),
    ]),
  ),
  'stock-counts': Object.fromEntries(COUNT_STATUSES.map((status) => [status, [{ status }]])),
  'price-changes': Object.fromEntries(PRICE_CHANGE_STATES.map((status) => [status, [{ status }]])),
  users: Object.fromEntries(
    USER_STATUSES.map((status) => [
      status,
      combine<CommandFacts['users']>({
        // The caller is active.
        id: status === 'active' ? [ME, 9] : [9],
        status: [status],
        isLastAdministrator: yesNo,
        isLastBreakGlass: yesNo,
        isAbove: yesNo,
        hasFactor: yesNo,
        invitation: ['none', 'sent', 'over'],
        sendsMail: yesNo,
      }),
    ]),
  ),
}

const cases = COMMAND_SLUGS.flatMap((slug) =>
  commandNames(slug).flatMap((name) =>
    Object.keys(FACTS[slug]).map((state) => [slug, name, state] as const),
  ),
)

describe('the states a command starts from are those of its rule', () => {
  it.each(cases)('%s %s: %s', (slug, name, state) => {
    const { from, codes } = commandOf(slug, name as never)
    const blockers = (FACTS[slug][state] ?? []).flatMap((facts) =>
      actors.map((actor) => refuseCommand({ slug, name: name as never, facts, actor } as never)),
    )
    expect(blockers.length).toBeGreaterThan(0)
    if (from.includes(state)) expect(blockers).toContain(null)
    else expect(blockers.every((blocker) => blocker && !blocker.isShown)).toBe(true)
    const said = new Set(blockers.flatMap((blocker) => (blocker ? [blocker.code] : [])))
    expect([...said].filter((code) => !codes.includes(code))).toEqual([])
  })
})

describe('the registry', () => {
  const commands = COMMAND_SLUGS.flatMap((slug) =>
    commandNames(slug).map((name) => ({ slug, name, ...commandOf(slug, name as never) })),
  )

  it.each(commands)('$slug $name starts from states that exist, each once', ({ slug, from }) => {
    expect(from.filter((state) => !(state in FACTS[slug]))).toEqual([])
    expect(new Set(from).size).toBe(from.length)
  })

  it('gives every command of a collection an address of its own', () => {
    for (const slug of COMMAND_SLUGS) {
      const paths = commands.filter((one) => one.slug === slug).map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('says no code twice', () => {
    for (const command of commands) {
      const codes = refusalsOf(command)
      expect([command.name, codes]).toEqual([command.name, [...new Set(codes)]])
    }
  })

  it('gives many records at once only what needs no answer, a reason or an owner', () => {
    const needed = commands
      .filter(({ inBulk }) => inBulk)
      .flatMap(({ body }) => fieldsOf(bulkBodyOf(body)))
    expect(new Set(needed.map(([name]) => name))).toEqual(
      new Set(['lostReason', 'reason', 'owner']),
    )
  })
})
