'use client'

import { useMemo, useState } from 'react'

import type { Id } from '@/domain/shared/idOf'
import { chosenPlaces } from '@/domain/tenders/choices/acceptedChoice'
import { chosenTotals } from '@/domain/tenders/choices/chosenTotals'
import type { PrintedTender } from '@/domain/tenders/sending/quotation'
import type { TenderTotals } from '@/domain/tenders/totals/totals'

/** The fields of an offer that its totals depend on. */
export type OfferedTender = Pick<
  PrintedTender,
  'items' | 'currency' | 'currencyRate' | 'discountType' | 'discountValue' | 'total'
>

const totalsOf = (tender: OfferedTender, chosen: readonly Id[]): TenderTotals | null => {
  try {
    return chosenTotals(tender, chosenPlaces(tender.items, chosen))
  } catch {
    return null
  }
}

/**
 * The customer's current choice with its totals, calculated as on the server.
 * @returns `totals`: null if the choice leaves less than the discount of the offer
 */
export const useOfferChoice = (tender: OfferedTender) => {
  const [chosen, setChosen] = useState<readonly Id[]>([])
  const totals = useMemo(() => totalsOf(tender, chosen), [tender, chosen])
  /** Adds and removes chosen lines. */
  const change = (taken: readonly Id[], left: readonly Id[]) =>
    setChosen([...chosen.filter((id) => !left.includes(id) && !taken.includes(id)), ...taken])
  const clear = () => setChosen([])
  return { chosen, totals, change, clear }
}

export type OfferChoice = ReturnType<typeof useOfferChoice>
