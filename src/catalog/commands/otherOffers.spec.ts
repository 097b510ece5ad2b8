import { describe, expect, it } from 'vitest'
import { COMMANDS } from './entries'
import { offersOf } from './offers'
import { commandNames, commandOf, type CommandSlug } from './registry'

const ME = 7
const actor = {
  userId: ME,
  today: '2026-03-10',
  fourEyes: false,
  approveBeforeSending: false,
  approvalLimit: null,
  discountLimit: null,
}

describe('the registry', () => {
  it('gives every command of a collection an address of its own', () => {
    for (const slug of Object.keys(COMMANDS) as CommandSlug[]) {
      const paths = commandNames(slug).map((name) => commandOf(slug, name as never).path)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it.each([
    ['a reversal is final', { origin: 'reversal', isReversed: false, tenderStatus: null }, []],
    ['one reversal each', { origin: 'manual', isReversed: true, tenderStatus: null }, []],
    ['a movement', { origin: 'delivery', isReversed: false, tenderStatus: 'approved' }, [null]],
    [
      'an invoice gives back what it issued',
      { origin: 'delivery', isReversed: false, tenderStatus: 'invoiced' },
      ['movementBelongsToInvoice'],
    ],
  ] as const)('movements: %s', (_, facts, codes) =>
    expect(
      offersOf({ slug: 'stock-movements', names: ['reverse'], facts, actor: actor as never }).map(
        ({ blocker }) => blocker?.code ?? null,
      ),
    ).toEqual(codes),
  )

  it.each([
    [
      'active',
      { status: 'active', origin: 'manual', tenderStatus: null },
      { fulfill: null, release: null },
    ],
    ['over', { status: 'released', origin: 'manual', tenderStatus: null }, {}],
    [
      'held by an approval',
      { status: 'active', origin: 'approval', tenderStatus: 'approved' },
      { fulfill: null, release: 'reservationBelongsToTender' },
    ],
  ] as const)('reservations: %s', (_, facts, expected) => {
    const offers = offersOf({
      slug: 'stock-reservations',
      names: ['fulfill', 'release'],
      facts,
      actor: actor as never,
    })
    const codes = offers.map(({ name, blocker }) => [name, blocker?.code ?? null])
    expect(Object.fromEntries(codes)).toEqual(expected)
  })

  it.each([
    [
      'somebody active',
      {
        id: 3,
        status: 'active',
        isLastAdministrator: false,
        isLastBreakGlass: false,
        isAbove: false,
        hasFactor: false,
        invitation: 'none',
        sendsMail: true,
      },
      { suspend: null },
    ],
    [
      'somebody passive',
      {
        id: 3,
        status: 'passive',
        isLastAdministrator: false,
        isLastBreakGlass: false,
        isAbove: false,
        hasFactor: false,
        invitation: 'none',
        sendsMail: true,
      },
      { unsuspend: null },
    ],
    [
      'oneself',
      {
        id: ME,
        status: 'active',
        isLastAdministrator: false,
        isLastBreakGlass: false,
        isAbove: false,
        hasFactor: false,
        invitation: 'none',
        sendsMail: true,
      },
      { suspend: 'cannotSuspendYourself' },
    ],
    [
      'the last administrator',
      {
        id: 3,
        status: 'active',
        isLastAdministrator: true,
        isLastBreakGlass: false,
        isAbove: false,
        hasFactor: false,
        invitation: 'none',
        sendsMail: true,
      },
      { suspend: 'lastAdministrator' },
    ],
  ] as const)('users: %s', (_, facts, expected) => {
    const offers = offersOf({
      slug: 'users',
      names: ['suspend', 'unsuspend'],
      facts,
      actor: actor as never,
    })
    expect(Object.fromEntries(offers.map((o) => [o.name, o.blocker?.code ?? null]))).toEqual(
      expected,
    )
  })
})
