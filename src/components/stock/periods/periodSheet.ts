import type { Day } from '@/domain/shared/day'
import type { Closing } from '@/domain/stock/closedPeriods'

/** What the screen of closed periods draws. */
export type PeriodSheet = {
  closedUntil: Day | null
  today: Day
  rows: Closing[]
  mayClose: boolean
  mayReopen: boolean
}
