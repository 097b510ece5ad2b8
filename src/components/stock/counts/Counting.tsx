'use client'

import { useEffect, useRef, useState } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { SwitchRow } from '../../ui/inputs/SwitchRow'
import { useWords } from '@/components/ui/useWords'
import type { EntryMode } from '@/domain/stock/counting/counts'
import {
  figuresOf,
  type CountFigures,
  type CountProgress,
  type ShownCard,
} from '@/domain/stock/counting/countReadings'
import { CodeEntry } from './CodeEntry'
import { CountedLists } from './CountedLists'
import { CurrentCard } from './CurrentCard'
import { QuantityEntry } from './QuantityEntry'
import { useCountProgress } from './useCountProgress'
import { useEntryQueue } from './useEntryQueue'
import { WaitingEntries } from './WaitingEntries'
import './counting.css'

type Props = { id: number; person: string; first: CountProgress }

/** The next entry: a selected card, or a code that the server resolves. */
type Target = { card?: ShownCard; code?: string; label: string }

const Bar = ({ figures }: { figures: CountFigures }) => {
  const { t } = useWords()
  const { counted, cards } = figures
  const text = t('stockCounts.page.progress', { counted, total: cards })
  return (
    <>
      <p className="counting__progress">{text}</p>
      <progress
        aria-label={text}
        className="counting__bar"
        max={Math.max(cards, 1)}
        value={counted}
      />
    </>
  )
}

/** The one-handed counting screen for phones: scan or type, see the total, undo the last entry. */
export const Counting = ({ id, person, first }: Props) => {
  const { t, format } = useWords()
  const { progress, refresh } = useCountProgress(id, first)
  const queue = useEntryQueue(id, person, () => void refresh())
  const [asks, setAsks] = useState(false)
  const [target, setTarget] = useState<Target | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const wasAsking = useRef(false)
  // Ready for the next code.
  useEffect(() => {
    if (wasAsking.current && !target) input.current?.focus()
    wasAsking.current = target !== null
  }, [target])

  const enter = ({ card, code, label }: Target, quantity: number, mode: EntryMode) => {
    queue.add({
      path: '/api/counting/enter',
      body: { count: id, ...(card ? { card: card.id } : { code }), quantity, mode },
      label,
      quantity: format.quantity(quantity),
    })
    setTarget(null)
  }
  const choose = (card: ShownCard) =>
    setTarget({ card, label: card.name ?? t('common.idOf', { id: String(card.id) }) })
  const scan = (code: string) => {
    const next = { code, label: code }
    if (asks) setTarget(next)
    else enter(next, 1, 'add')
  }
  const figures = figuresOf(progress)
  const totals = figures?.totals ?? []
  const own = figures?.entries.find(({ isOwn }) => isOwn)
  const undo = () =>
    own &&
    queue.add({
      path: '/api/counting/undo',
      body: { entry: own.id },
      label: t('stockCounts.entry.undo'),
      quantity: null,
    })
  const { status } = progress
  const isOpen = status === undefined || status === 'counting' || status === 'review'
  // The current card's latest response; until there is one, that of the last counted card.
  const current = totals.find(({ card }) => card.id === queue.last?.card.id) ?? totals[0] ?? null
  const waiting = (
    <WaitingEntries
      isStuck={queue.isStuck}
      waiting={queue.waiting}
      onDismiss={queue.drop}
      onRetry={() => void queue.flush()}
    />
  )
  return (
    <div className="counting">
      {figures && <Bar figures={figures} />}
      {!isOpen && <Alert tone="warning">{t('stockCounts.entry.notOpen')}</Alert>}
      {waiting}
      {(isOpen || current) && <CurrentCard current={current} last={own} onUndo={undo} />}
      {figures && <CountedLists progress={figures} onCard={choose} />}
      {isOpen && (
        <div className="counting__dock">
          {target ? (
            <QuantityEntry
              key={target.label}
              label={target.label}
              unit={target.card?.unit}
              wasCounted={totals.some(({ card }) => card.id === target.card?.id)}
              onClose={() => setTarget(null)}
              onEnter={(quantity, mode) => enter(target, quantity, mode)}
            />
          ) : (
            <>
              <SwitchRow
                checked={asks}
                hint={asks ? undefined : t('stockCounts.entry.one')}
                label={t('stockCounts.entry.ask')}
                onChange={setAsks}
              />
              <CodeEntry count={id} input={input} isSeries={!asks} onCard={choose} onCode={scan}>
                {waiting}
                <CurrentCard current={current} last={own} onUndo={undo} />
              </CodeEntry>
            </>
          )}
        </div>
      )}
    </div>
  )
}
