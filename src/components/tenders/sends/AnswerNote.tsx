'use client'

import {
  IconCircleX,
  IconHeartHandshake,
  IconMessageQuestion,
  type Icon,
} from '@tabler/icons-react'

import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import type { AnswerKind } from '@/domain/tenders/sending/sends'

import { AnswerSignature } from './AnswerSignature'
import { chosenText } from './chosenText'
import type { TenderAnswer } from '@/present/tenders/tenderSheet'

const ICONS: Readonly<Record<AnswerKind, Icon>> = {
  accepted: IconHeartHandshake,
  declined: IconCircleX,
  question: IconMessageQuestion,
}

/** A customer's answer through the link: name, time, address, and their words unchanged. */
export const AnswerNote = ({ answer }: { answer: TenderAnswer }) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const { kind, name, text, createdAt, address, chosen, total, currency, signature } = answer
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
          <bdi dir="ltr">{format.dateTime(createdAt, timeZone)}</bdi>
          {address && (
            <>
              {' · '}
              <bdi dir="ltr">{address}</bdi>
            </>
          )}
        </p>
        {chosen && chosen.length > 0 && (
          <>
            <p>{t('tenders.choice.customer')}</p>
            <ul className="tender-sends__chosen">
              {chosen.map((line) => (
                <li key={line.line}>
                  <bdi>{chosenText(t, line)}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
        {typeof total === 'number' && (
          <p>{t('tenders.choice.total', { total: format.money(total, currency ?? 'TRY') })}</p>
        )}
        {kind === 'accepted' && (
          <AnswerSignature
            name={name}
            signature={signature}
            words={{
              drawn: t('tenderAnswers.fields.signature'),
              typed: t('tenderAnswers.signedByName'),
            }}
          />
        )}
        {text && <p className="tender-sends__words">{text}</p>}
      </div>
    </div>
  )
}
