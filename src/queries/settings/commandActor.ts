import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import type { CommandActor } from '@/catalog/commands/offers'
import { approvalLimitsOf, NO_LIMITS } from './approvalLimitsOf'
import { companySettings, type CompanySettings } from './companySettings'

/**
 * The acting user and the settings that command rules need.
 * @param args.slug collection of the commands; approval limits are read for tenders only
 * @param args.settings if already loaded
 */
export const commandActor = async (args: {
  req: PayloadRequest
  slug: string
  settings?: CompanySettings
}): Promise<CommandActor> => {
  const { req, slug } = args
  const settings = args.settings ?? (await companySettings(req))
  const { today, fourEyes, approveBeforeSending } = settings
  const limits = slug === 'tenders' ? await approvalLimitsOf(req, settings) : NO_LIMITS
  return {
    userId: staffIdOf(req),
    today,
    fourEyes,
    approveBeforeSending,
    approvalLimit: limits.total,
    discountLimit: limits.discount,
  }
}
