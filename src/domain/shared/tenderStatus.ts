/** Stored statuses of a tender; its reserved and issued stock depends on them too. */
export const TENDER_STATUSES = [
  'draft',
  'sent',
  'approved',
  'invoiced',
  'rejected',
  'cancelled',
] as const
export type TenderStatus = (typeof TENDER_STATUSES)[number]
