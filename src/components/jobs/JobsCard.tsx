'use client'

import { IconPlayerPlay } from '@tabler/icons-react'

import { Button } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { Chip, type Tone } from '../ui/layout/Chip'
import { useLocale, useT } from '@/components/ui/useT'
import type { JobStatus, RunState } from '@/domain/jobs/sheet'
import { createFormatters } from '@/i18n/format'
import type { JobsSheet } from './jobsSheet'
import { Reason } from './Reason'
import { useJobCommand } from './useJobCommand'

const TONES: Readonly<Record<RunState, Tone>> = {
  waiting: 'neutral',
  running: 'info',
  retry: 'warning',
  completed: 'success',
  failed: 'error',
}

type Props = Pick<JobsSheet, 'jobs' | 'commands' | 'timeZone'>

const LastRun = ({ last, timeZone }: { last: JobStatus['last']; timeZone: string }) => {
  const t = useT()
  const format = createFormatters(useLocale())
  if (!last) return <span className="text-soft">{t('jobs.never')}</span>
  const { state, startedAt, seconds, reason } = last
  return (
    <>
      <span className="jobs__facts">
        <Chip tone={TONES[state]}>{t(`jobs.states.${state}`)}</Chip>
        {startedAt && <time dateTime={startedAt}>{format.dateTime(startedAt, timeZone)}</time>}
        {seconds !== null && (
          <span className="text-soft">
            {t('jobs.duration', { seconds: format.quantity(seconds) })}
          </span>
        )}
      </span>
      <Reason text={reason} />
    </>
  )
}

/**
 * Every job with its last run, its next one, and a button to run it now. A disabled job has none of
 * these.
 */
export const JobsCard = ({ jobs, commands, timeZone }: Props) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const { busy, give } = useJobCommand()
  return (
    <Card padded={false}>
      <ul className="jobs">
        {jobs.map(({ name, next, last, off }) => {
          const called = t(`jobs.names.${name}`)
          return (
            <li key={name}>
              <div className="jobs__text">
                <h2 className="jobs__name">{called}</h2>
                <p className="text-soft">{t(`jobs.texts.${name}`)}</p>
                {off && (
                  <p className="jobs__facts">
                    <Chip tone="neutral">{t('jobs.off')}</Chip>
                    <span className="text-soft">{t(`jobs.offTexts.${off}`)}</span>
                  </p>
                )}
              </div>
              {!off && (
                <dl className="jobs__times">
                  <div>
                    <dt>{t('jobs.last')}</dt>
                    <dd>
                      <LastRun last={last} timeZone={timeZone} />
                    </dd>
                  </div>
                  <div>
                    <dt>{t('jobs.next')}</dt>
                    <dd>
                      <time dateTime={next}>{format.dateTime(next, timeZone)}</time>
                    </dd>
                  </div>
                </dl>
              )}
              {!off && commands.includes('run') && (
                <Button
                  aria-label={t('jobs.runThis', { name: called })}
                  busy={busy === name}
                  icon={<IconPlayerPlay aria-hidden="true" className="mirrored" size={16} />}
                  size="small"
                  tone="secondary"
                  onClick={() =>
                    void give(name, 'run', { job: name }, t('jobs.started', { name: called }))
                  }
                >
                  {t('jobs.run')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
