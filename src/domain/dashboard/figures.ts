import type { Day } from '../shared/day'
import type { DisplayStatus } from '../tenders/status'
import type { Arrangement } from './arrangement'
import type { FirstStep } from './firstSteps'
import type { BucketUnit, Period, Span } from './period'
import type { WidgetId } from './widgets'

/** Amounts in lira, from stored base amounts; null without the right to see them. */
export type Sum = { count: number; totalBase: number | null }

/** Tenders of one column of a chart, by displayed status; statuses without any are left out. */
export type TenderBucket = Span & { byStatus: Partial<Record<DisplayStatus, Sum>> }
export type MovementBucket = Span & { in: number; out: number }

export type TopCustomer = Sum & { id: number; name: string }
/** `id` and `name` are null for tenders without a reason. */
export type LostReason = Sum & { id: number | null; name: string | null }
export type TenderRow = {
  id: number
  number: string | null
  title: string
  customer: string | null
  date: Day
  validUntil: Day
  isAccepted: boolean
  total: number | null
  currency: string
}
export type MeetRow = {
  id: number
  title: string
  /** ISO, UTC. */
  startsAt: string
  /** Null for users who may not read it. */
  isAllDay: boolean | null
  companyId: number | null
  company: string | null
}
export type MovementRow = {
  id: number
  /** Null without the right to read stock cards. */
  card: string | null
  type: 'in' | 'out'
  quantity: number
  unit: string | null
  operationDate: Day
}

/** A short list and the row count of the full one. */
export type Rows<Row> = { rows: Row[]; count: number }

/** Data of each widget. */
export type WidgetFigures = {
  openTenders: Sum
  awaitingApproval: Sum & { soon: number }
  notInvoiced: Sum & { oldest: Day | null }
  lowStock: { count: number; none: number }
  summary: { buckets: TenderBucket[]; before: TenderBucket }
  tendersByMonth: TenderBucket[]
  winRate: { now: TenderBucket; before: TenderBucket }
  waiting: Rows<TenderRow>
  expiring: Rows<TenderRow>
  movementsInOut: MovementBucket[]
  topCustomers: TopCustomer[]
  lostReasons: LostReason[]
  meets: Rows<MeetRow>
  recentMovements: MovementRow[]
}

/** Response of `GET /api/dashboard`. */
export type DashboardFigures = {
  period: Span & { key: Period; unit: BucketUnit; before: Span }
  /** The company's day, and the moment of the query. */
  today: Day
  now: string
  /** Without widgets that the caller has no right to. */
  widgets: Partial<WidgetFigures>
  /** Widgets that could not be read; a retry may help. */
  failed: WidgetId[]
  /** Setup steps left for the caller; read only on request. */
  steps: FirstStep[]
  arrangement: Arrangement
}
