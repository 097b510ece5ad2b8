'use client'

import { useState } from 'react'

import { Tabs } from '../../ui/controls/Tabs'
import { useWords } from '@/components/ui/useWords'
import type { CountedCard, CountFigures, ShownCard } from '@/domain/stock/counting/countReadings'
import { CardName } from './CardName'
import { CountedText } from './CountedText'

type Props = { progress: CountFigures; onCard: (card: ShownCard) => void }

const Counted = ({ total, onCard }: { total: CountedCard; onCard: Props['onCard'] }) => (
  <li>
    <button className="count-row" type="button" onClick={() => onCard(total.card)}>
      <CountedText total={total} />
    </button>
  </li>
)

/** Counted and uncounted cards; clicking one counts more of it. */
export const CountedLists = ({ progress, onCard }: Props) => {
  const { t, format } = useWords()
  const [tab, setTab] = useState('counted')
  const { totals, remaining, counted, cards } = progress
  const items = [
    {
      value: 'counted',
      label: `${t('stockCounts.entry.entries')} (${format.count(counted)})`,
      content:
        totals.length === 0 ? (
          <p className="text-soft">{t('stockCounts.entry.none')}</p>
        ) : (
          <ul className="count-rows">
            {totals.map((total) => (
              <Counted key={total.card.id} total={total} onCard={onCard} />
            ))}
          </ul>
        ),
    },
    {
      value: 'remaining',
      label: `${t('stockCounts.entry.remaining')} (${format.count(cards - counted)})`,
      content:
        remaining.length === 0 ? (
          <p className="text-soft">{t('stockCounts.entry.allCounted')}</p>
        ) : (
          <ul className="count-rows">
            {remaining.map((card) => (
              <li key={card.id}>
                <button className="count-row" type="button" onClick={() => onCard(card)}>
                  <CardName card={card} />
                </button>
              </li>
            ))}
          </ul>
        ),
    },
  ]
  return <Tabs items={items} label={t('stockCounts.page.cards')} value={tab} onChange={setTab} />
}
