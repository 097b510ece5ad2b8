import { describe, expect, it } from 'vitest'
import {
  movementStateOf,
  refuseMovementCommand,
  refuseReservationCommand,
  REVERSIBLE,
  type MovementFacts,
} from './commands'
import { MOVEMENT_ORIGINS } from './origins'
import { RESERVATION_STATUSES } from './reservation'
import { TENDER_STATUSES } from '../shared/tenderStatus'

describe('a movement', () => {
  const posted = { origin: 'manual', isReversed: false, tenderStatus: null } as const

  it.each<[Partial<MovementFacts>, string]>([
    [{}, 'posted'],
    [{ isReversed: true }, 'reversed'],
    [{ origin: 'reversal' }, 'reversal'],
    [{ origin: 'reversal', isReversed: true }, 'reversal'],
  ])('of %j should be %s', (facts, state) => {
    expect(movementStateOf({ ...posted, ...facts })).toBe(state)
  })

  it('should be reversed in a state that says so only', () => {
    for (const origin of MOVEMENT_ORIGINS)
      for (const isReversed of [true, false]) {
        const facts = { ...posted, origin, isReversed }
        if (!REVERSIBLE.includes(movementStateOf(facts)))
          expect(refuseMovementCommand(facts)).toMatchObject({ isShown: false })
      }
    expect(refuseMovementCommand(posted)).toBeNull()
  })

  it('should show that it belongs to an invoice', () => {
    expect(refuseMovementCommand({ ...posted, origin: 'invoice' })).toEqual({
      code: 'movementBelongsToInvoice',
      isShown: true,
    })
  })
})

describe('a reservation', () => {
  const active = { status: 'active', origin: 'manual', tenderStatus: null } as const

  it.each(['take', 'leave'] as const)('should take %s only while it waits', (command) => {
    for (const status of RESERVATION_STATUSES)
      expect(refuseReservationCommand(command, { ...active, status }), status).toEqual(
        status === 'waiting' ? null : { code: 'reservationNotWaiting', isShown: false },
      )
    // A waiting reservation stays with its tender, in whatever state that is.
    expect(
      refuseReservationCommand(command, { ...active, status: 'waiting', tenderStatus: 'sent' }),
    ).toBeNull()
  })

  it.each(['extend', 'move', 'release'] as const)('should take %s by hand only', (command) => {
    expect(refuseReservationCommand(command, active)).toBeNull()
    expect(refuseReservationCommand(command, { ...active, tenderStatus: 'draft' })).toBeNull()
    expect(refuseReservationCommand(command, { ...active, origin: 'approval' })?.code).toBe(
      'reservationBelongsToTender',
    )
    expect(refuseReservationCommand(command, { ...active, status: 'waiting' })).toEqual({
      code: 'reservationNotActive',
      isShown: false,
    })
  })

  it('should be handed over for no tender, or for an approved one', () => {
    expect(refuseReservationCommand('fulfill', active)).toBeNull()
    for (const tenderStatus of TENDER_STATUSES)
      expect(
        refuseReservationCommand('fulfill', { ...active, tenderStatus }),
        tenderStatus,
      ).toEqual(tenderStatus === 'approved' ? null : { code: 'tenderNotApproved', isShown: true })
  })

  it('should be given back by hand unless an approval made it', () => {
    expect(refuseReservationCommand('release', { ...active, tenderStatus: 'sent' })).toBeNull()
    expect(refuseReservationCommand('release', { ...active, origin: 'approval' })).toEqual({
      code: 'reservationBelongsToTender',
      isShown: true,
    })
  })

  it.each(['fulfill', 'release'] as const)('should hide %s when it is over', (command) => {
    expect(refuseReservationCommand(command, { ...active, status: 'fulfilled' })).toMatchObject({
      isShown: false,
    })
  })
})
