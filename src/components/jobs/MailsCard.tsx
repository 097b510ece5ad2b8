'use client'

import { IconMail, IconSend } from '@tabler/icons-react'

import { Button } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { Chip, type Tone } from '../ui/layout/Chip'
import { EmptyState } from '../ui/layout/EmptyState'
import { useLocale, useT } from '@/components/ui/useT'
import type { OpenMail } from '@/domain/jobs/sheet'
import { createFormatters } from '@/i18n/format'
import type { JobsSheet } from './jobsSheet'
import { Reason } from './Reason'
import { useJobCommand } from './useJobCommand'

const TONES: Readonly<Record<OpenMail['state'], Tone>> = {
  waiting: 'neutral',
  sending: 'info',
}

type Props = Pick<JobsSheet, 'mails' | 'commands' | 'timeZone'>

/** Mails that no mail server has taken yet. */
export const MailsCard = ({ mails, commands, timeZone }: Props) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const { busy, give } = useJobCommand()
  return (
    <Card padded={false} title={t('jobs.mails')}>
      {mails.length === 0 && <EmptyState icon={<IconMail />} title={t('jobs.noMails')} />}
      <ul className="jobs">
        {mails.map(({ id, kind, recipient, state, attempts, reason, createdAt, dueAt }) => (
          <li key={id}>
            <div className="jobs__text">
              <span className="jobs__facts">
                <strong>{t(`jobs.kinds.${kind}`)}</strong>
                <bdi>{recipient}</bdi>
                <Chip tone={TONES[state]}>{t(`jobs.mailStates.${state}`)}</Chip>
              </span>
              <p className="jobs__facts text-soft">
                <span>{t('jobs.written', { at: format.dateTime(createdAt, timeZone) })}</span>
                {attempts > 0 && <span>{t('jobs.tries', { n: attempts })}</span>}
                {state === 'waiting' && (
                  <span>{t('jobs.due', { at: format.dateTime(dueAt, timeZone) })}</span>
                )}
              </p>
              <Reason text={reason} />
            </div>
            {commands.includes('sendMail') && state === 'waiting' && (
              <Button
                busy={busy === id}
                icon={<IconSend aria-hidden="true" className="mirrored" size={16} />}
                size="small"
                tone="secondary"
                onClick={() => void give(id, 'sendMail', { mail: id }, t('jobs.mailQueued'))}
              >
                {t('jobs.sendMail')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
