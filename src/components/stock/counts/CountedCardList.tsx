'use client'

import { Card } from '@/components/ui/Card'
import { useWords } from '@/components/ui/useWords'
import { CardName } from './CardName'
import type { CountProgress } from './countSheet'
import './counting.css'

/** What was counted of each card, and by whom. */
export const CountedCardList = ({ progress }: { progress: CountProgress }) => {
  const { t, format } = useWords()
  return (
    <Card title={t('stockCounts.entry.entries')}>
      {progress.totals.length === 0 ? (
        <p className="text-soft">{t('stockCounts.entry.none')}</p>
      ) : (
        <ul className="count-rows">
          {progress.totals.map(({ card, counted, who, expected }) => (
            <li key={card.id} className="count-row">
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
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
