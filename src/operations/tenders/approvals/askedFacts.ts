import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { limitedBy } from '@/domain/tenders/approval/overLimit'
import { effectiveDiscount } from '@/domain/tenders/totals/effectiveDiscount'
import { query } from '../../shared/transaction'
import type { LockedTender } from '../lockTender'
import type { TenderItem } from '@/queries/tenders/readTenderItems'

/** Key facts of a tender in a request for approval. Decimals are text. */
export type AskedFacts = {
  company: string | null
  person: string | null
  total: string
  currency: string
  /** Effective, in percent, with two decimals. */
  discount: string
}

type Facts = Pick<
  LockedTender,
  'company' | 'unconnectedName' | 'total' | 'totalBase' | 'currency' | 'subtotal' | 'discountTotal'
>

/** Customer, total and discount of a tender, before any permission check. */
export const askedFacts = async (
  req: PayloadRequest,
  tender: Facts,
  items: readonly TenderItem[],
): Promise<AskedFacts> => {
  const [row] = await query<{ name: string }>(
    req,
    sql`select name from companies where id = ${tender.company}`,
  )
  return {
    company: row?.name ?? null,
    person: tender.unconnectedName,
    total: tender.total,
    currency: tender.currency,
    discount: effectiveDiscount(limitedBy(tender, items)).toFixed(2),
  }
}
