'use client'

import type { ComponentType } from 'react'
import type { WidgetFigures } from '@/domain/dashboard/figures'
import type { WidgetId } from '@/domain/dashboard/widgets'
import { useDashboard } from './dashboardContext'
import { WidgetFailed } from './WidgetFailed'
import { AwaitingApproval, LowStock, NotInvoiced, OpenTenders } from './widgets/FigureWidgets'
import { Meets } from './widgets/Meets'
import { MovementsInOut } from './widgets/MovementsInOut'
import { RecentMovements } from './widgets/RecentMovements'
import { LostReasons, TopCustomers } from './widgets/RankedWidgets'
import { Summary } from './widgets/Summary'
import { Expiring, Waiting } from './widgets/TenderLists'
import { TendersByMonth } from './widgets/TendersByMonth'
import { WinRate } from './widgets/WinRate'

const WIDGETS: { [Id in WidgetId]: ComponentType<{ figures: WidgetFigures[Id] }> } = {
  openTenders: OpenTenders,
  awaitingApproval: AwaitingApproval,
  notInvoiced: NotInvoiced,
  lowStock: LowStock,
  summary: Summary,
  tendersByMonth: TendersByMonth,
  winRate: WinRate,
  waiting: Waiting,
  expiring: Expiring,
  movementsInOut: MovementsInOut,
  topCustomers: TopCustomers,
  lostReasons: LostReasons,
  meets: Meets,
  recentMovements: RecentMovements,
}

/** One widget with its figures, or a retry button. */
export const Widget = <Id extends WidgetId>({ id }: { id: Id }) => {
  const { data } = useDashboard()
  const figures = data.widgets[id]
  const Drawn: ComponentType<{ figures: WidgetFigures[Id] }> = WIDGETS[id]
  return figures === undefined ? (
    <WidgetFailed id={id} />
  ) : (
    <Drawn figures={figures as WidgetFigures[Id]} />
  )
}
