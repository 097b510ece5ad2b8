import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { yearOf } from '@/domain/shared/day'
import { tenderNumber } from '@/domain/tenders/number'
import { query } from '../shared/transaction'
import type { LockedTender } from './lockTender'

/**
 * The number of a tender: its own, else the next of its year. Assigned when it is first sent or
 * approved, in the same transaction, so that neither drafts nor failures leave gaps.
 */
export const numberTender = async (req: PayloadRequest, tender: LockedTender): Promise<string> => {
  if (tender.number) return tender.number
  const year = yearOf(tender.date)
  const [row] = await query<{ n: number }>(
    req,
    sql`insert into tender_counters (year, n) values (${year}, 1)
        on conflict (year) do update set n = tender_counters.n + 1 returning n`,
  )
  return tenderNumber({ year, counter: Number(row?.n), revision: tender.revision })
}
