import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRows } from '../../shared/rows'

/** The revision before it, or the approved version before the approval was withdrawn. */
export type ComparedWith = 'revision' | 'approval'

/** The versions that a tender's page offers for comparison. */
export const comparableWith = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<ComparedWith[]> => {
  const [row] = await readRows<{ revision: boolean; approval: boolean }>(
    req,
    sql`select coalesce(t.revision, 1) > 1 as revision,
          t.approved_at is null and a.tender_id is not null as approval
        from tenders t left join tender_approvals a on a.tender_id = t.id where t.id = ${tenderId}`,
  )
  return [
    ...(row?.revision ? (['revision'] as const) : []),
    ...(row?.approval ? (['approval'] as const) : []),
  ]
}
