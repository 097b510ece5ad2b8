'use client'

import { IconArrowsUpDown } from '@tabler/icons-react'
import { ChartCard } from '@/components/ui/charts/ChartCard'
import type { ChartRow, Series } from '@/components/ui/charts/chartData'
import { ChartTable } from '@/components/ui/charts/ChartTable'
import { CONDITIONS } from '@/domain/dashboard/conditions'
import type { WidgetFigures } from '@/domain/dashboard/figures'
import { PATHS } from '@/catalog/paths'
import { bucketWords } from '../bucketWords'
import { countCell } from '../countCell'
import { useDashboard } from '../dashboardContext'
import { listHref } from '../listHref'
import { PeriodBars } from '../PeriodBars'
import { WidgetEmpty } from '../WidgetEmpty'

const TYPES = ['in', 'out'] as const

/** Numbers of receipts and issues. Counts of movements: pieces and metres do not add up. */
export const MovementsInOut = ({ figures }: { figures: WidgetFigures['movementsInOut'] }) => {
  const { t, format, words, data } = useDashboard()
  const title = t('dashboard.widgets.movementsInOut')
  const linkOf = (type: 'in' | 'out', span: { from: string; to: string }) =>
    listHref(PATHS.stockMovements, CONDITIONS.movementsBy(type, span))
  const series: Series[] = TYPES.map((key) => ({
    key,
    label: t(`stockMovements.types.${key}`),
    color: `--chart-${key}`,
    texture: key === 'out' ? 'diagonal' : 'solid',
  }))
  const rows: ChartRow[] = figures.map((bucket) => ({
    key: bucket.from,
    ...bucketWords(bucket, data.period.unit, words),
    values: {
      in: { amount: bucket.in, href: linkOf('in', bucket) },
      out: { amount: bucket.out, href: linkOf('out', bucket) },
    },
  }))
  const totals = TYPES.map((type) => ({
    text: format.count(figures.reduce((total, bucket) => total + bucket[type], 0)),
    href: linkOf(type, data.period),
  }))
  const isEmpty = figures.every((bucket) => bucket.in + bucket.out === 0)
  return (
    <ChartCard
      chart={
        <PeriodBars
          legend={series.map((one, index) => ({
            series: one,
            value: totals[index]?.text ?? '',
            href: totals[index]?.href,
          }))}
          rows={rows}
          series={series}
          title={title}
        />
      }
      empty={
        isEmpty && (
          <WidgetEmpty icon={<IconArrowsUpDown size={22} />}>
            {t('dashboard.empty.movementsInOut')}
          </WidgetEmpty>
        )
      }
      hint={t('dashboard.hints.movementsInOut')}
      table={
        <ChartTable
          caption={title}
          columns={[t(`charts.${data.period.unit}`), ...series.map(({ label }) => label)]}
          foot={{ head: { text: t('charts.total') }, cells: totals }}
          rows={rows.map((row) => ({
            key: row.key,
            head: { text: row.name },
            cells: TYPES.map((type) => countCell(row.values[type], format)),
          }))}
        />
      }
      title={title}
    />
  )
}
