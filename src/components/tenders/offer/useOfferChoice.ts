'use client'

import { useMemo, useState } from 'react'

import type { Id } from '@/domain/shared/idOf'
import { chosenPlaces } from '@/domain/tenders/choices/acceptedChoice'
import { chosenTotals } from '@/domain/tenders/choices/chosenTotals'
import type { PrintedTender } from '@/domain/tenders/sending/quotation'
import type { TenderTotals } from '@/domain/tenders/totals/totals'

/** What the figures of an offer follow from, and nothing else of it. */
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
 * What a customer has chosen of an offer so far, and what it comes to by the rule the server has.
 * @returns `totals`: null where the choice leaves less than the discount of the offer
 */
export const useOfferChoice = (tender: OfferedTender) => {
  const [chosen, setChosen] = useState<readonly Id[]>([])
  const totals = useMemo(() => totalsOf(tender, chosen), [tender, chosen])
  /** Takes lines in, and others out. */
  const change = (taken: readonly Id[], left: readonly Id[]) =>
    setChosen([...chosen.filter((id) => !left.includes(id) && !taken.includes(id)), ...taken])
  const clear = () => setChosen([])
  return { chosen, totals, change, clear }
}

export type OfferChoice = ReturnType<typeof useOfferChoice>
