import type { MovementBucket, Sum, TenderBucket, WidgetFigures } from '@/domain/dashboard/figures'
import { bucketsOf, spanBefore, spanOf, type Span } from '@/domain/dashboard/period'
import type { WidgetId } from '@/domain/dashboard/widgets'
import type { DisplayStatus } from '@/domain/tenders/status'
import type { Answers } from './readTogether'
import type { Question, StatementName } from './statements'

/** The statement that provides each widget's data. */
export const STATEMENT_OF: Record<WidgetId, StatementName> = {
  openTenders: 'tenderState',
  awaitingApproval: 'tenderState',
  notInvoiced: 'tenderState',
  lowStock: 'lowStock',
  summary: 'tenderHistory',
  tendersByMonth: 'tenderHistory',
  winRate: 'tenderHistory',
  waiting: 'waiting',
  expiring: 'expiring',
  movementsInOut: 'movementHistory',
  topCustomers: 'topCustomers',
  lostReasons: 'lostReasons',
  meets: 'meets',
  recentMovements: 'recentMovements',
}

type TenderCount = Sum & { bucket: number; status: DisplayStatus }
type MovementCount = { bucket: number; type: 'in' | 'out'; count: number }

const plus = (one: Sum | undefined, { count, totalBase }: Sum): Sum => ({
  count: (one?.count ?? 0) + count,
  totalBase: totalBase === null ? null : (one?.totalBase ?? 0) + totalBase,
})

const collected = (span: Span, rows: TenderCount[]): TenderBucket => {
  const byStatus: TenderBucket['byStatus'] = {}
  for (const { status, ...sum } of rows) {
    const { count, totalBase } = plus(byStatus[status], sum)
    // Rounded to kuruş, to remove the floating-point error of summing the months.
    byStatus[status] = {
      count,
      totalBase: totalBase === null ? null : Math.round(totalBase * 100) / 100,
    }
  }
  return { from: span.from, to: span.to, byStatus }
}

const tenderWidgets = (rows: TenderCount[], question: Question) => {
  const buckets = bucketsOf(question).map((span, index) =>
    collected(
      span,
      rows.filter(({ bucket }) => bucket === index + 1),
    ),
  )
  const isNow = ({ bucket }: TenderCount) => bucket > 0
  const now = collected(spanOf(question), rows.filter(isNow))
  const before = collected(
    spanBefore(question),
    rows.filter((row) => !isNow(row)),
  )
  return {
    summary: { buckets, before },
    tendersByMonth: buckets,
    winRate: { now, before },
  } satisfies Partial<WidgetFigures>
}

const movementBuckets = (rows: MovementCount[], question: Question): MovementBucket[] => {
  const countOf = (index: number, type: 'in' | 'out') =>
    rows.find((row) => row.bucket === index + 1 && row.type === type)?.count ?? 0
  return bucketsOf(question).map((span, index) => ({
    ...span,
    in: countOf(index, 'in'),
    out: countOf(index, 'out'),
  }))
}

/** Shapes the figures of all widgets in a result, permitted or not. */
export const shapeWidgets = (answers: Answers, question: Question): Partial<WidgetFigures> => {
  const { tenderState, tenderHistory, movementHistory, firstSteps: _, ...ready } = answers
  return {
    ...(tenderState as object),
    ...(ready as object),
    ...(tenderHistory !== undefined && tenderWidgets(tenderHistory as TenderCount[], question)),
    ...(movementHistory !== undefined && {
      movementsInOut: movementBuckets(movementHistory as MovementCount[], question),
    }),
  }
}
