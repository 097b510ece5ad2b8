import { addDays, daysBetween, isWeekday, type Day } from '../../shared/day'
import { deliveryOf, type Delivery, type MailSums } from './sends'

/**
 * What became of the reminder of a send; null until its day has come. `dropped` where the customer had
 * answered in the meantime, or the offer was no longer open; `stopped` where they want none.
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
 * A reminder as a whole, out of its mails as a send is out of its own. No mail is left of one that was
 * no longer due when it was composed.
 */
export const reminderOf = (mails: MailSums): ReminderState => STATE_OF[deliveryOf(mails)]

/** Between a send and its reminder, at least. */
const QUIET_DAYS = 2

/** The last working day that is no later than a day. */
const workingDayUntil = (day: Day): Day => {
  let last = day
  while (!isWeekday(last)) last = addDays(last, -1)
  return last
}

/**
 * The day on which a customer is reminded of an offer: some days before its last one, a working day.
 * @param offer.validUntil its last day
 * @param offer.sentOn the company's day on which it was sent
 * @param days before the last day; 0 for no reminder
 * @returns null where none is due: without reminders, or so soon after the send
 */
export const reminderDay = (
  { validUntil, sentOn }: { validUntil: Day; sentOn: Day },
  days: number,
): Day | null => {
  if (days <= 0) return null
  const day = workingDayUntil(addDays(validUntil, -days))
  return daysBetween({ from: sentOn, to: day }) < QUIET_DAYS ? null : day
}
