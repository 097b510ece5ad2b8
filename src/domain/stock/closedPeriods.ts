import { dayFromStored, type Day } from '../shared/day'
import type { RefusalCode } from '../shared/refusal'

/** Before every day: where nothing is closed. */
const NEVER = ''

/** What a row of the history of closings did. */
export const CLOSING_KINDS = ['close', 'reopen'] as const
export type ClosingKind = (typeof CLOSING_KINDS)[number]

/** A row of that history: what was done and when, up to which day, by whom and why. */
export type Closing = {
  id: number
  at: string
  kind: ClosingKind
  /** The last day that stays closed; null where everything was opened. */
  day: Day | null
  /** Null for the system. */
  /** Absent where the reader may not see the names of users. */
  who?: string | null
  reason: string
}

/**
 * Whether a movement of a day would land in a closed period (docs/domains/stock.md, Closed periods).
 *
 * @param operationDate a day, or a stored date; empty is judged elsewhere
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
 * Whether stock can be closed up to a day: not ahead of today, and later than it is closed already;
 * going back is reopening.
 *
 * @param closedUntil the last closed day; null where nothing is closed
 * @param today the day in the company's time zone; equal is allowed, nothing more is posted then
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
 * Whether stock can be opened again after a day: only where more than that is closed.
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
