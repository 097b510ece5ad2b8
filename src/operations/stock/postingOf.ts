import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import { dayFromStored } from '@/domain/shared/day'
import { idOf, type Id } from '@/domain/shared/idOf'
import { refusePrice, refuseQuantity, refuseRate, type Numeric } from '@/domain/shared/money'
import { refuseFields } from '@/domain/shared/refusal'
import { refuseOperationDate } from '@/domain/stock/movement'
import { readProposal } from '@/queries/rates/readProposal'
import { companyToday } from '@/queries/settings/companyToday'
import { lockCard } from './lockCard'
import { refuseArchivedCard } from './archive/refuseArchivedCard'
import { refuseShortage } from './refuseShortage'

/** Origin data that operations pass to the hook; a client cannot set it. */
export type MovementOrigin = {
  reservationId?: Id
  reversalOf?: Id
  ownReservation?: Numeric
}

type Movement = Record<string, unknown>

const num = (value: unknown): Numeric => value as Numeric

const refuseFigures = (movement: Movement, origin: MovementOrigin) => {
  const { currencyType, currencyRate, quantity, price } = movement
  const codes = {
    quantity: refuseQuantity(quantity),
    // A reversal copies what was posted, including a free line at price 0.
    price: origin.reversalOf === undefined ? refusePrice(price) : null,
    currencyRate: currencyRate == null ? null : refuseRate(currencyRate),
  }
  const isForeign = currencyType !== BASE_CURRENCY
  if (isForeign && currencyRate == null) codes.currencyRate = 'required'
  refuseFields(Object.entries(codes).map(([path, code]) => (code ? { path, code } : null)))
}

/** None for lira; a foreign currency defaults to the rate of its day, if one is known. */
const rateOfMovement = async (req: PayloadRequest, movement: Movement): Promise<unknown> => {
  const { currencyType, currencyRate, operationDate } = movement
  if (!currencyType || currencyType === BASE_CURRENCY) return 1
  const day = dayFromStored(operationDate)
  if (currencyRate != null || day === null) return currencyRate
  const currency = String(currencyType)
  const proposed = await readProposal(req, { currency, day, purpose: 'booking' })
  return proposed ? Number(proposed.rate) : currencyRate
}

/**
 * Completes a new movement: validated, with its rate and its user. Locks the card, so that the
 * check and the ledger trigger see the same quantities.
 * @param movement as sent; quantity and price are already parsed
 * @param origin set by operations: the reservation it consumes or the movement it reverses
 * @returns the fields only the server may set
 * @throws Refusal `invalidInput` by field, `insufficientStock` when the card has too little
 */
export const postingOf = async ({
  req,
  movement,
  origin,
}: {
  req: PayloadRequest
  movement: Movement
  origin: MovementOrigin
}): Promise<Movement> => {
  const currencyRate = await rateOfMovement(req, movement)
  const posted = { ...movement, currencyRate }
  refuseFigures(posted, origin)
  const { operationDate } = movement
  const day = refuseOperationDate({ operationDate, today: await companyToday(req) })
  refuseFields([day ? { path: 'operationDate', code: day } : null])
  const cardId = idOf(movement.stockCard)
  refuseFields([cardId === null ? { path: 'stockCard', code: 'required' } : null])
  const card = await lockCard(req, cardId as Id)
  if (origin.reversalOf === undefined) refuseArchivedCard(card)
  if (movement.type === 'out')
    refuseShortage(card, num(movement.quantity), origin.ownReservation ?? 0)
  return {
    currencyRate,
    operationUser: staffIdOf(req),
    reservation: origin.reservationId ?? null,
    reversalOf: origin.reversalOf ?? null,
  }
}
