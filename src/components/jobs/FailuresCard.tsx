'use client'

import { IconRotate } from '@tabler/icons-react'

import { Button } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { Chip } from '../ui/layout/Chip'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'
import type { JobsSheet } from './jobsSheet'
import { Reason } from './Reason'
import { useFailures } from './useFailures'
import { useJobCommand } from './useJobCommand'

type Props = Pick<JobsSheet, 'commands' | 'failures' | 'timeZone'>

/** All permanent failures: runs, deliveries and mails, each with its reason. */
export const FailuresCard = ({ failures, commands, timeZone }: Props) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const { busy, give } = useJobCommand()
  return (
    <Card padded={false} title={t('jobs.failures')}>
      <p className="jobs__intro text-soft">{t('jobs.failuresText')}</p>
      <ul className="jobs">
        {useFailures(failures).map((row) => (
          <li key={row.key}>
            <div className="jobs__text">
              <span className="jobs__facts">
                <strong>{row.title}</strong>
                {row.about && <bdi>{row.about}</bdi>}
                <Chip tone="error">{row.state}</Chip>
                <time dateTime={row.at}>{format.dateTime(row.at, timeZone)}</time>
                <span className="text-soft">{t('jobs.tries', { n: row.tries })}</span>
              </span>
              {row.hint && <p className="text-soft">{row.hint}</p>}
              <Reason text={row.reason} />
            </div>
            {commands.includes(row.command) && (
              <Button
                busy={busy === row.key}
                icon={<IconRotate aria-hidden="true" size={16} />}
                size="small"
                tone="secondary"
                onClick={() => void give(row.key, row.command, row.body, row.notice)}
              >
                {t('jobs.retry')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
