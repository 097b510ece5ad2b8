import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ComparedContent } from '@/domain/tenders/compare'
import { momentText } from '@/queries/shared/asText'
import { readRows } from '@/queries/shared/rows'
import { query } from '../shared/transaction'

/**
 * Keeps what is approved, so that after a withdrawal can be said what changed since. The caller has
 * locked the tender.
 */
export const keepApprovedContent = async (
  req: PayloadRequest,
  tenderId: number,
  content: ComparedContent,
): Promise<void> => {
  await query(
    req,
    sql`insert into tender_approvals (tender_id, content)
        values (${tenderId}, ${JSON.stringify(content)}::jsonb)
        on conflict (tender_id) do update
          set content = excluded.content, approved_at = excluded.approved_at`,
  )
}

/** The content of the last approval of a tender, and when it was given; null without one. */
export const readApprovedContent = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<{ content: ComparedContent; approvedAt: string } | null> => {
  const [row] = await readRows<{ content: ComparedContent; approvedAt: string }>(
    req,
    sql`select content, ${momentText(sql`approved_at`)} as "approvedAt" from tender_approvals
        where tender_id = ${tenderId}`,
  )
  return row ?? null
}
