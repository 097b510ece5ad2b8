import { add, issue, put } from './ledger'
import { no, refuseRelease, short, type Refused, type Shows } from './refusals'
import type { Command, Reservation, State, Tender } from './state'

/** What is held by hand, and who waits for it (`docs/domains/stock.md`, *Waiting*). */
const heldOf = (state: State, { reservation }: Command) =>
  state.reservations.get(reservation) as Reservation

/** Reserves a quantity, or queues a waiting reservation, which holds no stock. */
const reserve =
  (waits: boolean) =>
  (state: State, { card, quantity, tender: named }: Command, tender: Tender): Refused | Shows => {
    if (named !== null && !['draft', 'sent'].includes(tender.status)) return no('tenderLocked')
    // It lasts as long as its tender is valid: a day that is over is none.
    if (named !== null && tender.isExpired) return no('invalidInput')
    const refused = short(state, card, quantity)
    if (refused && !waits) return refused
    const held = { card, tender: named, quantity, isOfApproval: false }
    const row = refused
      ? ({ status: 'waiting', rest: 0 } as const)
      : ({ status: 'active', rest: quantity } as const)
    add(state.reservations, { ...held, ...row })
    return { status: row.status, remainingQuantity: row.rest }
  }

const release = (state: State, at: Command): Refused | Shows => {
  const refused = refuseRelease(heldOf(state, at))
  if (refused.refusals.length > 0) return refused
  put(state.reservations, at.reservation, { status: 'released', rest: 0 })
  return { status: 'released' }
}

const fulfill = (state: State, at: Command): Refused | Shows => {
  const held = heldOf(state, at)
  const taken = at.isInPart ? at.quantity : held.rest
  if (held.status !== 'active') return no('reservationNotActive')
  if (held.tender !== null && !held.isOfApproval) return no('tenderNotApproved')
  if (taken > held.rest) return no(held.isOfApproval ? 'moreThanOrdered' : 'insufficientStock')
  return issue(state, [at.reservation, held], taken)
}

/** All of it or nothing, whether it was offered or not. */
const take = (state: State, at: Command): Refused | Shows => {
  const { status, card, quantity } = heldOf(state, at)
  if (status !== 'waiting') return no('reservationNotWaiting')
  const refused = short(state, card, quantity)
  if (refused) return refused
  put(state.reservations, at.reservation, { status: 'active', rest: quantity })
  return { status: 'active', remainingQuantity: quantity }
}

const leave = (state: State, at: Command): Refused | Shows => {
  if (heldOf(state, at).status !== 'waiting') return no('reservationNotWaiting')
  put(state.reservations, at.reservation, { status: 'released' })
  return { status: 'released' }
}

const change = (state: State, at: Command): Refused =>
  no('invalidInput', heldOf(state, at).isOfApproval && 'reservationBelongsToTender')

const moveToTender = (state: State, at: Command, tender: Tender, id: number): Refused | Shows => {
  const held = heldOf(state, at)
  const refused = no(
    held.status !== 'active' && 'reservationNotActive',
    held.isOfApproval && 'reservationBelongsToTender',
    held.tender === id && 'invalidInput',
    !['draft', 'sent'].includes(tender.status) && 'tenderLocked',
    // One that was for no tender has no day of its own to keep.
    held.tender === null && tender.isExpired && 'invalidInput',
  )
  if (refused.refusals.length > 0) return refused
  put(state.reservations, at.reservation, { status: 'released', rest: 0 })
  add(state.reservations, { ...held, tender: id, quantity: held.rest })
  return { remainingQuantity: held.rest }
}

export const reservationRules = {
  reserve: reserve(false),
  wait: reserve(true),
  take,
  leave,
  release,
  fulfill,
  moveToTender,
  moveReservation: change,
  deleteReservation: () => no('notAllowed'),
}
