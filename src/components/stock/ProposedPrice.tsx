'use client'

import { useWords } from '@/components/ui/useWords'
import { toDecimal } from '@/domain/shared/money'
import { proposedPriceOf, type PriceTerms } from '@/domain/stock/prices/prices'
import type { CardFacts } from './stockFacts'

/** The suggested price of a card, with the lira price it was converted from; a dash for none. */
export const ProposedPrice = ({ card, terms }: { card: CardFacts; terms: PriceTerms }) => {
  const { format } = useWords()
  const proposed = proposedPriceOf(card, terms)
  if (!proposed) return '—'
  const { price, converted } = proposed
  return (
    <>
      <bdi dir="ltr">{format.price(toDecimal(price).toFixed(), terms.currency)}</bdi>
      {converted && (
        <>
          {' '}
          <bdi className="text-soft" dir="ltr">
            ({format.price(converted.lira, 'TRY')})
          </bdi>
        </>
      )}
    </>
  )
}
