/** Stored states of a tender; stock that is held or issued for one depends on them too. */
export const TENDER_STATUSES = [
  'draft',
  'sent',
  'approved',
  'invoiced',
  'rejected',
  'cancelled',
] as const
export type TenderStatus = (typeof TENDER_STATUSES)[number]
