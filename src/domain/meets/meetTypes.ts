/** Types of meetings. */
export const MEET_TYPES = ['visit', 'phone', 'online', 'email', 'other'] as const
export type MeetType = (typeof MEET_TYPES)[number]
