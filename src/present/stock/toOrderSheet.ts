import { paths } from '@/catalog/paths'

/** Query of the page; defaults: all cards, the first page. */
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

/** A formatted number, with its explanation if the reader may see it. */
export type ShownFigure = { text: string; explain?: string }

export type ToOrderRow = {
  id: number
  name: string
  sku: string
  /** The unit of all of these quantities. */
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
  /** Whether the demand of sent tenders is included, and its weight in percent. */
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

/** The URL of the page with its query. */
export const toOrderAddress = (asked: ToOrderAsked): string =>
  addressWith(paths.stockToOrder(), asked)

/** The URL of the export. */
export const toOrderFile = (asked: ToOrderAsked): string =>
  addressWith('/api/stock-cards/to-order', asked)
