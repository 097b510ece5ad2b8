'use client'

import { IconPlus } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { useWords } from '@/components/ui/useWords'
import { daysBetween, type Day } from '@/domain/shared/day'
import { nameOfRequest, type PersonRequest, type PersonRequests } from '@/present/privacy/requests'
import { Button, ButtonLink } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { Chip } from '../ui/layout/Chip'
import { useNotify } from '../ui/requests/useNotify'
import type { RequestAsked } from './RequestDialog'
import styles from './Requests.module.css'

const RequestDialog = dynamic(() => import('./RequestDialog').then((file) => file.RequestDialog))

const TONES = { overdue: 'error', soon: 'warning', later: 'neutral' } as const

const StateOf = ({ request, today }: { request: PersonRequest; today: Day }) => {
  const { t } = useWords()
  const { urgency, answerBy, state } = request
  if (state !== 'open')
    return (
      <Chip tone={state === 'answered' ? 'success' : 'neutral'}>
        {t(`privacy.requests.outcomes.${state}`)}
      </Chip>
    )
  const n = Math.abs(daysBetween({ from: today, to: answerBy }))
  return (
    urgency && <Chip tone={TONES[urgency]}>{t(`privacy.requests.urgency.${urgency}`, { n })}</Chip>
  )
}

type RowProps = { request: PersonRequest; today: Day; onAsk: (asked: RequestAsked) => void }

const Row = ({ request, today, onAsk }: RowProps) => {
  const { t, format } = useWords()
  const { id, receivedOn, closedOn, asked, channel, note, answer, acts, state } = request
  const name = nameOfRequest(request)
  const lastDayText = ({ due, answerBy }: PersonRequest) =>
    due === answerBy
      ? t('privacy.requests.due', { day: format.day(due) })
      : t('privacy.requests.dueAtWeekend', {
          day: format.day(due),
          workday: format.day(answerBy),
        })
  // Without the placeholder for a missing name.
  const contact = [request.email, request.phone].filter((value) => value && value !== name)
  const facts = [
    t(`privacy.requests.subjects.${asked}`),
    t(`privacy.requests.channels.${channel}`),
    t('privacy.requests.received', { day: format.day(receivedOn) }),
    closedOn ? t('privacy.requests.closedOn', { day: format.day(closedOn) }) : lastDayText(request),
  ]
  const ask = (kind: 'correct' | 'close' | 'reopen') => (
    <Button size="small" tone="secondary" onClick={() => onAsk({ kind, request })}>
      {t(`privacy.requests.${kind}`)}
      <span className="visually-hidden"> #{id}</span>
    </Button>
  )
  return (
    <li className={styles.row} id={`request-${id}`}>
      <div className={styles.text}>
        <p className={styles.head}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <bdi className="text-soft">#{id}</bdi>
          <StateOf request={request} today={today} />
        </p>
        {contact.length > 0 && (
          <p>
            <bdi dir="ltr">{contact.join(' · ')}</bdi>
          </p>
        )}
        <p className="text-soft">{facts.join(' · ')}</p>
        {note && (
          <p className={styles.words}>
            <bdi>{note}</bdi>
          </p>
        )}
        {answer && state !== 'open' && (
          <p className={styles.words}>
            <span className="text-soft">{t('privacy.requests.answer')}: </span>
            <bdi>{answer}</bdi>
          </p>
        )}
        {acts.map(({ act, day, rows }, at) => (
          <p className="text-soft" key={at}>
            {t(`privacy.requests.acts.${act}`, { day: format.day(day), n: rows })}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {state === 'open' ? (
          <>
            <ButtonLink href={`?request=${id}`} size="small" tone="secondary">
              {t('privacy.requests.search')}
              <span className="visually-hidden"> #{id}</span>
            </ButtonLink>
            {ask('close')}
            {ask('correct')}
          </>
        ) : (
          ask('reopen')
        )}
      </div>
    </li>
  )
}

type Props = { requests: PersonRequests; today: Day }

/** People's requests about their data: open ones by deadline, and closed ones. */
export const RequestsCard = ({ requests: { open, closed }, today }: Props) => {
  const { t } = useWords()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [asked, setAsked] = useState<RequestAsked | null>(null)
  const rows = (of: readonly PersonRequest[]) => (
    <ul className={styles.list}>
      {of.map((request) => (
        <Row key={request.id} request={request} today={today} onAsk={setAsked} />
      ))}
    </ul>
  )
  return (
    <Card
      actions={
        <Button
          icon={<IconPlus aria-hidden="true" size={18} />}
          size="small"
          tone="secondary"
          onClick={() => setAsked({ kind: 'receive', request: null })}
        >
          {t('privacy.requests.add')}
        </Button>
      }
      title={t('privacy.requests.title')}
    >
      <p className="text-soft">
        {open.length > 0 ? t('privacy.requests.text') : t('privacy.requests.none')}
      </p>
      {open.length > 0 && rows(open)}
      {closed.length > 0 && (
        <details className={styles.closed}>
          <summary>{t('privacy.requests.closed', { n: closed.length })}</summary>
          {rows(closed)}
        </details>
      )}
      {asked && (
        <RequestDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            notifySuccess(t(`privacy.requests.done.${asked.kind}`))
            router.refresh()
          }}
        />
      )}
    </Card>
  )
}
