import type { Day } from '@/domain/shared/day'
import type { Closing } from '@/domain/stock/closedPeriods'

/** Data of the page of closed periods. */
export type PeriodSheet = {
  closedUntil: Day | null
  today: Day
  rows: Closing[]
  mayClose: boolean
  mayReopen: boolean
}
