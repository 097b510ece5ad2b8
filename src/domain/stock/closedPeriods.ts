import { dayFromStored, type Day } from '../shared/day'
import type { RefusalCode } from '../shared/refusal'

/** Sorts before every day: nothing is closed. */
const NEVER = ''

/** Kinds of entries in the history of closings. */
export const CLOSING_KINDS = ['close', 'reopen'] as const
export type ClosingKind = (typeof CLOSING_KINDS)[number]

/**
 * An entry of the history of closings: what was done and when, up to which day, by whom and why.
 */
export type Closing = {
  id: number
  at: string
  kind: ClosingKind
  /** The last day that stays closed; null if everything was reopened. */
  day: Day | null
  /** Null for the system. */
  /** Absent if the reader may not see names of users. */
  who?: string | null
  reason: string
}

/**
 * Whether a movement's day lies in a closed period (docs/domains/stock.md, Closed periods).
 *
 * @param operationDate a day, or a stored date; empty is checked elsewhere
 * @param closedUntil the last closed day; null where nothing is closed
 */
export const refuseClosedDay = ({
  operationDate,
  closedUntil,
}: {
  operationDate: unknown
  closedUntil: Day | null
}): RefusalCode | null => {
  const day = dayFromStored(operationDate)
  return day !== null && day <= (closedUntil ?? NEVER) ? 'periodClosed' : null
}

/**
 * Whether stock can be closed up to a day: not after today, and later than the current closed day;
 * going back is reopening.
 *
 * @param closedUntil the last closed day; null where nothing is closed
 * @param today the day in the company's time zone; equal is allowed and ends postings for today
 */
export const refuseClosing = ({
  day,
  closedUntil,
  today,
}: {
  day: Day
  closedUntil: Day | null
  today: Day
}): RefusalCode | null => {
  if (day > today) return 'dayInFuture'
  return day <= (closedUntil ?? NEVER) ? 'periodAlreadyClosed' : null
}

/**
 * Whether stock can be reopened after a day: only if later days are closed.
 *
 * @param day the last day that stays closed; null opens everything
 * @param closedUntil the last closed day; null where nothing is closed
 */
export const refuseReopening = ({
  day,
  closedUntil,
}: {
  day: Day | null
  closedUntil: Day | null
}): RefusalCode | null => ((day ?? NEVER) >= (closedUntil ?? NEVER) ? 'periodNotClosed' : null)
