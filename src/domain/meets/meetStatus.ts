/** States of a meeting of the contract. */
export const MEET_STATUSES = ['planned', 'held', 'cancelled'] as const
export type MeetStatus = (typeof MEET_STATUSES)[number]
