'use client'

import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { Card } from '../../ui/layout/Card'
import { IconButton } from '../../ui/controls/IconButton'
import { useAttempt } from '../../ui/requests/useAttempt'
import { useT } from '@/components/ui/useT'
import type { CountProgress } from '@/domain/stock/counting/countReadings'
import { CardName } from './CardName'
import { CodeEntry } from './CodeEntry'
import { useCountProgress } from './useCountProgress'
import './counting.css'

/** The card list of a count in preparation: scanned or searched. */
export const CountList = ({ id, first }: { id: number; first: CountProgress }) => {
  const t = useT()
  const send = useAttempt()
  const { progress, refresh } = useCountProgress(id, first)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const give = async (name: 'add' | 'remove', body: object) => {
    const outcome = await send(`/api/counting/${name}`, { body: { count: id, ...body } })
    setProblem(outcome.ok ? null : (outcome.message ?? t('common.failure')))
    void refresh()
  }
  return (
    <Card title={t('stockCounts.page.cards')}>
      <CodeEntry
        count={id}
        input={input}
        isSeries
        onCard={(card) => void give('add', { card: card.id })}
        onCode={(code) => void give('add', { code })}
      >
        {problem && <Alert tone="error">{problem}</Alert>}
      </CodeEntry>
      {problem && <Alert tone="error">{problem}</Alert>}
      {!progress.remaining ? null : progress.remaining.length === 0 ? (
        <p className="text-soft">{t('stockCounts.page.noCards')}</p>
      ) : (
        <ul className="count-rows">
          {progress.remaining.map((card) => (
            <li key={card.id} className="count-row">
              <CardName card={card} />
              <IconButton
                icon={<IconX aria-hidden="true" size={18} />}
                label={t('stockCounts.page.remove', { name: card.name ?? String(card.id) })}
                onClick={() => void give('remove', { card: card.id })}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
