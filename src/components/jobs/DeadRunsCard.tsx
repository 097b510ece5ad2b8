'use client'

import { IconRotate } from '@tabler/icons-react'

import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'
import type { DeadRunRow, JobsSheet } from './jobsSheet'
import { Reason } from './Reason'
import { useJobCommand } from './useJobCommand'

type Props = Pick<JobsSheet, 'commands' | 'timeZone'> & { runs: DeadRunRow[] }

/** Runs for which no try is left, with their reason. */
export const DeadRunsCard = ({ runs, commands, timeZone }: Props) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const { busy, give } = useJobCommand()
  return (
    <Card padded={false} title={t('jobs.failures')}>
      <p className="jobs__intro text-soft">{t('jobs.failuresText')}</p>
      <ul className="jobs">
        {runs.map(({ id, name, at, tries, reason }) => (
          <li key={id}>
            <div className="jobs__text">
              <span className="jobs__facts">
                <strong>{t(`jobs.names.${name}`)}</strong>
                <Chip tone="error">{t('jobs.states.failed')}</Chip>
                <time dateTime={at}>{format.dateTime(at, timeZone)}</time>
                <span className="text-soft">{t('jobs.tries', { n: tries })}</span>
              </span>
              <Reason text={reason} />
            </div>
            {commands.includes('retry') && (
              <Button
                busy={busy === id}
                icon={<IconRotate aria-hidden="true" size={16} />}
                size="small"
                tone="secondary"
                onClick={() =>
                  void give(
                    id,
                    'retry',
                    { run: id },
                    t('jobs.started', { name: t(`jobs.names.${name}`) }),
                  )
                }
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
