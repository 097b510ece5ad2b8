'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { WEBHOOK_COMMANDS } from '@/catalog/commands/webhooks'
import { PlainTable, type PlainColumn } from '@/components/list/table/PlainTable'
import { Button } from '@/components/ui/controls/Button'
import { Chip, type Tone } from '@/components/ui/layout/Chip'
import { callApi } from '@/components/ui/requests/api'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { DeliveryState } from '@/domain/webhooks/webhook'
import { SHOWN_DELIVERIES, type DeliverySheet } from '@/present/webhooks/webhookSheet'

const TONES = {
  waiting: 'info',
  sending: 'info',
  done: 'success',
  dead: 'error',
} as const satisfies Record<DeliveryState, Tone>

type Props = {
  id: number
  deliveries: readonly DeliverySheet[]
  timeZone: string
  canWrite: boolean
}

/** Deliveries of an endpoint with their responses; each can be sent again. */
export const Deliveries = ({ id, deliveries, timeZone, canWrite }: Props) => {
  const { t, format } = useWords()
  const router = useRouter()
  const { notifySuccess, notifyFailure } = useNotify()
  const [running, setRunning] = useState<number | null>(null)

  if (deliveries.length === 0) return <p className="text-soft">{t('webhooks.noDeliveries')}</p>

  const replay = async (event: number) => {
    setRunning(event)
    const outcome = await callApi<{ queued: number }>(
      `/api/webhooks/${id}${WEBHOOK_COMMANDS.replay.path}`,
      { body: { event } },
    )
    setRunning(null)
    if (!outcome.ok) return notifyFailure(outcome.message ?? t('common.connectionFailed'))
    notifySuccess(t('webhooks.replayed', { count: outcome.data.queued }))
    router.refresh()
  }
  const moment = (at: string) => <time dateTime={at}>{format.dateTime(at, timeZone)}</time>
  const details = ({ failure, status, ms, dueAt, answer }: DeliverySheet) => (
    <div className="webhook-delivery__details">
      {failure && <span>{t(`webhooks.failures.${failure}`)}</span>}
      {status !== null && (
        <span>
          {t('webhooks.statusCode', { status })}
          {ms !== null && ` · ${t('webhooks.took', { ms })}`}
        </span>
      )}
      {dueAt && (
        <span className="text-soft">
          {t('webhooks.nextTry', { at: format.dateTime(dueAt, timeZone) })}
        </span>
      )}
      {answer && (
        <details>
          <summary>{t('webhooks.showAnswer')}</summary>
          <pre dir="auto">{answer}</pre>
        </details>
      )}
    </div>
  )
  const columns: PlainColumn<DeliverySheet>[] = [
    {
      label: t('webhooks.event'),
      cell: ({ type, event }) => (
        <code dir="ltr">
          {type} evt_{event}
        </code>
      ),
    },
    {
      label: t('webhooks.record'),
      cell: ({ record: { name, href } }) =>
        href ? (
          <Link href={href} prefetch={false}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        ),
    },
    { label: t('webhooks.at'), cell: ({ createdAt }) => moment(createdAt) },
    {
      label: t('webhooks.state'),
      cell: ({ state }) => <Chip tone={TONES[state]}>{t(`webhooks.deliveryStates.${state}`)}</Chip>,
    },
    {
      label: t('webhooks.attempts'),
      isAmount: true,
      cell: ({ attempts }) => format.quantity(attempts),
    },
    { label: t('webhooks.answer'), cell: details },
  ]
  const replaying: PlainColumn<DeliverySheet> = {
    label: t('actions.actions'),
    cell: ({ event, state }) =>
      state !== 'sending' && (
        <Button
          aria-label={`${t('webhooks.replay')}: evt_${event}`}
          busy={running === event}
          size="small"
          tone="secondary"
          onClick={() => void replay(event)}
        >
          {t('webhooks.replay')}
        </Button>
      ),
  }
  return (
    <>
      <PlainTable
        caption={t('webhooks.deliveries')}
        columns={canWrite ? [...columns, replaying] : columns}
        keyOf={({ event }) => event}
        rows={deliveries}
      />
      <p className="text-soft webhook-deliveries__hint">
        {t('webhooks.deliveriesHint', { most: SHOWN_DELIVERIES })}
      </p>
    </>
  )
}
