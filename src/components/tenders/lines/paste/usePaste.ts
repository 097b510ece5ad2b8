'use client'

import { useCallback, useState, type RefObject } from 'react'
import type { CardFacts } from '../../../stock/stockFacts'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import type { Locale } from '@/i18n/locales'
import { isUntouched, type EditorRow } from '../rows/EditorRow'
import type { LineActions } from '../rows/lineActions'
import { pastedRows, type FoundLine } from './pastedRows'
import type { Taxes } from '../cells/useTaxes'

type Surroundings = {
  rows: readonly EditorRow[]
  priceTerms: PriceTerms
  locale: Locale
  taxes: Taxes
  rememberCards: (cards: readonly CardFacts[]) => void
}

type Pasting = {
  text: string
  /** The line that was pasted into; undefined appends to the end. */
  at: string | undefined
  /** The focused element; the first of the new lines afterwards. */
  opener: Element | null
  first?: string | undefined
  isOpen: boolean
}

/**
 * Pasting lines from a spreadsheet: a preview first, then inserted at the line that was pasted
 * into.
 */
export const usePaste = ({
  actions,
  around,
}: {
  actions: LineActions
  around: RefObject<Surroundings>
}) => {
  const [pasting, setPasting] = useState<Pasting | null>(null)
  const ask = useCallback(
    (text: string, key?: string) =>
      setPasting({ text, at: key, opener: document.activeElement, isOpen: true }),
    [],
  )
  const close = (first?: string) => setPasting(pasting && { ...pasting, first, isOpen: false })

  const take = (found: readonly FoundLine[]) => {
    const { rows, rememberCards } = around.current
    const added = pastedRows(found, around.current)
    rememberCards(found.flatMap(({ card }) => card ?? []))
    const index = rows.findIndex((row) => row.key === pasting?.at)
    const at = rows[index]
    if (at && isUntouched(at)) actions.replace(at.key, added)
    else actions.insert(index < 0 ? rows.length : index + 1, added)
    close(added[0]?.key)
  }

  /** The dialog keeps the focus until it is unmounted. */
  const closed = () => {
    setPasting(null)
    if (pasting?.first !== undefined) actions.focus(pasting.first)
    else if (pasting?.opener instanceof HTMLElement) pasting.opener.focus()
  }
  return { pasting, ask, take, close: () => close(), closed }
}
