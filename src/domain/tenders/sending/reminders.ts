import { addDays, daysBetween, isWeekday, type Day } from '../../shared/day'

/**
 * What became of the reminder of a send; null until its day has come. `dropped` where the customer had
 * answered in the meantime, or the offer was no longer open; `stopped` where they want none.
 */
export const REMINDER_STATES = ['queued', 'sent', 'dropped', 'failed', 'stopped'] as const
export type ReminderState = (typeof REMINDER_STATES)[number]

/** How many mails of a reminder are on their way, were taken, or are given up. */
type ReminderMails = { open: number; sent: number; dead: number }

/**
 * A reminder as a whole: failed when one of its mails is, sent when all were taken.
 * Nothing is left of one that was no longer due when it was composed.
 */
export const reminderOf = ({ open, sent, dead }: ReminderMails): ReminderState => {
  if (dead > 0) return 'failed'
  if (open > 0) return 'queued'
  return sent > 0 ? 'sent' : 'dropped'
}

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
