import {
  addDays,
  daysBetween,
  isKeptDay,
  isWorkingDay,
  workingDayUntil,
  type Day,
} from '../shared/day'
import type { FieldRefusal } from '../shared/refusal'
import { readPersonQuery, type TypedPerson } from './person'

/** Subjects of a person's request (KVKK article 11, GDPR articles 15 to 17 and 21). */
export const REQUEST_SUBJECTS = [
  'information',
  'copy',
  'correction',
  'erasure',
  'objection',
] as const
export type RequestSubject = (typeof REQUEST_SUBJECTS)[number]

/** Channel of a request; `kep`: registered e-mail, which the law names. */
export const REQUEST_CHANNELS = ['letter', 'email', 'kep', 'inPerson', 'other'] as const
export type RequestChannel = (typeof REQUEST_CHANNELS)[number]

/** Outcome of a request. */
export const REQUEST_OUTCOMES = ['answered', 'refused'] as const
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number]
export type RequestState = 'open' | RequestOutcome

/** What was done with the person's data for a request. */
export type RequestAct = 'export' | 'erase'

/** Days in which a request has to be answered (KVKK article 13/2; a month of GDPR article 12 is no less). */
const ANSWER_DAYS = 30
/** Days before its last day from which an open request is listed on the page Today. */
const SOON_DAYS = 10
/**
 * Days before the last working day on which a notification is sent; -1 is the day after the
 * deadline.
 */
const WARNED_DAYS = [10, 3, 0, -1] as const

/**
 * The last day on which a request can be answered in time.
 * @param receivedOn a day of the company's calendar; it is not counted itself
 */
export const dueDayOf = (receivedOn: Day): Day => addDays(receivedOn, ANSWER_DAYS)

type Clock = { due: Day; today: Day }

/**
 * The day by which an open request should be answered: the last working day up to its deadline, as
 * it is not certain that the law extends one at a weekend or on a holiday (decisions 0119, 0120);
 * after that day, the deadline itself.
 */
export const answerDayOf = ({ due, today }: Clock): Day => {
  const working = workingDayUntil(due)
  return today > working ? due : working
}

/** Urgency of an open request; `overdue` from the day after its deadline. */
export const urgencyOf = ({ due, today }: Clock): 'overdue' | 'soon' | 'later' => {
  if (today > due) return 'overdue'
  return daysBetween({ from: today, to: workingDayUntil(due) }) <= SOON_DAYS ? 'soon' : 'later'
}

/** The latest deadline that counts as due soon: days off are as urgent as the working day before. */
export const pressingUntil = (today: Day): Day => {
  let last = addDays(today, SOON_DAYS)
  while (!isWorkingDay(addDays(last, 1))) last = addDays(last, 1)
  return last
}

/**
 * The due notification of an open request: the last step reached, because the job may have missed a
 * day.
 * @returns its days left, negative when it is overdue; null while there is time
 */
export const dueRequestWarning = ({ due, today }: Clock): number | null => {
  if (today > due) return -1
  const left = Math.max(0, daysBetween({ from: today, to: workingDayUntil(due) }))
  return WARNED_DAYS.findLast((days) => left <= days) ?? null
}

/**
 * The half-year in which expired data is proposed for destruction once: from March and from
 * September.
 * @returns its first month, `2026-03`
 */
export const destructionPeriod = (today: Day): string => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  if (month < 3) return `${year - 1}-09`
  return `${year}-${month < 9 ? '03' : '09'}`
}

/**
 * Validates a request: the person by the rules of a search, and the day, which cannot be in the future.
 */
export const refusePersonRequest = (
  { receivedOn, name, email, phone }: TypedPerson & { receivedOn: Day },
  today: Day,
): FieldRefusal[] => {
  const read = readPersonQuery({ name, email, phone })
  return [
    ...('fields' in read ? read.fields : []),
    ...(isKeptDay(receivedOn) ? [] : [{ path: 'receivedOn', code: 'invalidDate' } as const]),
    ...(receivedOn > today ? [{ path: 'receivedOn', code: 'dayInFuture' } as const] : []),
  ]
}
