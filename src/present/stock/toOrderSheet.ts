import { paths } from '@/catalog/paths'

/** What the page asks for; what it leaves out is all cards, the first page. */
export type ToOrderAsked = { q?: string; type?: number; page?: number }

/** The numbers of a card, in the order of their calculation. */
export const TO_ORDER_FIGURES = [
  'onHand',
  'reserved',
  'likely',
  'projected',
  'minQuantity',
  'suggested',
] as const
export type ToOrderFigure = (typeof TO_ORDER_FIGURES)[number]

/** A number as its reader reads it, and what explains it where they may see that. */
export type ShownFigure = { text: string; explain?: string }

export type ToOrderRow = {
  id: number
  name: string
  sku: string
  /** What all of it is counted in. */
  unit: string
  href?: string
  figures: Record<ToOrderFigure, ShownFigure>
}

export type ToOrderSheet = {
  search: string
  stockType: number | null
  types: { id: number; name: string }[]
  rows: ToOrderRow[]
  total: number
  page: number
  pages: number
  /** Whether what sent tenders need is counted, and at how many percent. */
  seesTenders: boolean
  weight: string
  canExport: boolean
}

const searchOf = (asked: ToOrderAsked): string =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' || (name === 'page' && value === 1)
        ? []
        : [[name, String(value)]],
    ),
  ).toString()

const addressWith = (path: string, asked: ToOrderAsked): string => {
  const search = searchOf(asked)
  return search ? `${path}?${search}` : path
}

/** The address of the page with what it asks for. */
export const toOrderAddress = (asked: ToOrderAsked): string =>
  addressWith(paths.stockToOrder(), asked)

/** The address of the same as a file. */
export const toOrderFile = (asked: ToOrderAsked): string =>
  addressWith('/api/stock-cards/to-order', asked)
