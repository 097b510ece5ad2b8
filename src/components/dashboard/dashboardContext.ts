'use client'

import { createContext, use } from 'react'
import type { PageRight } from '@/catalog/names'
import type { DashboardFigures } from '@/domain/dashboard/figures'
import type { WidgetId } from '@/domain/dashboard/widgets'
import type { CalendarWords } from '@/i18n/calendarWords'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'

export type DashboardContextValue = {
  data: DashboardFigures
  t: Translator
  format: Formatters
  words: CalendarWords
  dir: 'ltr' | 'rtl'
  /** The company's, never the browser's. */
  timeZone: string
  may: (right: PageRight) => boolean
  /** Navigates to a list. */
  open: (href: string) => void
  /** Retries one failed widget. */
  retry: (id: WidgetId) => void
  retrying: readonly WidgetId[]
}

export const DashboardContext = createContext<DashboardContextValue | null>(null)

/** What every widget needs to render. */
export const useDashboard = (): DashboardContextValue => {
  const value = use(DashboardContext)
  if (!value) throw new Error('a widget outside of the dashboard')
  return value
}
