import { dayOf, isKeptDay } from '../shared/day'
import type { FieldRefusal } from '../shared/refusal'
import { startOfDay } from '../shared/startOfDay'

/** Longest duration in minutes: a longer meeting has an end, or is all-day. */
export const MAX_DURATION = 1440

const MS_OF_MINUTE = 60_000

type Moment = string | Date | null | undefined

export type MeetTimes = {
  startsAt?: Moment
  endsAt?: Moment
  allDay?: boolean | null
  /** Minutes between start and end, maintained by the trigger `keep_meet_duration`. */
  duration?: number | string | null
}

const instantOf = (value: Moment): number | null => (value ? +new Date(value) : null)

const minutesOf = (value: MeetTimes['duration']): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value)

const isoOf = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString()

/** Why a duration that was given cannot be one. */
const refuseDuration = (
  duration: number,
  { start, end, allDay }: { start: number | null; end: number | null; allDay: boolean },
): FieldRefusal | null => {
  if (allDay) return { path: 'duration', code: 'durationOfWholeDay' }
  if (!Number.isInteger(duration) || duration < 1 || duration > MAX_DURATION)
    return { path: 'duration', code: 'minutesInvalid', data: { max: MAX_DURATION } }
  if (start === null) return { path: 'startsAt', code: 'required' }
  const contradicts = end !== null && end !== start + duration * MS_OF_MINUTE
  return contradicts ? { path: 'duration', code: 'durationOtherThanEnd' } : null
}

/**
 * Start and end of a meeting, from the sent values over the stored ones. A sent duration decides
 * the end, unless an end was sent as well. All-day meetings keep only their days: start and end are
 * midnights of the first and the last day in the company's time zone.
 *
 * @param values the row as it was sent: times as ISO instants, the duration in minutes
 * @param before the stored row; empty for a new one
 * @param timeZone the company's
 * @returns the times to store, or why not: `invalidDate`, `endBeforeStart`, `required` (at the start),
 *   `minutesInvalid`, `durationOtherThanEnd`, `durationOfWholeDay` (docs/domains/meets.md)
 */
export const settleMeetTimes = (
  values: MeetTimes,
  before: MeetTimes,
  timeZone: string,
): { refused: FieldRefusal } | { startsAt: string | null; endsAt: string | null } => {
  const [start, end] = [instantOf(values.startsAt), instantOf(values.endsAt)]
  if (Number.isNaN(start)) return { refused: { path: 'startsAt', code: 'invalidDate' } }
  if (Number.isNaN(end)) return { refused: { path: 'endsAt', code: 'invalidDate' } }
  const allDay = values.allDay === true
  const duration = minutesOf(values.duration)
  const isNewDuration = duration !== minutesOf(before.duration)
  const isNewEnd = end !== instantOf(before.endsAt)

  if (isNewDuration && duration !== null) {
    const refused = refuseDuration(duration, { start, end: isNewEnd ? end : null, allDay })
    if (refused) return { refused }
    const endsAt = new Date((start ?? 0) + duration * MS_OF_MINUTE).toISOString()
    if (!isKeptDay(endsAt.slice(0, 10)))
      return { refused: { path: 'startsAt', code: 'invalidDate' } }
    return { startsAt: isoOf(start), endsAt }
  }
  if (allDay && start === null) return { refused: { path: 'startsAt', code: 'required' } }
  const isEndCleared = isNewDuration && !isNewEnd && !allDay
  const [from, to] = [start, isEndCleared ? null : end].map((instant) =>
    instant === null || !allDay
      ? instant
      : +new Date(startOfDay({ day: dayOf({ instant: new Date(instant), timeZone }), timeZone })),
  ) as [number | null, number | null]
  if (from !== null && to !== null && to < from)
    return { refused: { path: 'endsAt', code: 'endBeforeStart' } }
  return { startsAt: isoOf(from), endsAt: isoOf(to) }
}
