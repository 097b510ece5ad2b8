import type { Dispatch } from 'react'
import type { CardFacts, GroupFacts } from '../../../stock/stockFacts'
import type { Numeric } from '@/domain/shared/money'
import { proposedPriceOf, type PriceTerms } from '@/domain/stock/prices/prices'
import { mayBeAlternative, type LineChoice } from '@/domain/tenders/choices/choices'
import { isPricedKind, type ItemKind } from '@/domain/tenders/lines/itemKinds'
import type { Locale } from '@/i18n/locales'
import type { ExplodeRefusal } from '@/domain/tenders/lines/groupLines'
import { explodedRows, type NamedPart } from './explodedRows'
import { lineText } from './lineText'
import { takenPrice } from './takenPrice'
import type { EditorRow } from './EditorRow'
import type { LineAction } from './linesReducer'
import { emptyRow, newKey } from './rowsFromValue'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import type { Taxes } from '../cells/useTaxes'

type Surroundings = {
  rows: readonly EditorRow[]
  priceTerms: PriceTerms
  locale: Locale
  taxes: Pick<Taxes, 'proposed'>
  nameOf: (row: EditorRow) => string | undefined
  rememberCards: (cards: readonly CardFacts[]) => void
  rememberGroups: (groups: readonly GroupFacts[]) => void
  /** Fills in the values derived from a group's parts. */
  proposeGroup: (key: string, group: GroupFacts) => Promise<void>
  /** The parts of a line's group with prices; empty while unknown. */
  partsOf: (row: EditorRow) => readonly NamedPart[]
  /** Why the group of a line cannot be split now; null if it can. */
  whyNotExplode: (key: string) => ExplodeRefusal | null
  /** The customer's last price for a line's card. */
  lastPriceOf: (row: EditorRow) => LastPrice | null
  /** Focuses a cell, wherever its line is; the first one by default. */
  focusCell: (key: string, cell?: string) => void
}

/** The patch for a suggested price, marked as such. */
export const proposedPrice = (price: Numeric | null | undefined, locale: Locale) => ({
  unitPrice: lineText('unitPrice', price, locale),
  isProposed: true as const,
})

/**
 * Values copied from a card: its text, the suggested price, its VAT rate or the successor on the
 * tender's day.
 */
export const cardContent = (
  card: CardFacts,
  { priceTerms, locale, taxes }: Pick<Surroundings, 'priceTerms' | 'locale' | 'taxes'>,
) => ({
  kind: 'stockCard' as const,
  stockCard: card.id,
  stockGroup: null,
  description: card.name,
  ...proposedPrice(proposedPriceOf(card, priceTerms)?.price, locale),
  taxRate: lineText('taxRate', taxes.proposed(card.taxRate), locale),
})

const AFTER: Readonly<Record<LineChoice, LineChoice>> = {
  included: 'optional',
  optional: 'alternative',
  alternative: 'included',
}

/** The next role of a line in the total. */
const nextChoice = (rows: readonly EditorRow[], index: number): LineChoice => {
  const next = AFTER[rows[index]?.choice ?? 'included']
  return next === 'alternative' && !mayBeAlternative(rows, index) ? 'included' : next
}

/**
 * The actions on lines, as one stable object: rows get it as a prop and render again only when they
 * themselves change.
 * @param around reads the current state at the time of the action
 */
