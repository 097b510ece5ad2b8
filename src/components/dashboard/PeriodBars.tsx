'use client'

import { Bars } from '@/components/ui/charts/Bars'
import type { ChartRow, Series } from '@/components/ui/charts/chartData'
import { ChartLegend, type LegendItem } from '@/components/ui/charts/ChartLegend'
import { useDashboard } from './dashboardContext'

type Props = {
  title: string
  rows: ChartRow[]
  legend: LegendItem[]
  series: Series[]
  isStacked?: boolean
}

/** Counts over the period, as a column chart with its legend. */
export const PeriodBars = ({ title, rows, series, legend, isStacked }: Props) => {
  const { t, format, dir, open } = useDashboard()
  return (
    <>
      <Bars
        description={t('charts.keys')}
        dir={dir}
        format={format.count}
        isStacked={isStacked}
        label={title}
        rows={rows}
        series={series}
        onOpen={open}
      />
      <ChartLegend items={legend} label={t('charts.legend', { name: title })} />
    </>
  )
}
