'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { readApi } from '../ui/requests/api'
import type { DashboardFigures, WidgetFigures } from '@/domain/dashboard/figures'
import { DEFAULT_PERIOD, type Period } from '@/domain/dashboard/period'
import type { WidgetId } from '@/domain/dashboard/widgets'

/** Widgets whose figures depend on the period. */
const PERIODIC: readonly WidgetId[] = [
  'summary',
  'tendersByMonth',
  'winRate',
  'movementsInOut',
  'topCustomers',
  'lostReasons',
]

/** Figures older than this are reloaded when the page becomes visible again. */
const STALE_AFTER_MS = 5 * 60_000

const ask = (query: Record<string, string>, signal?: AbortSignal) =>
  readApi<DashboardFigures>(`/api/dashboard?${new URLSearchParams(query)}`, signal)

const without = (widgets: Partial<WidgetFigures>, ids: readonly WidgetId[]) =>
  Object.fromEntries(
    Object.entries(widgets).filter(([id]) => !ids.includes(id as WidgetId)),
  ) as Partial<WidgetFigures>

/** The figures, with those that depend on the period marked as failed. */
const withoutPeriod = (data: DashboardFigures, period: Period): DashboardFigures => {
  const lost = PERIODIC.filter((id) => id in data.widgets || data.failed.includes(id))
  return {
    ...data,
    period: { ...data.period, key: period },
    widgets: without(data.widgets, lost),
    failed: [...new Set([...data.failed, ...lost])],
  }
}

/**
 * The figures on the page: first those rendered by the server, then those of the selected period.
 * @param initial as rendered by the server
 * @param period the one in the URL
 */
export const useFigures = (initial: DashboardFigures, period: Period) => {
  const [data, setData] = useState(initial)
  const [isLoading, setIsLoading] = useState(false)
  const [retrying, setRetrying] = useState<readonly WidgetId[]>([])
  const request = useRef<AbortController | null>(null)

  const load = useCallback(async (wanted: Period) => {
    request.current?.abort()
    const current = new AbortController()
    request.current = current
    setIsLoading(true)
    try {
      const answer = await ask({ period: wanted }, current.signal)
      setData((now) => ({ ...answer, arrangement: now.arrangement }))
    } catch {
      // A newer request is in flight: ignore this response.
      if (current.signal.aborted) return
      setData((now) => withoutPeriod(now, wanted))
    }
    setIsLoading(false)
  }, [])

  const shown = data.period.key
  useEffect(() => {
    if (period !== shown) void load(period)
  }, [period, shown, load])

  const readAt = data.now
  useEffect(() => {
    const refresh = () => {
      const isStale = Date.now() - Date.parse(readAt) > STALE_AFTER_MS
      if (document.visibilityState === 'visible' && isStale) void load(period)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [readAt, period, load])

  const retry = useCallback(
    async (id: WidgetId) => {
      setRetrying((now) => [...now, id])
      try {
        const answer = await ask({ period, only: id })
        setData((now) => ({
          ...now,
          period: answer.period,
          widgets: { ...now.widgets, ...answer.widgets },
          failed: now.failed.filter((other) => other !== id).concat(answer.failed),
        }))
      } catch {
        // The widget stays failed, with its retry button.
      }
      setRetrying((now) => now.filter((other) => other !== id))
    },
    [period],
  )

  return { data, isLoading, retry, retrying }
}

/** The URL of the dashboard for a period; the default one needs no parameter. */
export const periodHref = (period: Period): string =>
  period === DEFAULT_PERIOD ? '?' : `?period=${period}`
