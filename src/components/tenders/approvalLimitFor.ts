import type { Payload } from 'payload'
import { idOf } from '@/domain/shared/idOf'

type Rows = { role?: unknown; maxTotalBase?: unknown }[]

/**
 * The highest total in lira that this person may approve, for a hint in the dialog; the server
 * decides.
 * @returns null without a limit
 */
export const approvalLimitFor = async (args: {
  payload: Payload
  user: unknown
}): Promise<number | null> => {
  const role = idOf((args.user as { role?: unknown } | null)?.role)
  const settings = (await args.payload.findGlobal({ slug: 'settings', depth: 0 })) as {
    approvalLimits?: Rows | null
  }
  const row = settings.approvalLimits?.find((limit) => idOf(limit.role) === role)
  return role !== null && typeof row?.maxTotalBase === 'number' ? row.maxTotalBase : null
}
