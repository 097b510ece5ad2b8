import { addDays, daysBetween, dayToStored } from '../shared/day'
import type { Day } from '../shared/day'

/** Days from its date for which a tender is valid, when no last day is given. */
export const VALIDITY_DAYS = 15

/** Days before its last one from which an open tender counts as expiring. */
export const EXPIRING_DAYS = 3

/** Last day on which a tender of this date is valid, all day: 1 March gives 16 March. */
export const validUntilOf = (date: Day): Day => addDays(date, VALIDITY_DAYS)

/** True when the last valid day is over. */
export const isPastValidity = ({
  validUntil,
  today,
}: {
  validUntil: Day | null | undefined
  today: Day
}): boolean => today > (validUntil || today)

/**
 * Whether a tender has expired: it was sent, its last day is over and its customer did not accept it
 * before. A draft only gets a warning; approved and invoiced tenders never expire. Lists, the REST
 * interface and the dashboard's statements use `expiredCondition`.
 *
 * @param isAccepted null or false for readers who may not see whether it was accepted
 * @param today the day in the company's time zone
 */
export const isExpired = ({
  status,
  isAccepted,
  validUntil,
  today,
}: {
  status: string | null
  isAccepted: boolean | null
  validUntil: Day | null | undefined
  today: Day
}): boolean => status === 'sent' && !isAccepted && isPastValidity({ validUntil, today })

/** `isExpired` as a condition of lists and of the REST interface. */
export const expiredCondition = (today: Day) => ({
  status: { equals: 'sent' },
  acceptedAt: { exists: 'false' },
  validUntil: { less_than: dayToStored(today) },
})

/** The opposite, for a tender that could expire: its last day is not over, or it was accepted before. */
export const validCondition = (today: Day): { or: Record<string, Record<string, string>>[] } => ({
  or: [
    { validUntil: { greater_than_equal: dayToStored(today) } },
    { acceptedAt: { exists: 'true' } },
  ],
})

/** Days until the tender ends: 0 on the last valid day, negative afterwards. */
export const daysLeft = ({ validUntil, today }: { validUntil: Day; today: Day }): number =>
  daysBetween({ from: today, to: validUntil })

/** The last day must not precede the tender's date; equal is allowed. */
export const refuseValidUntil = ({ date, validUntil }: { date: Day; validUntil: Day }) =>
  validUntil < date ? ('validUntilBeforeDate' as const) : null
