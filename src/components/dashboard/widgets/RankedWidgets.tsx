'use client'

import { IconBuilding, IconThumbDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ChartCard } from '@/components/ui/charts/ChartCard'
import { ChartTable } from '@/components/ui/charts/ChartTable'
import { RankedBars } from '@/components/ui/charts/RankedBars'
import { CONDITIONS, type Condition } from '@/domain/dashboard/conditions'
import type { Sum, WidgetFigures } from '@/domain/dashboard/figures'
import { PATHS } from '@/catalog/paths'
import { useDashboard } from '../dashboardContext'
import { listHref } from '../listHref'
import { WidgetEmpty } from '../WidgetEmpty'

type Props = {
  id: 'topCustomers' | 'lostReasons'
  icon: ReactNode
  /** Header of the first column of the table. */
  column: string
  rows: readonly (Sum & { key: string; name: string; condition: Condition })[]
}

/** Totals of tenders by name, the largest first; each links to the list of its tenders. */
const Ranked = ({ id, icon, column, rows }: Props) => {
  const { t, format } = useDashboard()
  const title = t(`dashboard.widgets.${id}`)
  const items = rows.map(({ key, name, condition, count, totalBase }) => ({
    key,
    name,
    amount: totalBase ?? 0,
    value: format.wholeMoney(totalBase, 'TRY'),
    exact: format.money(totalBase, 'TRY'),
    count: format.count(count),
    note: t('dashboard.tenderCount', { n: count }),
    href: listHref(PATHS.tenders, condition),
  }))
  return (
    <ChartCard
      chart={<RankedBars items={items} label={title} />}
      empty={
        items.length === 0 && <WidgetEmpty icon={icon}>{t(`dashboard.empty.${id}`)}</WidgetEmpty>
      }
      hint={t(`dashboard.hints.${id}`)}
      table={
        <ChartTable
          caption={title}
          columns={[column, t('dashboard.count'), t('dashboard.total')]}
          rows={items.map(({ key, name, count, exact, href }) => ({
            key,
            head: { text: name },
            cells: [{ text: count, href }, { text: exact }],
          }))}
        />
      }
      title={title}
    />
  )
}

/** The customers with the highest amounts of approved and invoiced tenders in the period. */
export const TopCustomers = ({ figures }: { figures: WidgetFigures['topCustomers'] }) => {
  const { t, data } = useDashboard()
  return (
    <Ranked
      column={t('dashboard.customer')}
      icon={<IconBuilding size={22} />}
      id="topCustomers"
      rows={figures.map((row) => ({
        ...row,
        key: String(row.id),
        condition: CONDITIONS.wonFrom(row.id, data.period),
      }))}
    />
  )
}

/** Reasons of lost tenders in the period, the most expensive first. */
export const LostReasons = ({ figures }: { figures: WidgetFigures['lostReasons'] }) => {
  const { t, data } = useDashboard()
  return (
    <Ranked
      column={t('tenders.fields.lostReason')}
      icon={<IconThumbDown size={22} />}
      id="lostReasons"
      rows={figures.map((row) => ({
        ...row,
        key: String(row.id),
        name: row.name ?? t('dashboard.noReason'),
        condition: CONDITIONS.lostFor(row.id, data.period),
      }))}
    />
  )
}
