/**
 * How a user signs in: by password alone; with a second factor; by password while the days of grace
 * last in which their role wants them to set one up, and after them.
 */
export const SIGN_IN_STATES = ['password', 'factor', 'grace', 'overdue'] as const
export type SignInState = (typeof SIGN_IN_STATES)[number]
