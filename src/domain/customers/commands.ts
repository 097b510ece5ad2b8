/** A company has no states: it takes its commands as long as it is there. */
export const OWNED_STATUSES = ['kept'] as const

/** What of a company decides which commands it takes. */
export type CompanyFacts = { status: (typeof OWNED_STATUSES)[number] }
