import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf, type Id } from '@/domain/shared/idOf'
import { refuseQuantity, toDecimal, type Numeric } from '@/domain/shared/money'
import { Refusal, refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { isContentLocked, type TenderStatus } from '@/domain/tenders/status'
import { query } from '@/operations/shared/transaction'
import { lockCard } from '@/operations/stock/lockCard'
import { refuseFractions } from '@/operations/stock/refuseFractions'
import { refuseShortage } from '@/operations/stock/refuseShortage'

const changed = (data: Record<string, unknown>, original: Record<string, unknown>) => {
  const refused: FieldRefusal[] = []
  const isOtherCard = 'stockCard' in data && idOf(data.stockCard) !== idOf(original.stockCard)
  if (isOtherCard) refused.push({ path: 'stockCard', code: 'movementIsFinal' })
  const isOtherQuantity =
    'quantity' in data &&
    !toDecimal(data.quantity as Numeric).equals(toDecimal(original.quantity as Numeric))
  const isOtherTender = 'tender' in data && idOf(data.tender) !== idOf(original.tender)
  if (isOtherTender) refused.push({ path: 'tender', code: 'movementIsFinal' })
  if (isOtherQuantity) refused.push({ path: 'quantity', code: 'movementIsFinal' })
  return refused
}

/** An approved tender holds exactly what it sells, and an ended one nothing. */
const refuseTakenTender = async (req: PayloadRequest, id: Id) => {
  const [tender] = await query<{ status: TenderStatus }>(
    req,
    sql`select status from tenders where id = ${id} for no key update`,
  )
  if (tender && isContentLocked(tender.status))
    throw new Refusal('tenderLocked', {
      data: { status: tender.status },
      fields: [{ path: 'tender', code: 'tenderLocked' }],
    })
}

/**
 * Checks a new reservation against what its card has available, under the card's lock. What a
 * reservation holds never changes afterwards: release it and make another.
 */
export const prepareReservation: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  if (operation === 'update') {
    refuseFields(changed(data, originalDoc))
    return data
  }
  const code = refuseQuantity(data.quantity)
  const cardId = idOf(data.stockCard)
  refuseFields([
    code ? { path: 'quantity', code } : null,
    cardId === null ? { path: 'stockCard', code: 'required' } : null,
  ])
  const tender = idOf(data.tender)
  if (tender !== null && call.context.reservingFor !== tender) await refuseTakenTender(req, tender)
  const card = await lockCard(req, cardId as Id)
  const { stockCard, quantity } = data
  if (call.context.reservingFor === undefined)
    await refuseFractions(req, [{ path: 'quantity', stockCard, quantity }])
  refuseShortage(card, quantity)
  const reservedBy = req.user?.collection === 'users' ? req.user.id : null
  return { ...data, status: 'active', remainingQuantity: data.quantity, reservedBy }
}
