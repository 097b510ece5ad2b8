'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { Card } from '../../ui/layout/Card'
import { useAttempt } from '../../ui/requests/useAttempt'
import { useWords } from '@/components/ui/useWords'
import type { CountReview } from '@/domain/stock/counting/countReadings'
import { ReviewRow, type Decide } from './ReviewRow'
import './review.css'

type Props = { id: number; review: CountReview; releases: boolean }

/** The results of a count, card by card, pending decisions first. */
export const CountReviewCard = ({ id, review, releases }: Props) => {
  const { t, format } = useWords()
  const router = useRouter()
  const send = useAttempt()
  const [problem, setProblem] = useState<string | null>(null)
  const give = async (name: 'choose' | 'resolve', body: object) => {
    const outcome = await send(`/api/counting/${name}`, { body: { count: id, ...body } })
    setProblem(outcome.ok ? null : (outcome.message ?? t('common.failure')))
    router.refresh()
  }
  const decide: Decide = {
    choose: (card, choice) => void give('choose', { card, choice }),
    release: (card, release) => void give('resolve', { card, release }),
  }
  const { matched, uncounted, waiting, value } = review
  const lines = [...review.lines].sort((one, other) => Number(other.waits) - Number(one.waits))
  return (
    <Card padded={false} title={t('stockCounts.page.differences')}>
      <ul className="review-sums">
        {waiting > 0 && (
          <li>
            <strong>{t('stockCounts.page.waiting', { n: waiting })}</strong>
          </li>
        )}
        <li>{t('stockCounts.page.matched', { n: matched })}</li>
        {uncounted > 0 && <li>{t('stockCounts.page.uncounted', { n: uncounted })}</li>}
        {value !== undefined && (
          <li>
            {t('stockCounts.page.total')}: <bdi dir="ltr">{format.money(value, 'TRY')}</bdi>
          </li>
        )}
      </ul>
      {problem && <Alert tone="error">{problem}</Alert>}
      {lines.length === 0 ? (
        <p className="review-none">
          {t(matched === 0 ? 'stockCounts.page.nothingCounted' : 'stockCounts.page.allMatch')}
        </p>
      ) : (
        <ul className="review-rows">
          {lines.map((line) => (
            <ReviewRow key={line.card.id} decide={decide} line={line} releases={releases} />
          ))}
        </ul>
      )}
    </Card>
  )
}
