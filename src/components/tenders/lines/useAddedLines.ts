'use client'

import { useMemo, type RefObject } from 'react'
import type { CardFacts } from '@/components/stock/stockFacts'
import { readDecimal } from '@/domain/shared/readDecimal'
import { toDecimal } from '@/domain/shared/money'
import type { Currency } from '@/domain/shared/currency'
import type { ItemKind } from '@/domain/tenders/itemKinds'
import type { Locale } from '@/i18n/locales'
import { lineText } from './lineText'
import { isUntouched, type EditorRow } from './EditorRow'
import { cardContent, type LineActions } from './lineActions'
import { emptyRow } from './rowsFromValue'
import type { Taxes } from './useTaxes'

type Surroundings = {
  rows: readonly EditorRow[]
  currency: Currency
  locale: Locale
  taxes: Taxes
  rememberCards: (cards: readonly CardFacts[]) => void
}

type Args = {
  actions: LineActions
  around: RefObject<Surroundings>
}

/** Another piece of the card scanned last; null when its quantity cannot be read. */
const oneMore = (row: EditorRow, locale: Locale): string | null => {
  const quantity = readDecimal(row.quantity, locale)
  return quantity && lineText('quantity', toDecimal(quantity).plus(1).toFixed(), locale)
}

/** Ways new lines come in: a button, Enter in the last cell, a scanner. */
export const useAddedLines = ({ actions, around }: Args) =>
  useMemo(
    () => ({
      add: (kind: ItemKind) => actions.focus(actions.add(kind)),

      addAfter: (key: string) => {
        const kind = around.current.rows.find((row) => row.key === key)?.kind
        actions.focus(actions.add(kind === 'text' ? 'text' : 'stockCard', key))
      },

      scan: (card: CardFacts) => {
        const last = around.current.rows.at(-1)
        const isSame = last?.kind === 'stockCard' && last.stockCard === card.id
        const quantity = isSame ? oneMore(last, around.current.locale) : null
        if (last && quantity) return actions.change(last.key, { quantity })
        around.current.rememberCards([card])
        const row = emptyRow({ ...cardContent(card, around.current), quantity: '1' })
        if (last && isUntouched(last)) actions.replace(last.key, [row])
        else actions.insert(around.current.rows.length, [row])
      },
    }),
    [actions, around],
  )
