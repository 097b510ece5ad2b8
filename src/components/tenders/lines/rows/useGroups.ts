'use client'

import { useCallback, type Dispatch, type RefObject } from 'react'
import { cardsByIds, groupsByIds } from '../../../stock/findStock'
import type { CardFacts, GroupFacts } from '../../../stock/stockFacts'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import { proposedOfGroup, refuseExploding } from '@/domain/tenders/lines/groupLines'
import type { Locale } from '@/i18n/locales'
import type { EditorRow } from './EditorRow'
import { quantityOf, soldParts } from './explodedRows'
import type { LineAction } from './linesReducer'
import { proposedPrice } from './lineActions'
import { lineText } from './lineText'
import type { Taxes } from '../cells/useTaxes'

type Facts = {
  rows: readonly EditorRow[]
  cards: ReadonlyMap<string, CardFacts>
  groups: ReadonlyMap<string, GroupFacts>
  priceTerms: PriceTerms
  locale: Locale
  taxes: Taxes
}

/** Derives group lines' values from the loaded parts. */
export const groupsOf = (facts: Facts) => {
  const partsOf = (row: EditorRow) => soldParts(facts.groups.get(String(row.stockGroup)), facts)
  return {
    partsOf,
    whyNotExplode: (key: string) => {
      const index = facts.rows.findIndex((row) => row.key === key)
      const row = facts.rows[index]
      return row
        ? refuseExploding(facts.rows, index, {
            quantity: quantityOf(row, facts.locale),
            parts: partsOf(row),
          })
        : 'noParts'
    },
  }
}

type Around = Pick<Facts, 'rows' | 'priceTerms' | 'locale' | 'taxes'> & {
  rememberCards: (cards: readonly CardFacts[]) => void
  rememberGroups: (groups: readonly GroupFacts[]) => void
}

/**
 * Fills in price and VAT of a selected group once its parts are loaded. Typed values stay; if the
 * request fails the cells stay empty.
 */
export const useGroupProposal = ({
  edit,
  around,
}: {
  edit: Dispatch<LineAction>
  around: RefObject<Around>
}) =>
  useCallback(
    async (key: string, group: GroupFacts): Promise<void> => {
      const before = around.current.rows.find((row) => row.key === key)
      try {
        const whole = group.parts ? group : (await groupsByIds([group.id]))[0]
        const parts = whole?.parts ?? []
        const found = await cardsByIds(parts.map(({ stockCard }) => stockCard))
        const { rows, rememberCards, rememberGroups, priceTerms, locale, taxes } = around.current
        if (whole) rememberGroups([whole])
        rememberCards(found)
        const row = rows.find((one) => one.key === key)
        if (row?.kind !== 'stockGroup' || row.stockGroup !== group.id) return
        const cards = new Map(found.map((card) => [String(card.id), card]))
        const { unitPrice, taxRate } = proposedOfGroup(
          soldParts(whole, { cards, priceTerms, taxes }),
        )
        const isOpen = (cell: 'unitPrice' | 'taxRate') => row[cell] === (before?.[cell] ?? '')
        edit({
          type: 'change',
          key,
          patch: {
            ...(isOpen('unitPrice') && proposedPrice(unitPrice?.toFixed() ?? null, locale)),
            ...(isOpen('taxRate') &&
              taxRate && { taxRate: lineText('taxRate', taxRate.toFixed(), locale) }),
          },
        })
      } catch {
        // The line shows what is missing.
      }
    },
    [edit, around],
  )
