import type { PayloadRequest } from 'payload'
import type { ApprovalLimits } from '@/domain/settings/approvalLimit'
import { idOf } from '@/domain/shared/idOf'
import { companySettings, type CompanySettings } from './companySettings'

/** For a role without limits. */
export const NO_LIMITS: ApprovalLimits = { total: null, discount: null }

/**
 * The approval limits of the caller's role. Settings are read for each request: a lowered limit
 * applies to the next approval.
 * @param settings if already loaded
 * @returns decimal text; null if the role has no limit
 */
export const approvalLimitsOf = async (
  req: PayloadRequest,
  settings?: Pick<CompanySettings, 'approvalLimits'>,
): Promise<ApprovalLimits> => {
  const role = Number(idOf((req.user as { role?: unknown } | null)?.role) ?? 0)
  const { approvalLimits } = settings ?? (await companySettings(req))
  return approvalLimits.get(role) ?? NO_LIMITS
}
