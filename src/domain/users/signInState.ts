/** `POST /api/users/:name`: a new user who sets their own password. */
export const INVITE = 'invite'

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7

/** An invitation that waits for its first password, or whose link no longer works; none otherwise. */
export type InvitationState = 'none' | 'sent' | 'over'

/**
 * How a user signs in: not yet, since they were invited, or their invitation is over; by password
 * alone; with a second factor; by password while the days of grace last in which their role wants
 * them to set one up, and after them.
 */
export const SIGN_IN_STATES = [
  'invited',
  'invitationOver',
  'password',
  'factor',
  'grace',
  'overdue',
] as const
export type SignInState = (typeof SIGN_IN_STATES)[number]
