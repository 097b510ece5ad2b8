import type { Day } from '@/domain/shared/day'
import type { ClosingKind } from '@/domain/stock/closedPeriods'

/** A row of the history of closings. */
export type ClosingRow = {
  id: number
  at: string
  kind: ClosingKind
  day: Day | null
  who: string | null
  reason: string
}

/** What the screen of closed periods draws. */
export type PeriodSheet = {
  closedUntil: Day | null
  today: Day
  rows: ClosingRow[]
  mayClose: boolean
  mayReopen: boolean
}
