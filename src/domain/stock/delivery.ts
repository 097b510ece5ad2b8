import type { Id } from '../shared/idOf'
import { toDecimal, type Decimal, type Numeric } from '../shared/money'
import type { FieldRefusal, RefusalCode } from '../shared/refusal'
import type { TenderStatus } from '../shared/tenderStatus'
import type { MovementOriginKind } from './origins'

/** A card of an approved tender: what was promised of it, and what became of that. */
export type PromisedCard = {
  card: number
  name: string
  code: string | null
  unit: string | null
  /** Exact decimals as text, in the card's unit. */
  promised: string
  delivered: string
  open: string
  /** Null without permission to read the quantity of cards. */
  onHand: string | null
}

/** States of a tender from which it is delivered. */
export const DELIVERABLE: readonly TenderStatus[] = ['approved']

/**
 * Whether stock may be issued for a tender: only for an approved one, and of a card no more than
 * what it still has to deliver, which is demand less what was delivered before.
 *
 * @param wanted in the card's unit
 * @param left what is still to deliver; 0 for a card that the tender does not sell
 * @returns null, or `tenderNotApproved`, `moreThanOrdered`
 */
export const refuseDelivery = ({
  status,
  wanted,
  left,
}: {
  status: TenderStatus
  wanted: Numeric
  left: Numeric
}): RefusalCode | null => {
  if (!DELIVERABLE.includes(status)) return 'tenderNotApproved'
  return toDecimal(wanted).gt(toDecimal(left)) ? 'moreThanOrdered' : null
}

/** What is given out now, by card: a quantity for each, or null for all that is left of everything. */
export type DeliveredQuantities = ReadonlyMap<Id, Numeric> | null

/**
 * Whether quantities of an approved tender may be given out together.
 *
 * @param left what is still to deliver, by card; without an entry the tender does not sell it
 * @param path field of the list; a card stands below it by its number
 * @returns refusals by card; `required` on the list where nothing is to be given out
 */
export const refuseQuantities = ({
  quantities,
  left,
  path = 'quantities',
}: {
  quantities: NonNullable<DeliveredQuantities>
  left: ReadonlyMap<Id, Numeric>
  path?: string
}): FieldRefusal[] => {
  const given = givenQuantities(quantities)
  if (given.size === 0) return [{ path, code: 'required' as const }]
  return [...given].flatMap(([card, wanted]): FieldRefusal[] => {
    const open = left.get(card)
    if (open === undefined) return [{ path: `${path}.${card}`, code: 'notAnOption' }]
    const code = refuseDelivery({ status: 'approved', wanted, left: open })
    const data = { wanted: wanted.toNumber(), left: toDecimal(open).toNumber() }
    return code ? [{ path: `${path}.${card}`, code, data }] : []
  })
}

/** The quantities of which something is given out: nothing of a card is no delivery of it. */
export const givenQuantities = (quantities: ReadonlyMap<Id, Numeric>): Map<Id, Decimal> =>
  new Map(
    [...quantities].flatMap(([card, quantity]) => {
      const given = toDecimal(quantity)
      return given.gt(0) ? [[card, given] as const] : []
    }),
  )

/**
 * Whether a posted row may be reversed by hand. What an invoice issued goes back with the invoice
 * only, and a delivery of an invoiced tender not before it: else the books and the stock part.
 *
 * @param tenderStatus of the tender the row names, if it names one
 * @returns null, or `isAReversal`, `alreadyReversed`, `movementBelongsToInvoice`
 */
export const refuseReversal = ({
  origin,
  isReversed,
  tenderStatus,
}: {
  origin: MovementOriginKind
  isReversed: boolean
  tenderStatus: TenderStatus | null
}): RefusalCode | null => {
  if (origin === 'reversal') return 'isAReversal'
  if (isReversed) return 'alreadyReversed'
  const isOfInvoice = origin === 'invoice' || (origin === 'delivery' && tenderStatus === 'invoiced')
  return isOfInvoice ? 'movementBelongsToInvoice' : null
}
