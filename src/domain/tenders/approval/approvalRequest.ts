import type { FieldRefusal } from '../../shared/refusal'

/**
 * Minutes before a second mail about the same tender to the same user, so that repeated requests and
 * declines do not flood the inbox. The notification in the application is not delayed.
 */
export const MAIL_PAUSE_MINUTES = 10

/**
 * Whether approval may be requested while a request is open: another approver replaces the current
 * one, the same one is refused.
 * @param args.asked the requested approver of the tender; null without a request
 * @returns `approverAlreadyAsked` at the person
 */
export const refuseAskingAgain = ({
  asked,
  approver,
}: {
  asked: number | null
  approver: number
}): FieldRefusal | null =>
  asked === approver ? { path: 'approver', code: 'approverAlreadyAsked' } : null
