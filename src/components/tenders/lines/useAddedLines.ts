'use client'

import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import type { CardFacts } from '@/components/stock/stockFacts'
import { readDecimal } from '@/domain/shared/readDecimal'
import { toDecimal } from '@/domain/shared/money'
import type { Currency } from '@/domain/shared/currency'
import type { ItemKind } from '@/domain/tenders/itemKinds'
import type { Locale } from '@/i18n/locales'
import { lineText } from './lineText'
import type { EditorRow } from './EditorRow'
import { cardContent, type LineActions } from './lineActions'
import { cellOf } from './moveFocus'
import { pastedRows } from './pastedRows'
import type { PastedLine } from './readPaste'
import { emptyRow } from './rowsFromValue'

type Surroundings = {
  rows: readonly EditorRow[]
  currency: Currency
  locale: Locale
  rememberCards: (cards: readonly CardFacts[]) => void
}

type Args = {
  root: RefObject<HTMLElement | null>
  actions: LineActions
  around: RefObject<Surroundings>
}

const isUntouched = (row: EditorRow | undefined): row is EditorRow =>
  row !== undefined &&
  row.stockCard === null &&
  row.stockGroup === null &&
  [row.description, row.quantity, row.unitPrice].every((text) => text.trim() === '')

/** Another piece of the card scanned last; null when its quantity cannot be read. */
const oneMore = (row: EditorRow, locale: Locale): string | null => {
  const quantity = readDecimal(row.quantity, locale)
  return quantity && lineText('quantity', toDecimal(quantity).plus(1).toFixed(), locale)
}

/** Ways new lines come in: a button, Enter in the last cell, a scanner, a spreadsheet. */
export const useAddedLines = ({ root, actions, around }: Args) => {
  const focusKey = useRef<string | null>(null)

  useLayoutEffect(() => {
    if (focusKey.current === null || !root.current) return
    const cell = cellOf(root.current, focusKey.current)
    if (!cell) return
    focusKey.current = null
    cell.focus()
  })

  return useMemo(
    () => ({
      add: (kind: ItemKind) => {
        focusKey.current = actions.add(kind)
      },

      addAfter: (key: string) => {
        const kind = around.current.rows.find((row) => row.key === key)?.kind
        focusKey.current = actions.add(kind === 'text' ? 'text' : 'stockCard', key)
      },

      scan: (card: CardFacts) => {
        const last = around.current.rows.at(-1)
        const isSame = last?.kind === 'stockCard' && last.stockCard === card.id
        const quantity = isSame ? oneMore(last, around.current.locale) : null
        if (last && quantity) return actions.change(last.key, { quantity })
        around.current.rememberCards([card])
        const row = emptyRow({ ...cardContent(card, around.current), quantity: '1' })
        if (isUntouched(last)) actions.replace(last.key, [row])
        else actions.insert(around.current.rows.length, [row])
      },

      paste: async (lines: readonly PastedLine[], key: string) => {
        const { rows: added, cards } = await pastedRows(lines, around.current)
        around.current.rememberCards(cards)
        const { rows } = around.current
        const index = rows.findIndex((row) => row.key === key)
        if (isUntouched(rows[index])) actions.replace(key, added)
        else actions.insert(index < 0 ? rows.length : index + 1, added)
      },
    }),
    [actions, around],
  )
}
