'use client'

import { IconChartBar } from '@tabler/icons-react'
import { ChartCard } from '@/components/ui/charts/ChartCard'
import {
  amountOf,
  occurring,
  totalOf,
  type ChartRow,
  type Series,
} from '@/components/ui/charts/chartData'
import { ChartTable } from '@/components/ui/charts/ChartTable'
import { CONDITIONS } from '@/domain/dashboard/conditions'
import type { TenderBucket, WidgetFigures } from '@/domain/dashboard/figures'
import type { DisplayStatus } from '@/domain/tenders/status'
import { PATHS } from '@/catalog/paths'
import { bucketWords } from '../bucketWords'
import { countCell } from '../countCell'
import { useDashboard } from '../dashboardContext'
import { listHref } from '../listHref'
import { PeriodBars } from '../PeriodBars'
import { sumOf } from '../sums'
import { WidgetEmpty } from '../WidgetEmpty'

/** From the bottom of a column: won, open, lost. */
const STATES: readonly (Pick<Series, 'texture'> & { key: DisplayStatus })[] = [
  { key: 'invoiced' },
  { key: 'approved', texture: 'diagonal' },
  { key: 'sent' },
  { key: 'draft', texture: 'dots' },
  { key: 'expired', texture: 'cross' },
  { key: 'rejected' },
  { key: 'cancelled', texture: 'diagonal' },
]

const useRows = (buckets: readonly TenderBucket[]): ChartRow[] => {
  const { data, words } = useDashboard()
  return buckets.map((bucket) => ({
    key: bucket.from,
    ...bucketWords(bucket, data.period.unit, words),
    href: listHref(PATHS.tenders, CONDITIONS.tendersIn(bucket)),
    values: Object.fromEntries(
      STATES.map(({ key }) => [
        key,
        {
          amount: bucket.byStatus[key]?.count ?? 0,
          href: listHref(PATHS.tenders, CONDITIONS.tendersBy(key, bucket, data.today)),
        },
      ]),
    ),
  }))
}

/** The tenders of each month by their state. */
export const TendersByMonth = ({ figures }: { figures: WidgetFigures['tendersByMonth'] }) => {
  const { t, format, data } = useDashboard()
  const rows = useRows(figures)
  const all: Series[] = STATES.map((state) => ({
    ...state,
    label: t(`tenders.statuses.${state.key}`),
    color: `--chart-${state.key}`,
  }))
  const series = occurring(all, rows)
  const title = t('dashboard.widgets.tendersByMonth')
  const total = sumOf(figures)
  const hasAmounts = total.totalBase !== null
  const amount = (bucket: readonly TenderBucket[]) =>
    hasAmounts ? [{ text: format.money(sumOf(bucket).totalBase, 'TRY') }] : []
  const legend = series.map((one) => {
    const key = one.key as DisplayStatus
    return {
      series: one,
      value: format.count(rows.reduce((sum, row) => sum + amountOf(row, key), 0)),
      href: listHref(PATHS.tenders, CONDITIONS.tendersBy(key, data.period, data.today)),
    }
  })
  return (
    <ChartCard
      chart={<PeriodBars isStacked legend={legend} rows={rows} series={series} title={title} />}
      empty={
        total.count === 0 && (
          <WidgetEmpty icon={<IconChartBar size={22} />}>
            {t('dashboard.empty.tendersByMonth')}
          </WidgetEmpty>
        )
      }
      hint={t('dashboard.hints.tendersByMonth')}
      table={
        <ChartTable
          caption={title}
          columns={[
            t(`charts.${data.period.unit}`),
            t('charts.total'),
            ...(hasAmounts ? [t('dashboard.total')] : []),
            ...series.map(({ label }) => label),
          ]}
          foot={{
            head: { text: t('charts.total') },
            cells: [
              {
                text: format.count(total.count),
                href: listHref(PATHS.tenders, CONDITIONS.tendersIn(data.period)),
              },
              ...amount(figures),
              ...legend.map(({ value, href }) => ({ text: value, href })),
            ],
          }}
          rows={rows.map((row, index) => ({
            key: row.key,
            head: { text: row.name },
            cells: [
              countCell({ amount: totalOf(row), href: row.href }, format),
              ...amount(figures.slice(index, index + 1)),
              ...series.map(({ key }) => countCell(row.values[key], format)),
            ],
          }))}
        />
      }
      title={title}
    />
  )
}
