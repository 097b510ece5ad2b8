'use client'

import { IconTrophy } from '@tabler/icons-react'
import { ChartCard } from '@/components/ui/charts/ChartCard'
import type { Series } from '@/components/ui/charts/chartData'
import { ChartLegend } from '@/components/ui/charts/ChartLegend'
import { ChartTable } from '@/components/ui/charts/ChartTable'
import { Donut } from '@/components/ui/charts/Donut'
import { pointsOf } from '@/domain/dashboard/change'
import { CONDITIONS } from '@/domain/dashboard/conditions'
import type { WidgetFigures } from '@/domain/dashboard/figures'
import { winRateOf, WON } from '@/domain/dashboard/winRate'
import { PATHS } from '@/catalog/paths'
import { ChangeChip } from '../ChangeChip'
import { useDashboard } from '../dashboardContext'
import { listHref } from '../listHref'
import { countsOf, sumOf } from '../sums'
import { WidgetEmpty } from '../WidgetEmpty'

/** The share of decided tenders that were won. */
export const WinRate = ({ figures: { now, before } }: { figures: WidgetFigures['winRate'] }) => {
  const { t, format, data, open } = useDashboard()
  const title = t('dashboard.widgets.winRate')
  const rate = winRateOf(countsOf([now]))
  const part = (key: 'won' | 'rejected' | 'expired', more: Omit<Series, 'key' | 'label'>) => {
    const condition =
      key === 'won'
        ? CONDITIONS.wonIn(data.period)
        : CONDITIONS.tendersBy(key, data.period, data.today)
    return {
      series: { key, label: t(`dashboard.outcomes.${key}`), ...more },
      amount: sumOf([now], key === 'won' ? WON : [key]).count,
      href: listHref(PATHS.tenders, condition),
    }
  }
  const parts = [
    part('won', { color: '--chart-approved' }),
    part('rejected', { color: '--chart-rejected', texture: 'diagonal' }),
    part('expired', { color: '--chart-expired', texture: 'cross' }),
  ]
  const decided = parts.reduce((total, { amount }) => total + amount, 0)
  return (
    <ChartCard
      chart={
        <div className="win-rate">
          <Donut parts={parts.filter(({ amount }) => amount > 0)} onOpen={open}>
            <bdi className="win-rate__value">{format.percent(rate)}</bdi>
            <span className="win-rate__note">{t('dashboard.tenderCount', { n: decided })}</span>
          </Donut>
          <ChangeChip
            change={pointsOf({ now: rate, before: winRateOf(countsOf([before])) })}
            unit="points"
          />
          <ChartLegend
            items={parts.map(({ series, amount, href }) => ({
              series,
              href,
              value: format.count(amount),
            }))}
            label={t('charts.legend', { name: title })}
          />
        </div>
      }
      empty={
        rate === null && (
          <WidgetEmpty icon={<IconTrophy size={22} />}>{t('dashboard.empty.winRate')}</WidgetEmpty>
        )
      }
      hint={t('dashboard.hints.winRate')}
      table={
        <ChartTable
          caption={title}
          columns={[t('dashboard.state'), t('dashboard.count'), t('dashboard.share')]}
          foot={{
            head: { text: t('charts.total') },
            cells: [{ text: format.count(decided) }, { text: format.percent(100) }],
          }}
          rows={parts.map(({ series, amount, href }) => ({
            key: series.key,
            head: { text: series.label },
            cells: [
              { text: format.count(amount), href: amount > 0 ? href : undefined },
              { text: format.percent(Math.round((amount / decided) * 100)) },
            ],
          }))}
        />
      }
      title={title}
    />
  )
}
