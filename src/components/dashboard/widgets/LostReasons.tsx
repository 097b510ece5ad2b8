'use client'

import { IconThumbDown } from '@tabler/icons-react'
import { ChartCard } from '@/components/ui/charts/ChartCard'
import { ChartTable } from '@/components/ui/charts/ChartTable'
import { RankedBars } from '@/components/ui/charts/RankedBars'
import { CONDITIONS } from '@/domain/dashboard/conditions'
import type { WidgetFigures } from '@/domain/dashboard/figures'
import { PATHS } from '@/catalog/paths'
import { useDashboard } from '../dashboardContext'
import { listHref } from '../listHref'
import { WidgetEmpty } from '../WidgetEmpty'

/** Why tenders of the period were lost, the reason that cost most first. */
export const LostReasons = ({ figures }: { figures: WidgetFigures['lostReasons'] }) => {
  const { t, format, data } = useDashboard()
  const title = t('dashboard.widgets.lostReasons')
  const items = figures.map(({ id, name, count, totalBase }) => ({
    key: String(id),
    name: name ?? t('dashboard.noReason'),
    amount: totalBase ?? 0,
    value: format.wholeMoney(totalBase, 'TRY'),
    exact: format.money(totalBase, 'TRY'),
    count: format.count(count),
    note: t('dashboard.tenderCount', { n: count }),
    href: listHref(PATHS.tenders, CONDITIONS.lostFor(id, data.period)),
  }))
  return (
    <ChartCard
      chart={<RankedBars items={items} label={title} />}
      empty={
        items.length === 0 && (
          <WidgetEmpty icon={<IconThumbDown size={22} />}>
            {t('dashboard.empty.lostReasons')}
          </WidgetEmpty>
        )
      }
      hint={t('dashboard.hints.lostReasons')}
      table={
        <ChartTable
          caption={title}
          columns={[t('tenders.fields.lostReason'), t('dashboard.count'), t('dashboard.total')]}
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
