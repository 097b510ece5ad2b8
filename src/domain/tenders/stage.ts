import type { TenderStatus } from '../shared/tenderStatus'

/** Stages of a tender, in the order of the columns of the board; `cancelled` has no column. */
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

/** Facts of a tender that decide its stage; of moments and users only the presence counts. */
export type StageFacts = {
  status: TenderStatus
  approver?: unknown
  sentAt?: unknown
  openedAt?: unknown
  acceptedAt?: unknown
  /** One of the configured reasons for a loss. */
  lostReason?: unknown
}

/**
 * The stage of a tender: the furthest one it has reached. Approval may precede sending, so an
 * approved tender that was sent is in the sent stage. The database function `stage_of_tender`,
 * which writes the column, is the same rule.
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
