import type { CollectionBeforeChangeHook } from 'payload'
import { idOf, type Id } from '@/domain/shared/idOf'
import { refuseQuantity, toDecimal, type Numeric } from '@/domain/shared/money'
import { refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { lockCard } from '@/operations/stock/lockCard'
import { refuseShortage } from '@/operations/stock/refuseShortage'

const changed = (data: Record<string, unknown>, original: Record<string, unknown>) => {
  const refused: FieldRefusal[] = []
  const isOtherCard = 'stockCard' in data && idOf(data.stockCard) !== idOf(original.stockCard)
  if (isOtherCard) refused.push({ path: 'stockCard', code: 'movementIsFinal' })
  const isOtherQuantity =
    'quantity' in data &&
    !toDecimal(data.quantity as Numeric).equals(toDecimal(original.quantity as Numeric))
  if (isOtherQuantity) refused.push({ path: 'quantity', code: 'movementIsFinal' })
  return refused
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
  refuseShortage(await lockCard(req, cardId as Id), data.quantity)
  const reservedBy = req.user?.collection === 'users' ? req.user.id : null
  return { ...data, status: 'active', remainingQuantity: data.quantity, reservedBy }
}
