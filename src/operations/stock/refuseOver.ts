import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Day } from '@/domain/shared/day'
import { Refusal, type RefusalCode } from '@/domain/shared/refusal'
import { isReservationOver, type ReservationStatus } from '@/domain/stock/reservation'
import type { ReservationOrigin } from '@/domain/stock/origins'
import type { TenderStatus } from '@/domain/tenders/status'
import { isExpired } from '@/domain/tenders/validity'
import { companyToday } from '@/queries/settings/companyToday'
import { dayText } from '@/queries/shared/asText'
import { query } from '../shared/transaction'

/** SQL: the last day of a reservation `r`, and of its tender `t`. */
export const RESERVED_UNTIL = dayText(sql`r.reserved_until`)
export const VALID_UNTIL = dayText(sql`t.valid_until`)

/** SQL: `lastDayOf` a manual reservation `r`, with its tender `t`. */
export const LAST_DAY = sql`case
  when t.status = 'sent' and t.accepted_at is null then least(${RESERVED_UNTIL}, ${VALID_UNTIL})
  when t.status = 'sent' then nullif(${RESERVED_UNTIL}, ${VALID_UNTIL})
  when t.status = 'draft' then coalesce(${RESERVED_UNTIL}, ${VALID_UNTIL}) else ${RESERVED_UNTIL} end`

type Terms = {
  status: ReservationStatus
  origin: ReservationOrigin
  reservedUntil: Day | null
  tender: number | null
  tenderStatus: TenderStatus | null
  isAccepted: boolean
  validUntil: Day | null
}

/** Facts that decide whether a reservation is over; its tender is read without a lock. */
export const readReservationTerms = async (
  req: PayloadRequest,
  id: number,
): Promise<Terms | undefined> => {
  const [terms] = await query<Terms>(
    req,
    sql`select r.status, r.origin, ${RESERVED_UNTIL} as "reservedUntil", r.tender_id as tender,
               t.status as "tenderStatus",
               t.accepted_at is not null as "isAccepted", ${VALID_UNTIL} as "validUntil"
        from stock_reservations r left join tenders t on t.id = r.tender_id where r.id = ${id}`,
  )
  return terms
}

/**
 * Refuses to prolong or move a reservation that is over and only awaits the job that ends it.
 * @param id its row is locked
 * @param code refusal for one past its own last day
 * @returns its terms
 * @throws Refusal `notFound`, `tenderExpired`, `reservationNotActive`
 */
export const refuseOver = async (
  req: PayloadRequest,
  id: number,
  code: RefusalCode = 'reservationNotActive',
): Promise<Terms> => {
  const terms = await readReservationTerms(req, id)
  if (!terms) throw new Refusal('notFound')
  const today = await companyToday(req)
  if (!isReservationOver({ ...terms, today })) return terms
  const { tenderStatus, isAccepted, validUntil, tender } = terms
  // For an expired tender the refusal suggests prolonging the tender.
  if (tenderStatus && isExpired({ status: tenderStatus, isAccepted, validUntil, today }))
    throw new Refusal('tenderExpired', { data: { tender } })
  throw new Refusal(code)
}

/**
 * Refuses a reservation for an expired tender, because it would end with it. The tender is locked.
 * @param path the field to mark
 * @returns the last valid day of the tender, the default for its reservations; null for an accepted
 *   one, which does not end
 * @throws Refusal `tenderExpired`
 */
export const refuseExpiredTender = async (
  req: PayloadRequest,
  tender: number,
  path: string,
): Promise<Day | null> => {
  const [row] = await query<{ status: TenderStatus; isAccepted: boolean; validUntil: Day | null }>(
    req,
    sql`select t.status, t.accepted_at is not null as "isAccepted", ${VALID_UNTIL} as "validUntil"
        from tenders t where t.id = ${tender}`,
  )
  if (row && isExpired({ ...row, today: await companyToday(req) }))
    throw new Refusal('tenderExpired', {
      data: { tender },
      fields: [{ path, code: 'tenderExpired' }],
    })
  return row && !row.isAccepted ? row.validUntil : null
}
