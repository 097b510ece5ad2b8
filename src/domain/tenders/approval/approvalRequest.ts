import type { FieldRefusal } from '../../shared/refusal'

/**
 * How long a second mail about one tender to one person is held back, in minutes: asking, declining
 * and asking again, or asking two people in turns, fills nobody's inbox. The notification is theirs
 * at once all the same.
 */
export const MAIL_PAUSE_MINUTES = 10

/**
 * Whether a person may be asked while somebody is asked already: another one takes their place, the
 * same one is waiting to be heard.
 * @param args.asked whose approval the tender waits for; null for nobody's
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
