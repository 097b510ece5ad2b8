'use client'

import Link from 'next/link'
import { useId } from 'react'
import { Sparkline } from '@/components/ui/charts/Sparkline'
import { changeOf, pointsOf, type Change } from '@/domain/dashboard/change'
import { CONDITIONS } from '@/domain/dashboard/conditions'
import type { WidgetFigures } from '@/domain/dashboard/figures'
import { winRateOf, WON } from '@/domain/dashboard/winRate'
import { PATHS } from '@/catalog/paths'
import { ChangeChip } from '../ChangeChip'
import { useDashboard } from '../dashboardContext'
import { listHref } from '../listHref'
import { countsOf, sumOf } from '../sums'

type Metric = {
  key: 'issued' | 'issuedTotal' | 'wonTotal' | 'winRate'
  value: string
  change: Change | null
  course: number[]
  href: string
}

const useMetrics = ({ buckets, before }: WidgetFigures['summary']): Metric[] => {
  const { format, data } = useDashboard()
  const all = sumOf(buckets)
  const won = sumOf(buckets, WON)
  const allBefore = sumOf([before])
  const wonBefore = sumOf([before], WON)
  const rate = winRateOf(countsOf(buckets))
  const everything = listHref(PATHS.tenders, CONDITIONS.tendersIn(data.period))
  const everythingWon = listHref(PATHS.tenders, CONDITIONS.wonIn(data.period))
  const amount = (
    key: 'issuedTotal' | 'wonTotal',
    now: number | null,
    earlier: number | null,
    more: Pick<Metric, 'course' | 'href'>,
  ): Metric[] =>
    now === null || earlier === null
      ? []
      : [
          {
            key,
            value: format.wholeMoney(now, 'TRY'),
            change: changeOf({ now, before: earlier }),
            ...more,
          },
        ]
  return [
    {
      key: 'issued',
      value: format.count(all.count),
      change: changeOf({ now: all.count, before: allBefore.count }),
      course: buckets.map((bucket) => sumOf([bucket]).count),
      href: everything,
    },
    ...amount('issuedTotal', all.totalBase, allBefore.totalBase, {
      course: buckets.map((bucket) => sumOf([bucket]).totalBase ?? 0),
      href: everything,
    }),
    ...amount('wonTotal', won.totalBase, wonBefore.totalBase, {
      course: buckets.map((bucket) => sumOf([bucket], WON).totalBase ?? 0),
      href: everythingWon,
    }),
    {
      key: 'winRate',
      value: rate === null ? '—' : format.percent(rate),
      change: pointsOf({ now: rate, before: winRateOf(countsOf([before])) }),
      course: buckets.map((bucket) => winRateOf(countsOf([bucket])) ?? 0),
      href: everythingWon,
    },
  ]
}

/** The period in four numbers, each with a sparkline and its change. */
export const Summary = ({ figures }: { figures: WidgetFigures['summary'] }) => {
  const { t } = useDashboard()
  const id = useId()
  const metrics = useMetrics(figures)
  return (
    <section aria-labelledby={id} className="ui-card summary">
      <h2 className="visually-hidden" id={id}>
        {t('dashboard.widgets.summary')}
      </h2>
      <ul className="summary__metrics">
        {metrics.map(({ key, value, change, course, href }) => (
          <li key={key}>
            <Link className="summary__metric" href={href} prefetch={false}>
              <span className="summary__label">{t(`dashboard.metrics.${key}`)}</span>
              <bdi className="summary__value">{value}</bdi>
              <ChangeChip change={change} unit={key === 'winRate' ? 'points' : 'percent'} />
              <Sparkline values={course} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
