import type { PayloadRequest } from 'payload'
import { toDecimal, type Decimal } from '@/domain/shared/money'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import {
  givenQuantities,
  refuseDelivery,
  refuseQuantities,
  type DeliveredQuantities,
} from '@/domain/stock/delivery'
import { inTransaction } from '../../shared/transaction'
import { lockCardsOf } from '../../stock/holdForTender'
import { issueForTender } from '../../stock/issueForTender'
import { refuseFractions } from '../../stock/refuseFractions'
import { lockTender } from '../lockTender'
import { readTenderItems } from '@/queries/tenders/readTenderItems'
import { readPromisedCards } from '@/queries/tenders/deliveries/readPromisedCards'
import { postedDelivery } from '@/queries/tenders/deliveries/postedDelivery'

/** The quantity to deliver of each card, checked against what is left of it. */
const judged = async (
  req: PayloadRequest,
  quantities: DeliveredQuantities,
  left: ReadonlyMap<number, Decimal>,
): Promise<Map<number | string, Decimal>> => {
  if (quantities === null) return new Map(left)
  refuseFields(refuseQuantities({ quantities, left }))
  const given = givenQuantities(quantities)
  // For counted units a chosen partial quantity must be whole. The whole rest may be a fraction,
  // because parts of groups can be.
  const chosen = [...given].filter(([card, quantity]) => !left.get(Number(card))?.equals(quantity))
  await refuseFractions(
    req,
    chosen.map(([stockCard, quantity]) => ({
      path: `quantities.${stockCard}`,
      stockCard,
      quantity,
    })),
  )
  return given
}

/**
 * Delivers all or part of an approved tender: issues the quantities from its reservations, all or
 * nothing. The rows form one delivery with its own note.
 * @param quantities by card, in its unit; everything left when null
 * @param remark on every row
 * @returns the tender, with `told.delivery` for those who may read its note
 * @throws Refusal `notFound`, `tenderNotApproved`, `nothingToDeliver`, `invalidInput` with
 *   `moreThanOrdered`, `notAnOption` or `notWhole` at `quantities.<card>`
 */
export const deliverTender = ({
  req,
  id,
  quantities,
  remark,
}: {
  req: PayloadRequest
  id: number
  quantities: DeliveredQuantities
  remark?: string | null
}) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id)
    const code = refuseDelivery({ status: tender.status, wanted: 0, left: 0 })
    if (code) throw new Refusal(code, { data: { status: tender.status, number: tender.number } })
    const promised = await readPromisedCards(req, id)
    const open = promised.map(({ card, open: left }) => [card, toDecimal(left)] as const)
    const left = new Map(open.filter(([, quantity]) => quantity.gt(0)))
    if (left.size === 0) throw new Refusal('nothingToDeliver')
    const given = await judged(req, quantities, left)
    await lockCardsOf(req, id)
    await issueForTender({
      req,
      tender: { id, currency: tender.currency, rate: tender.currencyRate },
      items: await readTenderItems({ req, tenderId: id }),
      quantities: given,
      note: remark,
    })
    return { id, ...(await postedDelivery(req, id)) }
  })
