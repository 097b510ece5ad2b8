'use client'

import { Card } from '../../ui/layout/Card'
import { useWords } from '@/components/ui/useWords'
import type { CountFigures } from '@/domain/stock/counting/countReadings'
import { CountedText } from './CountedText'
import './counting.css'

/** The counted quantity of each card, and who counted. */
export const CountedCardList = ({ progress }: { progress: CountFigures }) => {
  const { t } = useWords()
  return (
    <Card title={t('stockCounts.entry.entries')}>
      {progress.totals.length === 0 ? (
        <p className="text-soft">{t('stockCounts.entry.none')}</p>
      ) : (
        <ul className="count-rows">
          {progress.totals.map((total) => (
            <li key={total.card.id} className="count-row">
              <CountedText total={total} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
