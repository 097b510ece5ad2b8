import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { dayFromStored, today } from '@/domain/shared/day'
import { idOf, type Id } from '@/domain/shared/idOf'
import { refuseQuantity, toDecimal, type Numeric } from '@/domain/shared/money'
import { Refusal, refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { refuseReservedUntil } from '@/domain/stock/reservation'
import { isContentLocked, type TenderStatus } from '@/domain/tenders/status'
import { companySettings } from '@/operations/settings/companySettings'
import { query } from '@/operations/shared/transaction'
import { lockCard } from '@/operations/stock/lockCard'
import { refuseFractions } from '@/operations/stock/refuseFractions'
import { refuseShortage } from '@/operations/stock/refuseShortage'

type Values = Record<string, unknown>

/** What an approval reserved stands as it is until the approval is withdrawn. */
const refuseApprovalsOwn = (data: Values, original: Values) => {
  if (original.origin !== 'approval') return
  const touched = ['stockCard', 'quantity', 'tender', 'project', 'company', 'reservedUntil'].filter(
    (name) => name in data && !isSame(data[name], original[name]),
  )
  const code = 'reservationBelongsToTender'
  if (touched.length > 0)
    throw new Refusal(code, {
      data: { tender: idOf(original.tender) },
      fields: touched.map((path) => ({ path, code })),
    })
}

/** Numbers, days and relations as a form sends them back, populated or not, empty or null. */
const isSame = (sent: unknown, stored: unknown) => String(idOf(sent)) === String(idOf(stored))

const changed = (data: Values, original: Values) => {
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

/** A last day that is chosen now lies ahead; the one a row has may pass. */
const refusePast = async (req: PayloadRequest, data: Values, original: Values | undefined) => {
  if (!('reservedUntil' in data) || isSame(data.reservedUntil, original?.reservedUntil)) return
  const { timeZone } = await companySettings(req)
  const code = refuseReservedUntil({
    reservedUntil: dayFromStored(data.reservedUntil),
    today: today({ now: new Date(), timeZone }),
  })
  refuseFields([code ? { path: 'reservedUntil', code } : null])
}

/**
 * Checks a new reservation against what its card has available, under the card's lock. What a
 * reservation holds never changes afterwards: release it and make another.
 */
export const prepareReservation: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  if (operation === 'update') {
    refuseApprovalsOwn(data, originalDoc)
    refuseFields(changed(data, originalDoc))
    await refusePast(req, data, originalDoc)
    return data
  }
  await refusePast(req, data, undefined)
  const code = refuseQuantity(data.quantity)
  const cardId = idOf(data.stockCard)
  refuseFields([
    code ? { path: 'quantity', code } : null,
    cardId === null ? { path: 'stockCard', code: 'required' } : null,
  ])
  const tender = idOf(data.tender)
  if (tender !== null) await refuseTakenTender(req, tender)
  const card = await lockCard(req, cardId as Id)
  const { stockCard, quantity } = data
  await refuseFractions(req, [{ path: 'quantity', stockCard, quantity }])
  refuseShortage(card, quantity)
  const reservedBy = req.user?.collection === 'users' ? req.user.id : null
  return { ...data, status: 'active', remainingQuantity: data.quantity, reservedBy }
}
