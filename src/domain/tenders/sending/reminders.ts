import { addDays, daysBetween, weekdayUntil, type Day } from '../../shared/day'
import { deliveryOf, type Delivery, type MailSums } from './sends'

/**
 * State of the reminder of a send; null until its day has come. `dropped` if the customer had
 * answered in the meantime, or the offer was no longer open; `stopped` if they opted out.
 */
export const REMINDER_STATES = ['queued', 'sent', 'dropped', 'failed', 'stopped'] as const
export type ReminderState = (typeof REMINDER_STATES)[number]

const STATE_OF: Readonly<Record<Delivery, ReminderState>> = {
  failed: 'failed',
  queued: 'queued',
  delivered: 'sent',
  none: 'dropped',
}

/**
 * The state of a reminder from the states of its mails, as for a send. Without mails it was no
 * longer due when composed.
 */
export const reminderOf = (mails: MailSums): ReminderState => STATE_OF[deliveryOf(mails)]

/** Fewest days between a send and its reminder. */
const QUIET_DAYS = 2

/**
 * The day of the reminder: some days before the offer ends, from Monday to Friday. Customers are in any
 * country, so holidays of Turkey do not count.
 * @param offer.validUntil its last day
 * @param offer.sentOn the company's day on which it was sent
 * @param days before the last day; 0 for no reminder
 * @returns null if none is due: reminders are off, or it would follow the send too soon
 */
export const reminderDay = (
  { validUntil, sentOn }: { validUntil: Day; sentOn: Day },
  days: number,
): Day | null => {
  if (days <= 0) return null
  const day = weekdayUntil(addDays(validUntil, -days))
  return daysBetween({ from: sentOn, to: day }) < QUIET_DAYS ? null : day
}