export const createLineActions = (dispatch: Dispatch<LineAction>, around: () => Surroundings) => {
  const rowOf = (key: string) => around().rows.find((row) => row.key === key)
  const change = (key: string, patch: Partial<EditorRow>) =>
    dispatch({ type: 'change', key, patch })

  /** Typed text is kept; text from the previous card is replaced. */
  const wordsFor = (row: EditorRow | undefined, name: string) => {
    const isOwn = row && row.description.trim() !== '' && row.description !== around().nameOf(row)
    return isOwn ? row.description : name
  }

  return {
    change,

    pickCard: (key: string, card: CardFacts) => {
      const row = rowOf(key)
      around().rememberCards([card])
      change(key, {
        ...cardContent(card, around()),
        unknownCode: undefined,
        description: wordsFor(row, card.name),
        quantity: row?.quantity || '1',
      })
    },

    /**
     * Applies the customer's last price for the card, with its discount. Does nothing for another
     * currency: prices are not converted automatically.
     */
    takeLastPrice: (key: string) => {
      const row = rowOf(key)
      const last = row && around().lastPriceOf(row)
      if (!row || !last) return
      const patch = takenPrice(row, last, around())
      if (patch) change(key, patch)
    },

    /** Price and VAT follow once those of its parts are loaded (`proposeGroup`). */
    pickGroup: (key: string, group: GroupFacts) => {
      const row = rowOf(key)
      around().rememberGroups([group])
      change(key, {
        kind: 'stockGroup',
        stockCard: null,
        stockGroup: group.id,
        unknownCode: undefined,
        description: wordsFor(row, group.name),
        quantity: row?.quantity || '1',
      })
      void around().proposeGroup(key, group)
    },

    /** Splits a group into lines for its parts; *Geri al* joins them again. */
    explode: (key: string) => {
      const row = rowOf(key)
      if (!row || around().whyNotExplode(key) !== null) return
      const rows = explodedRows(row, around().partsOf(row), around())
      dispatch({ type: 'explode', key, rows })
      if (rows[0]) around().focusCell(rows[0].key)
    },
    whyNotExplode: (key: string) => around().whyNotExplode(key),

    /** Adds an empty line of a kind, at the end or after another one; returns its key. */
    add: (kind: ItemKind, after?: string): string => {
      const { rows } = around()
      const index = after === undefined ? -1 : rows.findIndex((row) => row.key === after)
      // Default to the VAT rate of the previous line.
      const previous = rows.findLast((row) => row.taxRate !== '')
      const row = emptyRow({ kind, taxRate: kind === 'text' ? (previous?.taxRate ?? '') : '' })
      dispatch({ type: 'insert', at: index < 0 ? rows.length : index + 1, rows: [row] })
      return row.key
    },

    /**
     * Cycles through: in the total, optional, alternative (if there is a line to be an alternative
     * to).
     */
    turnChoice: (key: string) => {
      const { rows } = around()
      const index = rows.findIndex((row) => row.key === key)
      if (isPricedKind(rows[index]?.kind)) change(key, { choice: nextChoice(rows, index) })
    },

    insert: (at: number, rows: readonly EditorRow[]) => dispatch({ type: 'insert', at, rows }),
    replace: (key: string, rows: readonly EditorRow[]) => dispatch({ type: 'replace', key, rows }),
    /** The line at this offset, if there is one. */
    neighbour: (key: string, by: -1 | 1): string | undefined => {
      const { rows } = around()
      return rows[rows.findIndex((row) => row.key === key) + by]?.key
    },

    focus: (key: string, cell?: string) => around().focusCell(key, cell),

    /** These keep the focus in its column. */
    duplicate: (key: string, cell?: string) => {
      const copy = newKey()
      dispatch({ type: 'duplicate', key, as: copy })
      around().focusCell(copy, cell)
    },

    remove: (key: string, cell?: string) => {
      const { rows } = around()
      const index = rows.findIndex((row) => row.key === key)
      const next = rows[index + 1] ?? rows[index - 1]
      dispatch({ type: 'remove', key })
      if (next) around().focusCell(next.key, cell)
    },

    /** Removes a line by drag and drop, which leaves the focus where it is. */
    drop: (key: string) => dispatch({ type: 'remove', key }),

    move: (key: string, by: number, cell?: string) => {
      dispatch({ type: 'move', key, by })
      // Moving an element in the page makes the browser drop its focus.
      around().focusCell(key, cell)
    },
  }
}

export type LineActions = ReturnType<typeof createLineActions>
