import { isUndone, reservedOf } from './ledger'
import type { Card, Movement, Reservation, State, Tender, Verb } from './state'

/** What is in the answer of a command that was carried out. */
export type Shows = Record<string, unknown>
export type Refused = { refusals: string[]; shows: Shows }
/** Refused for all of these reasons; any one of them may be given. */
export const no = (...codes: (string | false | undefined)[]): Refused => ({
  refusals: codes.filter((code): code is string => Boolean(code)),
  shows: {},
})
/** A card that allows no stock is never short. */
export const short = (state: State, card: number, wanted: number): Refused | null => {
  const { current, allowNoStock } = state.cards.get(card) as Card
  const available = current - reservedOf(state, card)
  if (allowNoStock || wanted <= available) return null
  return { refusals: ['insufficientStock'], shows: { wanted, available } }
}

const WRONG = 'wrongTenderState'
const ENDED = { rejected: WRONG, cancelled: WRONG }
const APPROVED = { approved: 'alreadyApproved', invoiced: 'alreadyInvoiced' }
const OPEN = { draft: 'notApproved', sent: 'notApproved' }
const UNAPPROVED = { ...OPEN, rejected: 'notApproved', cancelled: 'notApproved' }
const LOCKED = 'tenderLocked'
/** Why a step cannot be taken from a state; from any other it can. */
const BY_STATE: Partial<Record<Verb, Partial<Record<Tender['status'], string>>>> = {
  send: { sent: 'alreadySent', invoiced: 'alreadyInvoiced', ...ENDED },
  approve: { approved: 'alreadyApproved', invoiced: 'alreadyApproved', ...ENDED },
  withdrawApproval: { ...OPEN, invoiced: 'alreadyInvoiced', ...ENDED },
  reject: { ...APPROVED, ...ENDED },
  cancel: { invoiced: 'alreadyInvoiced', ...ENDED },
  invoice: { ...UNAPPROVED, invoiced: 'alreadyInvoiced' },
  withdrawInvoice: { draft: WRONG, sent: WRONG, approved: WRONG, ...ENDED },
  revise: { draft: WRONG, invoiced: 'alreadyInvoiced' },
  delete: { sent: LOCKED, approved: LOCKED, invoiced: LOCKED, rejected: LOCKED, cancelled: LOCKED },
}

const unfit = ({ isExpired, isForNobody, sells }: Tender): Refused =>
  no(
    isExpired && 'tenderExpired',
    isForNobody && 'bidderMissing',
    Object.keys(sells).length === 0 && 'tenderHasNoItems',
  )

/** The reasons that lie in a tender itself, before its rows and its stock are looked at. */
export const refuseTender = (verb: Verb, tender: Tender): Refused => {
  const state = no(BY_STATE[verb]?.[tender.status])
  if (state.refusals.length > 0) return state
  if (verb === 'send' && tender.isSent) return no('alreadySent')
  return verb === 'send' || verb === 'approve' ? unfit(tender) : no()
}

/** What an approval reserved is released with it only. */
export const refuseRelease = ({ status, isOfApproval }: Reservation): Refused =>
  no(status !== 'active' && 'reservationNotActive', isOfApproval && 'reservationBelongsToTender')

/** A row is undone once; what belongs to an invoice, with the invoice; a receipt, if it is there. */
export const refuseReversal = (state: State, id: number): Refused => {
  const row = state.movements.get(id) as Movement
  const refused = no(
    row.undoes !== null && 'isAReversal',
    isUndone(state, id) && 'alreadyReversed',
    state.tenders.get(row.tender ?? 0)?.status === 'invoiced' && 'movementBelongsToInvoice',
  )
  if (refused.refusals.length > 0 || row.type === 'out') return refused
  return short(state, row.card, row.quantity) ?? refused
}
