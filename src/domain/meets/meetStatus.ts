/** States of a meeting. */
export const MEET_STATUSES = ['planned', 'held', 'cancelled'] as const
export type MeetStatus = (typeof MEET_STATUSES)[number]
