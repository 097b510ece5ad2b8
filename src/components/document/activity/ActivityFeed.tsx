'use client'

import { IconHistoryOff } from '@tabler/icons-react'
import Link from 'next/link'
import { Button } from '../../ui/controls/Button'
import { EmptyState } from '../../ui/layout/EmptyState'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { Id } from '@/domain/shared/idOf'
import { ActivityDetails } from './ActivityDetails'
import { useActivity } from './useActivity'
import './activity.css'
import type { ActivityEntry } from '@/domain/audit/activity'

/** True when an entry has no details beyond its text. */
const saysEverything = ({ records, sentence, unlisted }: ActivityEntry): boolean => {
  if (records.length > 1 || unlisted > 0) return false
  const changes = records.flatMap(({ lines }) => lines.flatMap((line) => line.changes))
  const lines = records.flatMap((record) => record.lines)
  if (lines.length > 1) return false
  return changes.every(({ before, after }) =>
    [before, after].every((value) => sentence.includes(value)),
  )
}

type Props = {
  slug: AuditedSlug
  /** Missing for a global, which has a single record. */
  id?: Id
  /** False: nothing is loaded yet. */
  isOpen?: boolean
}

const Loading = () => (
  <div className="activity__loading">
    {[1, 2, 3].map((row) => (
      <div key={row}>
        <Skeleton height="14px" width="80%" />
        <Skeleton height="12px" width="40%" />
      </div>
    ))}
  </div>
)

/** The history of a record, newest first, in words. */
export const ActivityFeed = ({ slug, id, isOpen = true }: Props) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const { status, entries, hasMore, loadMore } = useActivity({ slug, id, isOpen })
  return (
    <>
      <p role="status" className="visually-hidden">
        {status === 'loading' ? t('common.loading') : ''}
      </p>
      <ol className="activity">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="activity__sentence">{entry.sentence}</p>
            <p className="activity__at">
              <time dateTime={entry.at} dir="ltr">
                {format.dateTime(entry.at, timeZone)}
              </time>
              {entry.dayHref && (
                <Link
                  aria-label={t('audit.sameDayOf', { who: entry.who })}
                  className="text-link"
                  href={entry.dayHref}
                  prefetch={false}
                >
                  {t('audit.sameDay')}
                </Link>
              )}
            </p>
            {!saysEverything(entry) && (
              <details className="activity__more">
                <summary>{t('audit.fields.details')}</summary>
                <ActivityDetails entry={entry} isOfOne t={t} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {status === 'loading' && <Loading />}
      {status === 'failed' && (
        <EmptyState
          title={t('audit.failed')}
          actions={
            <Button size="small" tone="secondary" onClick={loadMore}>
              {t('actions.tryAgain')}
            </Button>
          }
        />
      )}
      {status === 'ready' && entries.length === 0 && (
        <EmptyState
          icon={<IconHistoryOff size={26} stroke={1.5} />}
          text={t('audit.nothingText')}
          title={t('audit.nothing')}
        />
      )}
      {status === 'ready' && hasMore && (
        <Button block tone="secondary" onClick={loadMore}>
          {t('audit.older')}
        </Button>
      )}
    </>
  )
}
