/** `POST /api/users/:name`: creates a user who sets their own password. */
export const INVITE = 'invite'

/** Days for which the link of an invitation works. */
export const INVITATION_DAYS = 7

/** State of an invitation: none, waiting for the first password or passkey, or expired. */
export type InvitationState = 'none' | 'sent' | 'over'

/**
 * Sign-in states: invitation pending or expired; password only; single sign-on only; no way to sign
 * in; with a second factor; without one during the grace period in which the role requires it, and
 * after it.
 */
export const SIGN_IN_STATES = [
  'invited',
  'invitationOver',
  'password',
  'provider',
  'nothing',
  'factor',
  'grace',
  'overdue',
] as const
export type SignInState = (typeof SIGN_IN_STATES)[number]
