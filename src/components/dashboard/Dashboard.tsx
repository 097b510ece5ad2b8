'use client'

import { IconLock } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useRouter, useSearchParams } from 'next/navigation'
import { useMemo, useState } from 'react'
import { useShell } from '@/components/frame/appearance/ShellContext'
import { EmptyState } from '../ui/layout/EmptyState'
import { useLocale, useT } from '@/components/ui/useT'
import type { DashboardFigures } from '@/domain/dashboard/figures'
import { hasStepsLeft } from '@/domain/dashboard/firstSteps'
import { readPeriod } from '@/domain/dashboard/period'
import { WIDGETS, type WidgetId, fillRows } from '@/domain/dashboard/widgets'
import { createCalendarWords } from '@/i18n/calendarWords'
import { createFormatters } from '@/i18n/format'
import { pageDirection } from '@/i18n/locales'
import { DashboardContext, type DashboardContextValue } from './dashboardContext'
import { DashboardHeader, type PartOfDay } from './DashboardHeader'
import { nameOfRight, type HeldRight } from '@/present/dashboard/dashboardRights'
import { FirstSteps } from './FirstSteps'
import { PeriodBar } from './PeriodBar'
import { useArrangement } from './useArrangement'
import { periodHref, useFigures } from './useFigures'
import { Widget } from '@/components/dashboard/Widget'

type GridProps = { ids: readonly WidgetId[]; kind: 'figures' | 'panels'; isBusy?: boolean }

/** Widgets in full rows of twelve columns; in one column on a phone. */
const WidgetGrid = ({ ids, kind, isBusy }: GridProps) => (
  <div aria-busy={isBusy || undefined} className={`widget-grid widget-grid--${kind}`}>
    {fillRows(ids).map(({ id, span }) => (
      <div
        key={id}
        className="widget-grid__cell"
        data-widget={id}
        style={{ ['--span' as string]: span }}
      >
        <Widget id={id} />
      </div>
    ))}
  </div>
)

// Arranging is rare: its code is loaded on demand.
const ArrangePanel = dynamic(() => import('./arrange/ArrangePanel'), { ssr: false })

type Props = {
  /** Data the server rendered with. */
  initial: DashboardFigures
  name: string
  partOfDay: PartOfDay
  timeZone: string
  rights: readonly HeldRight[]
}

/** The dashboard: current figures, charts, and expiring tenders. Each widget needs its right. */
export const Dashboard = ({ initial, name, partOfDay, timeZone, rights }: Props) => {
  const t = useT()
  const locale = useLocale()
  const router = useRouter()
  const { appearance } = useShell()
  const period = readPeriod(useSearchParams().get('period'))
  const { data, isLoading, retry, retrying } = useFigures(initial, period)
  const { arrangement, save, dismissSteps } = useArrangement(initial.arrangement, t)
  const [isArranging, setIsArranging] = useState(false)

  const context = useMemo<DashboardContextValue>(
    () => ({
      data,
      t,
      format: createFormatters(locale),
      words: createCalendarWords(locale),
      dir: pageDirection(locale, appearance.direction),
      timeZone,
      may: (right) => rights.includes(nameOfRight(right)),
      open: (href) => router.push(href),
      retry: (id) => void retry(id),
      retrying,
    }),
    [data, t, locale, appearance.direction, timeZone, rights, router, retry, retrying],
  )

  const isAvailable = (id: WidgetId) => id in data.widgets || data.failed.includes(id)
  const available = arrangement.order.filter(isAvailable)
  const shown = available.filter((id) => !arrangement.hidden.includes(id))
  const figures = shown.filter((id) => WIDGETS[id].kind === 'figure')
  const panels = shown.filter((id) => WIDGETS[id].kind === 'panel')
  const steps = arrangement.stepsDismissed ? [] : data.steps

  return (
    <DashboardContext value={context}>
      <div className="ui-page dashboard">
        <DashboardHeader
          isArranging={isArranging || available.length === 0}
          name={name}
          partOfDay={partOfDay}
          onArrange={() => setIsArranging(true)}
        />
        {isArranging ? (
          <ArrangePanel
            arrangement={arrangement}
            available={available}
            onClose={() => setIsArranging(false)}
            onSave={async (next) => {
              const isKept = await save(next)
              if (isKept) setIsArranging(false)
              return isKept
            }}
          />
        ) : (
          <>
            {hasStepsLeft(steps) && (
              <FirstSteps steps={steps} onDismiss={() => void dismissSteps()} />
            )}
            {available.length === 0 && (
              <EmptyState
                icon={<IconLock size={26} />}
                text={t('dashboard.nothingToReadText')}
                title={t('dashboard.nothingToRead')}
              />
            )}
            {figures.length > 0 && (
              <section aria-label={t('dashboard.figures')}>
                <WidgetGrid ids={figures} kind="figures" />
              </section>
            )}
            {panels.length > 0 && (
              <>
                <PeriodBar
                  isLoading={isLoading}
                  period={period}
                  onChange={(next) => window.history.pushState(null, '', periodHref(next))}
                />
                <WidgetGrid ids={panels} isBusy={isLoading} kind="panels" />
              </>
            )}
          </>
        )}
      </div>
    </DashboardContext>
  )
}
