'use client'

import { IconRefresh } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'

import { Button } from '../ui/controls/Button'
import { PageHeader } from '../ui/layout/PageHeader'
import { Alert } from '../ui/layout/Alert'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'
import { DriftsCard } from './DriftsCard'
import { FailuresCard } from './FailuresCard'
import { JobsCard } from './JobsCard'
import type { JobsSheet } from './jobsSheet'
import { MailsCard } from './MailsCard'
import './jobs.css'

/** Background jobs: failures, jobs, unsent mails, and counters that differ from their rows. */
export const JobsPage = ({
  lowDisks,
  jobs,
  failures,
  mails,
  drifts,
  commands,
  timeZone,
}: JobsSheet) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const router = useRouter()
  const shared = { commands, timeZone }
  const hasFailed = Object.values(failures).some((rows) => rows.length > 0)
  const cards = [
    {
      needsHand: hasFailed,
      card: hasFailed && <FailuresCard key="failures" {...shared} failures={failures} />,
    },
    { needsHand: false, card: <JobsCard key="jobs" {...shared} jobs={jobs} /> },
    {
      needsHand: drifts.length > 0,
      card: <DriftsCard key="drifts" {...shared} drifts={drifts} />,
    },
    {
      needsHand: mails.some(({ reason }) => reason !== null),
      card: <MailsCard key="mails" {...shared} mails={mails} />,
    },
  ]
  // This page is mostly opened because of a failure: failures come first.
  const inOrder = [...cards].sort((a, b) => Number(b.needsHand) - Number(a.needsHand))
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <Button
            icon={<IconRefresh aria-hidden="true" size={18} />}
            tone="secondary"
            onClick={() => router.refresh()}
          >
            {t('jobs.refresh')}
          </Button>
        }
        breadcrumbs={[{ label: t('nav.administration') }, { label: t('nav.jobs') }]}
        description={t('jobs.description')}
        title={t('jobs.title')}
      />
      {lowDisks.map(({ use, freeBytes, sizeBytes }) => (
        <Alert key={use} tone="warning">
          {t(`jobs.lowDisks.${use}`, {
            free: format.fileSize(freeBytes),
            size: format.fileSize(sizeBytes),
          })}
        </Alert>
      ))}
      {inOrder.map(({ card }) => card)}
    </div>
  )
}
