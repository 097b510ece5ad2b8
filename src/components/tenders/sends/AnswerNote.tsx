'use client'

import {
  IconCircleX,
  IconHeartHandshake,
  IconMessageQuestion,
  type Icon,
} from '@tabler/icons-react'

import { useWords } from '@/components/ui/useWords'
import type { AnswerKind } from '@/domain/tenders/sends'

import type { Answer } from './useSends'

const ICONS: Readonly<Record<AnswerKind, Icon>> = {
  accepted: IconHeartHandshake,
  declined: IconCircleX,
  question: IconMessageQuestion,
}

/** What a customer said by the link: who, when, from where, and their words as they wrote them. */
export const AnswerNote = ({ answer }: { answer: Answer }) => {
  const { t, format } = useWords()
  const { kind, name, text, createdAt, address } = answer
  const Icon = ICONS[kind]
  return (
    <div className={`tender-sends__answer tender-sends__answer--${kind}`}>
      <Icon aria-hidden="true" size={20} />
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span>{t(`tenderAnswers.kinds.${kind}`)}</span>
        <p className="text-soft">
          <bdi dir="ltr">{format.dateTime(createdAt)}</bdi>
          {address && (
            <>
              {' · '}
              <bdi dir="ltr">{address}</bdi>
            </>
          )}
        </p>
        {text && <p className="tender-sends__words">{text}</p>}
      </div>
    </div>
  )
}
