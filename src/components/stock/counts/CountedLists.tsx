'use client'

import { useState } from 'react'

import { Tabs } from '@/components/ui/Tabs'
import { useWords } from '@/components/ui/useWords'
import type { CountedCard, CountProgress, ShownCard } from './countSheet'
import { CardName } from './CardName'

type Props = { progress: CountProgress; onCard: (card: ShownCard) => void }

const Counted = ({ total, onCard }: { total: CountedCard; onCard: Props['onCard'] }) => {
  const { t, format } = useWords()
  const { card, counted, who, expected } = total
  return (
    <li>
      <button className="count-row" type="button" onClick={() => onCard(card)}>
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
      </button>
    </li>
  )
}

/** What was counted, by whom, and what nobody counted yet; a press counts more of a card. */
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
