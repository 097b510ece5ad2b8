import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ApprovalLimits } from '@/domain/settings/approvalLimit'
import { idOf } from '@/domain/shared/idOf'
import { readRows } from '../shared/rows'

type Row = { role: number; total: string | null; discount: string | null }

/**
 * What each role with limits may approve, by the settings. Not cached: a lowered limit counts for
 * the next approval.
 * @returns decimal text by role; a role without a row has no limit
 */
export const approvalLimitsByRole = async (
  req: PayloadRequest,
): Promise<ReadonlyMap<number, ApprovalLimits>> => {
  const rows = await readRows<Row>(
    req,
    sql`select role_id as role, max_total_base::text as total, max_discount::text as discount
        from settings_approval_limits`,
  )
  return new Map(rows.map(({ role, total, discount }) => [role, { total, discount }]))
}

/** For a role without limits. */
export const NO_LIMITS: ApprovalLimits = { total: null, discount: null }

/** What the caller may approve, by the limits of their role. */
export const approvalLimitsOf = async (req: PayloadRequest): Promise<ApprovalLimits> => {
  const role = Number(idOf((req.user as { role?: unknown } | null)?.role) ?? 0)
  return (await approvalLimitsByRole(req)).get(role) ?? NO_LIMITS
}
