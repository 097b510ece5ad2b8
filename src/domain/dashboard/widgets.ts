/** Figures share a row; panels hold charts and lists. */
export type WidgetKind = 'figure' | 'panel'

/**
 * All widgets of the dashboard in their default order. `span` is the width of a panel out of twelve
 * columns.
 */
export const WIDGETS = {
  openTenders: { kind: 'figure', span: 3 },
  awaitingApproval: { kind: 'figure', span: 3 },
  notInvoiced: { kind: 'figure', span: 3 },
  lowStock: { kind: 'figure', span: 3 },
  summary: { kind: 'panel', span: 12 },
  tendersByMonth: { kind: 'panel', span: 8 },
  winRate: { kind: 'panel', span: 4 },
  waiting: { kind: 'panel', span: 6 },
  expiring: { kind: 'panel', span: 6 },
  movementsInOut: { kind: 'panel', span: 6 },
  topCustomers: { kind: 'panel', span: 6 },
  lostReasons: { kind: 'panel', span: 6 },
  meets: { kind: 'panel', span: 6 },
  recentMovements: { kind: 'panel', span: 6 },
} as const satisfies Record<string, { kind: WidgetKind; span: number }>

export type WidgetId = keyof typeof WIDGETS
export const WIDGET_IDS = Object.keys(WIDGETS) as WidgetId[]

export const isWidgetId = (value: unknown): value is WidgetId =>
  typeof value === 'string' && Object.hasOwn(WIDGETS, value)

export const COLUMNS = 12

type Sized = { id: WidgetId; span: number }

/**
 * Arranges widgets in rows of twelve columns, in the order given. Widgets share the columns left
 * over in their row: no order leaves a gap.
 */
export const fillRows = (ids: readonly WidgetId[]): Sized[] => {
  const rows: Sized[][] = []
  for (const id of ids) {
    const { span } = WIDGETS[id]
    const row = rows.at(-1)
    const used = row?.reduce((total, widget) => total + widget.span, 0) ?? COLUMNS
    if (row && used + span <= COLUMNS) row.push({ id, span })
    else rows.push([{ id, span }])
  }
  return rows.flatMap((row) => {
    const left = COLUMNS - row.reduce((total, widget) => total + widget.span, 0)
    const each = Math.floor(left / row.length)
    return row.map(({ id, span }, index) => ({
      id,
      span: span + each + (index < left % row.length ? 1 : 0),
    }))
  })
}
