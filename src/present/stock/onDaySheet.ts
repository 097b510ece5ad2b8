import { paths } from '@/catalog/paths'
import type { Day } from '@/domain/shared/day'

/** What the page asks for; what it leaves out is today, all cards, the first page. */
export type OnDayAsked = { day?: Day; q?: string; card?: number; page?: number }

/** What there was of a card, written for the reader; costs are absent where they may not see them. */
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
  /** The one card that is shown. */
  card: number | null
  rows: OnDayRow[]
  total: number
  page: number
  pages: number
  seesCosts: boolean
}

/** The address of the page with what it asks for. */
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
