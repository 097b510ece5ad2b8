/** States of a meeting. */
export const MEET_STATUSES = ['planned', 'held', 'cancelled'] as const
export type MeetStatus = (typeof MEET_STATUSES)[number]

/** Types of meetings. */
export const MEET_TYPES = ['visit', 'phone', 'online', 'email', 'other'] as const
export type MeetType = (typeof MEET_TYPES)[number]
