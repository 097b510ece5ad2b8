import { paths } from '@/catalog/paths'
import type { Day } from '@/domain/shared/day'

/** Query of the page; defaults: today, all cards, the first page. */
export type OnDayAsked = { day?: Day; q?: string; card?: number; page?: number }

/** The stock of a card, formatted; costs are missing if the reader may not see them. */
export type OnDayRow = {
  id: number
  name: string
  sku: string
  quantity: string
  average?: string
  value?: string
  href?: string
}

export type OnDaySheet = {
  day: Day
  search: string
  /** The selected card. */
  card: number | null
  rows: OnDayRow[]
  total: number
  page: number
  pages: number
  seesCosts: boolean
}

/** The URL of the page with its query. */
export const onDayAddress = (asked: OnDayAsked): string => {
  const pairs = Object.entries(asked).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || (name === 'page' && value === 1)
      ? []
      : [[name, String(value)]],
  )
  return pairs.length > 0
    ? `${paths.stockOnDay()}?${new URLSearchParams(pairs)}`
    : paths.stockOnDay()
}
