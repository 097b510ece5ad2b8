/** Kinds of tenders. */
export const TENDER_TYPES = ['sale', 'service', 'rental', 'other'] as const
export type TenderType = (typeof TENDER_TYPES)[number]

/** Who may see a file of a tender. */
export const FILE_VISIBILITIES = ['internal', 'customer'] as const
