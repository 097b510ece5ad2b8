'use client'

import { useMemo, type RefObject } from 'react'
import type { CardFacts } from '../../../stock/stockFacts'
import { readDecimal } from '@/domain/shared/readDecimal'
import { toDecimal, type Decimal } from '@/domain/shared/money'
import { isCounted } from '@/domain/tenders/choices/choices'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import type { ItemKind } from '@/domain/tenders/lines/itemKinds'
import type { Locale } from '@/i18n/locales'
import { lineText } from './lineText'
import { isLineOf, isUntouched, type EditorRow } from './EditorRow'
import { cardContent, type LineActions } from './lineActions'
import { emptyRow } from './rowsFromValue'
import type { Taxes } from '../cells/useTaxes'

type Surroundings = {
  rows: readonly EditorRow[]
  priceTerms: PriceTerms
  locale: Locale
  taxes: Taxes
  rememberCards: (cards: readonly CardFacts[]) => void
}

type Args = {
  actions: LineActions
  around: RefObject<Surroundings>
}

/** The quantity of a card's line plus an offset; null if unreadable. */
const moreOf = (row: EditorRow, by: number, locale: Locale): Decimal | null => {
  const quantity = readDecimal(row.quantity, locale)
  return quantity === null ? null : toDecimal(quantity).plus(by)
}

const textOf = (quantity: Decimal, locale: Locale) =>
  lineText('quantity', quantity.toFixed(), locale)

/** Adding lines: a button, Enter in the last cell, a scanner, the catalogue. */
export const useAddedLines = ({ actions, around }: Args) =>
  useMemo(() => {
    const addCard = (card: CardFacts) => {
      const { rows, rememberCards } = around.current
      const last = rows.at(-1)
      rememberCards([card])
      const row = emptyRow({ ...cardContent(card, around.current), quantity: '1' })
      if (last && isUntouched(last)) actions.replace(last.key, [row])
      else actions.insert(rows.length, [row])
    }
    return {
      add: (kind: ItemKind) => actions.focus(actions.add(kind)),

      addAfter: (key: string) => {
        const kind = around.current.rows.find((row) => row.key === key)?.kind
        actions.focus(actions.add(kind === 'text' ? 'text' : 'stockCard', key))
      },

      scan: (card: CardFacts) => {
        const last = around.current.rows.at(-1)
        const isSame = last?.kind === 'stockCard' && last.stockCard === card.id
        const quantity = isSame ? moreOf(last, 1, around.current.locale) : null
        if (last && quantity)
          return actions.change(last.key, { quantity: textOf(quantity, around.current.locale) })
        addCard(card)
      },

      /** Increments or decrements a card: in its newest counted line, which is removed at zero. */
      step: (card: CardFacts, by: 1 | -1) => {
        const { rows, locale } = around.current
        const line = rows.findLast((row) => isLineOf(row, card.id) && isCounted(row))
        const quantity = line ? moreOf(line, by, locale) : null
        if (by > 0 && !quantity) return addCard(card)
        if (!line || !quantity) return
        if (quantity.gt(0)) actions.change(line.key, { quantity: textOf(quantity, locale) })
        else actions.drop(line.key)
      },
    }
  }, [actions, around])
