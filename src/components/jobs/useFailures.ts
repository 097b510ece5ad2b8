'use client'

import { useT } from '@/components/ui/useT'
import type { Failures } from '@/domain/jobs/sheet'
import { MAIL_RESTORED } from '@/domain/mails/mail'
import type { JobBody, JobCommand } from './useJobCommand'

/** One line of the list of failures, with its retry command. */
export type FailureRow = {
  key: string
  title: string
  /** Whom or which record it concerns. */
  about?: string
  state: string
  hint?: string
  at: string
  tries: number
  reason: string | null
  notice: string
  command: JobCommand
  body: JobBody<JobCommand>
}

/** All failures in words, the newest first. */
export const useFailures = ({ runs, deliveries, mails }: Failures): FailureRow[] => {
  const t = useT()
  const rows: FailureRow[] = [
    ...runs.map(({ id, name, ...row }) => ({
      ...row,
      key: `run ${id}`,
      title: t(`jobs.names.${name}`),
      state: t('jobs.states.failed'),
      notice: t('jobs.started', { name: t(`jobs.names.${name}`) }),
      command: 'retry' as const,
      body: { run: id },
    })),
    ...deliveries.map(({ event, subscriber, name, document, passed, ...row }) => ({
      ...row,
      key: `delivery ${event} ${subscriber}`,
      title: t('jobs.delivery', {
        event: t(`jobs.events.${name}`),
        subscriber: t(`jobs.subscribers.${subscriber}`),
      }),
      about: `#${document}`,
      state: t('jobs.undelivered'),
      hint: passed > 0 ? t('jobs.passed', { n: passed }) : undefined,
      notice: t('jobs.deliveryQueued'),
      command: 'deliver' as const,
      body: { event, subscriber },
    })),
    ...mails.map(({ id, kind, recipient, ...row }) => ({
      ...row,
      key: `mail ${id}`,
      title: t(`jobs.kinds.${kind}`),
      about: recipient,
      reason: row.reason === MAIL_RESTORED ? t('jobs.mailRestored') : row.reason,
      state: t('jobs.mailStates.dead'),
      notice: t('jobs.mailQueued'),
      command: 'sendMail' as const,
      body: { mail: id },
    })),
  ]
  return rows.sort((a, b) => b.at.localeCompare(a.at))
}
