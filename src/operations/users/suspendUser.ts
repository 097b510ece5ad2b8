import type { PayloadRequest } from 'payload'
import { changeUserStatus } from './changeUserStatus'

/**
 * Suspends a user: every session ends at once and none can be started.
 * @param args.req of the caller, who needs *write users*
 * @param args.id of the user
 * @returns their id
 * @throws Refusal `signInFirst`, `notAllowed`, `notFound`, `alreadyInThatState`,
 *   `cannotSuspendYourself`, `lastAdministrator`, `lastBreakGlass`
 */
export const suspendUser = (args: { req: PayloadRequest; id: number }): Promise<number> =>
  changeUserStatus({ ...args, verb: 'suspend' })

/**
 * Unsuspends a user; they sign in again.
 * @param args.req of the caller, who needs *write users*
 * @param args.id of the user
 * @returns their id
 * @throws Refusal `signInFirst`, `notAllowed`, `notFound`, `alreadyInThatState`
 */
export const unsuspendUser = (args: { req: PayloadRequest; id: number }): Promise<number> =>
  changeUserStatus({ ...args, verb: 'unsuspend' })
