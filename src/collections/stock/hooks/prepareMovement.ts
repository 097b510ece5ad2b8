import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import type { Numeric } from '@/domain/shared/money'
import { lockRow } from '@/operations/shared/transaction'
import { claimDelivery } from '@/operations/stock/claimDelivery'
import { refuseClosedPeriod } from '@/operations/stock/periods/refuseClosedPeriod'
import { postingOf, type MovementOrigin } from '@/operations/stock/postingOf'
import { refuseFractions } from '@/operations/stock/refuseFractions'

/** A manual issue that names a tender is a delivery of it. */
const originOf = async (
  req: PayloadRequest,
  movement: Record<string, unknown>,
  origin: MovementOrigin,
): Promise<MovementOrigin> => {
  const tender = idOf(movement.tender)
  const card = idOf(movement.stockCard)
  const isPlain = origin.reservationId === undefined && origin.reversalOf === undefined
  if (tender === null || card === null || !isPlain) return origin
  // Locked before the card, in the same order everywhere; the balance of the tender is checked at
  // the commit.
  await lockRow(req, 'tenders', tender)
  if (movement.type !== 'out') return origin
  return claimDelivery({ req, tender, card, wanted: movement.quantity as Numeric })
}

/**
 * Sets the fields that the server determines, and refuses a movement that the card's stock does not
 * allow.
 */
export const prepareMovement: CollectionBeforeChangeHook = async ({
  data,
  operation,
  req,
  context,
}) => {
  if (operation !== 'create') return data
  const isByHand = !context.reservationId && !context.reversalOf
  await refuseClosedPeriod({ req, operationDate: data.operationDate, isByHand })
  const origin = await originOf(req, data, context)
  const posting = await postingOf({ req, movement: data, origin })
  // The card is locked by now. A movement of a reservation, or a reversal, repeats the quantity of
  // an earlier row, which is not checked again.
  const { stockCard, quantity } = data
  if (isByHand) await refuseFractions(req, [{ path: 'quantity', stockCard, quantity }])
  return { ...data, ...posting }
}
