import type { Id } from '../shared/idOf'
import { toDecimal, type Decimal, type Numeric } from '../shared/money'
import type { FieldRefusal, RefusalCode } from '../shared/refusal'
import type { TenderStatus } from '../shared/tenderStatus'
import type { MovementOriginKind } from './origins'

/** A card of an approved tender: the promised quantity and its delivery. */
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

/** Statuses of a tender that allow deliveries. */
export const DELIVERABLE: readonly TenderStatus[] = ['approved']

/**
 * Whether stock may be issued for a tender: only for an approved one, and of a card at most what is
 * left to deliver (demand less earlier deliveries).
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

/** The delivered quantity of each card, or null to deliver everything that is left. */
export type DeliveredQuantities = ReadonlyMap<Id, Numeric> | null

/**
 * Whether these quantities of an approved tender may be delivered together.
 *
 * @param left what is still to deliver, by card; without an entry the tender does not sell it
 * @param path field of the list; each card is below it by its id
 * @returns refusals by card; `required` on the list if it is empty
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

/** The quantities above zero: zero of a card is no delivery. */
export const givenQuantities = (quantities: ReadonlyMap<Id, Numeric>): Map<Id, Decimal> =>
  new Map(
    [...quantities].flatMap(([card, quantity]) => {
      const given = toDecimal(quantity)
      return given.gt(0) ? [[card, given] as const] : []
    }),
  )

/**
 * Whether a posted row may be reversed by hand. An invoice's issues are reversed only with the
 * invoice, and deliveries of an invoiced tender only after that: otherwise books and stock would
 * diverge.
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
