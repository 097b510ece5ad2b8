import type { TenderStatus } from '../shared/tenderStatus'

/** How far a tender has come, in the order of the columns of a board; `cancelled` is none of them. */
export const TENDER_STAGES = [
  'draft',
  'asked',
  'approved',
  'sent',
  'opened',
  'accepted',
  'invoiced',
  'lost',
  'cancelled',
] as const
export type TenderStage = (typeof TENDER_STAGES)[number]

/** What of a tender decides its stage; moments and users count by being there. */
export type StageFacts = {
  status: TenderStatus
  approver?: unknown
  sentAt?: unknown
  openedAt?: unknown
  acceptedAt?: unknown
  /** One of the kept reasons for a loss. */
  lostReason?: unknown
}

/**
 * The stage of a tender: the furthest one it has reached. Approving may come before sending, so an
 * approved tender that was sent stands with the sent ones. The function `stage_of_tender` of the
 * database, which writes the column, is the same rule.
 */
export const stageOf = (tender: StageFacts): TenderStage => {
  const isLost =
    tender.status === 'rejected' || (tender.status === 'cancelled' && tender.lostReason)
  if (isLost) return 'lost'
  if (tender.status === 'cancelled' || tender.status === 'invoiced') return tender.status
  if (tender.acceptedAt) return 'accepted'
  if (tender.openedAt) return 'opened'
  if (tender.sentAt) return 'sent'
  if (tender.status === 'approved') return 'approved'
  return tender.approver ? 'asked' : 'draft'
}
