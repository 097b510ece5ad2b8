'use client'

import { IconBan, IconFileTypePdf, IconLink } from '@tabler/icons-react'

import { callApi } from '../../ui/requests/api'
import { BreakableAddress } from '../../ui/layout/BreakableAddress'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Chip, type Tone } from '../../ui/layout/Chip'
import { useCopy } from '../../ui/requests/useCopy'
import { useNotify } from '../../ui/requests/useNotify'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { linkStateOf } from '@/domain/tenders/sending/linkCommands'
import { MAIL_RESTORED } from '@/domain/mails/mail'
import type { Delivery } from '@/domain/tenders/sending/sends'
import { NATIVE_NAMES } from '@/i18n/nativeNames'

import { AnswerNote } from './AnswerNote'
import type { TenderAnswer, TenderSend } from '@/present/tenders/tenderSheet'

const DELIVERY_TONES: Readonly<Record<Delivery, Tone>> = {
  none: 'neutral',
  queued: 'info',
  delivered: 'success',
  failed: 'error',
}

type Props = {
  send: TenderSend
  answers: readonly TenderAnswer[]
  mayChange: boolean
  onRevoke: () => void
}

/** Copies the link of a send; the server returns it to users who may read its PDF and may send. */
const useCopyLink = (id: number) => {
  const { t } = useWords()
  const { notifyFailure } = useNotify()
  const copy = useCopy({ failed: 'document.copyFailed' })
  return async () => {
    const answer = await callApi<{ link: string }>(`/api/tender-sends/${id}/link`)
    if (!answer.ok) return notifyFailure(answer.message ?? t('common.connectionFailed'))
    await copy(answer.data.link)
  }
}

/** One send: time, recipients, status and commands. */
export const SendRow = ({ send, answers, mayChange, onRevoke }: Props) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const copy = useCopyLink(send.id)
  const { createdAt, delivery, deliveryReason, recipients, subject, openedAt, filename } = send
  const { reminder, remindedAt } = send
  const link = linkStateOf({ ...send, now: new Date() })
  return (
    <li className="tender-sends__row">
      <div className="tender-sends__head">
        <bdi className="tender-sends__at" dir="ltr">
          {format.dateTime(createdAt, timeZone)}
        </bdi>
        <Chip tone={DELIVERY_TONES[delivery]}>{t(`tenderSends.deliveries.${delivery}`)}</Chip>
        <Chip tone={link === 'open' ? 'primary' : 'neutral'}>{t(`tenderSends.links.${link}`)}</Chip>
        <span className="text-soft" lang={send.language}>
          {NATIVE_NAMES[send.language]}
        </span>
      </div>
      {recipients ? (
        <p>
          <bdi dir="ltr">
            <BreakableAddress address={recipients} />
          </bdi>
        </p>
      ) : (
        recipients === '' && <p className="text-soft">{t('tenderSends.linkOnly')}</p>
      )}
      {subject && (
        <p className="text-soft">
          <bdi>{subject}</bdi>
        </p>
      )}
      {deliveryReason && (
        <p className="ui-field__error">
          {deliveryReason === MAIL_RESTORED ? (
            t('jobs.mailRestored')
          ) : (
            <bdi dir="ltr">{deliveryReason}</bdi>
          )}
        </p>
      )}
      <p className="text-soft">
        {openedAt
          ? t('tenderSends.opened', { at: format.dateTime(openedAt, timeZone) })
          : t('tenderSends.notOpened')}
      </p>
      {remindedAt && (
        <p className="text-soft">
          {t('tenderSends.reminded', { at: format.dateTime(remindedAt, timeZone) })}
        </p>
      )}
      {reminder && reminder !== 'sent' && (
        <p className={reminder === 'failed' ? 'ui-field__error' : 'text-soft'}>
          {t(`tenderSends.reminderNotes.${reminder}`)}
        </p>
      )}
      {answers.map((answer) => (
        <AnswerNote key={answer.id} answer={answer} />
      ))}
      <div className="tender-sends__actions">
        {filename && (
          <ButtonLink
            download
            href={`/api/tender-sends/file/${encodeURIComponent(filename)}`}
            icon={<IconFileTypePdf aria-hidden="true" size={18} />}
            tone="secondary"
          >
            {t('tenderSends.actions.paper')}
          </ButtonLink>
        )}
        {mayChange && link !== 'revoked' && (
          <>
            {filename && (
              <Button
                icon={<IconLink aria-hidden="true" size={18} />}
                tone="secondary"
                onClick={() => void copy()}
              >
                {t('tenderSends.actions.copyLink')}
              </Button>
            )}
            <Button icon={<IconBan aria-hidden="true" size={18} />} tone="ghost" onClick={onRevoke}>
              {t('tenderSends.actions.revoke')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
