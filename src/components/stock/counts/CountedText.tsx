'use client'

import { useWords } from '@/components/ui/useWords'
import type { CountedCard } from '@/domain/stock/counting/countReadings'
import { CardName } from './CardName'

/** The counted quantity of a card so far, who counted, and the expected one. */
export const CountedText = ({ total }: { total: CountedCard }) => {
  const { t, format } = useWords()
  const { card, counted, who, expected } = total
  return (
    <>
      <span className="count-row__text">
        <CardName card={card} />
        {who.length > 0 && <bdi className="count-row__who">{who.join(', ')}</bdi>}
      </span>
      <span className="count-row__figures">
        <bdi className="count-row__total" dir="ltr">
          {format.quantity(counted)}
        </bdi>
        {expected !== undefined && (
          <span className="count-row__who">
            {t('stockCounts.entry.expected', { n: format.quantity(expected) })}
          </span>
        )}
      </span>
    </>
  )
}
