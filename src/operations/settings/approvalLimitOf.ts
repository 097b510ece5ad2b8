import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { readRows } from '../shared/rows'

/**
 * The highest total in lira the caller may approve, by their role's limit in the settings. Not
 * cached: a lowered limit counts for the next approval.
 * @returns decimal text, or null for a role without a limit
 */
export const approvalLimitOf = async (req: PayloadRequest): Promise<string | null> => {
  const role = Number(idOf((req.user as { role?: unknown } | null)?.role) ?? 0)
  const [row] = await readRows<{ limit: string }>(
    req,
    sql`select max_total_base::text as "limit" from settings_approval_limits where role_id = ${role}`,
  )
  return row?.limit ?? null
}
