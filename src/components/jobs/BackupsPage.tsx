'use client'

import { IconDatabaseExport } from '@tabler/icons-react'

import { Alert } from '../ui/layout/Alert'
import { Card } from '../ui/layout/Card'
import { Chip } from '../ui/layout/Chip'
import { EmptyState } from '../ui/layout/EmptyState'
import { PageHeader } from '../ui/layout/PageHeader'
import { useLocale, useT } from '@/components/ui/useT'
import type { BackupsSheet } from '@/domain/backups/sheet'
import type { Disk } from '@/domain/shared/disk'
import { createFormatters } from '@/i18n/format'
import { JobsCard } from './JobsCard'
import type { JobsSheet } from './jobsSheet'
import './jobs.css'

type Props = BackupsSheet &
  Pick<JobsSheet, 'commands' | 'jobs' | 'timeZone'> & {
    /** The disk of the backups when it is nearly full. */
    disk: Disk | null
  }

const NewestCard = ({ folder, newest, backups }: Props) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const amount = (count: number, bytes: number) =>
    t('backups.amount', { count: format.count(count), size: format.fileSize(bytes) })
  return (
    <Card title={t('backups.newest')}>
      {newest ? (
        <dl className="jobs__times backups__facts">
          <div>
            <dt>{t('backups.rows')}</dt>
            <dd>{amount(newest.rows, newest.rowBytes)}</dd>
          </div>
          <div>
            <dt>{t('backups.files')}</dt>
            <dd>{amount(newest.files, newest.fileBytes)}</dd>
          </div>
        </dl>
      ) : (
        <Alert tone="error">{t('backups.damaged')}</Alert>
      )}
      <h3 className="jobs__name">{t('backups.restore')}</h3>
      <p className="text-soft">{t('backups.restoreText')}</p>
      <code className="backups__command" dir="ltr">
        npm run restore -- {folder}/{backups[0]?.id}
        {newest?.isEncrypted && ' --identity=FILE'}
      </code>
    </Card>
  )
}

const ListCard = ({ backups, newest, timeZone }: Props) => {
  const t = useT()
  const format = createFormatters(useLocale())
  return (
    <Card padded={false} title={t('backups.list')}>
      {backups.length === 0 && (
        <EmptyState icon={<IconDatabaseExport />} title={t('backups.empty')} />
      )}
      <ul className="jobs">
        {backups.map(({ id, at, provenAt, isBeforeUpgrade }, index) => (
          <li key={id}>
            <div className="jobs__text">
              <time className="jobs__name" dateTime={at}>
                {format.dateTime(at, timeZone)}
              </time>
              <p className="text-soft">
                <bdi dir="ltr">{id}</bdi>
              </p>
            </div>
            <span className="jobs__facts">
              {index === 0 && newest?.isEncrypted && (
                <Chip tone="info">{t('backups.encrypted')}</Chip>
              )}
              {isBeforeUpgrade && <Chip tone="info">{t('backups.beforeUpgrade')}</Chip>}
              {provenAt ? (
                <Chip tone="success">
                  {t('backups.proven', { at: format.dateTime(provenAt, timeZone) })}
                </Chip>
              ) : (
                <Chip tone="neutral">{t('backups.unproven')}</Chip>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The backups of the installation, warnings, and the two jobs that create and test them. */
export const BackupsPage = (props: Props) => {
  const { folder, unreadable, warnings, disk, jobs, backups, commands, timeZone } = props
  const t = useT()
  const format = createFormatters(useLocale())
  return (
    <div className="ui-page">
      <PageHeader
        breadcrumbs={[{ label: t('nav.administration') }, { label: t('nav.backups') }]}
        description={t('backups.description')}
        title={t('backups.title')}
      />
      {unreadable !== null && (
        <Alert tone="error">{t('backups.unreadable', { reason: unreadable })}</Alert>
      )}
      {warnings.map((warning) => (
        <Alert key={warning} tone={warning === 'unproven' ? 'warning' : 'error'}>
          {t(`backups.warnings.${warning}`)}
        </Alert>
      ))}
      {disk && (
        <Alert tone="warning">
          {t('jobs.lowDisks.backups', {
            free: format.fileSize(disk.freeBytes),
            size: format.fileSize(disk.sizeBytes),
          })}
        </Alert>
      )}
      {folder === null ? (
        <Card>
          <EmptyState
            icon={<IconDatabaseExport />}
            text={t('backups.off')}
            title={t('backups.offTitle')}
          />
        </Card>
      ) : (
        <>
          <JobsCard commands={commands} jobs={jobs} timeZone={timeZone} />
          {backups.length > 0 && <NewestCard {...props} />}
          {unreadable === null && <ListCard {...props} />}
        </>
      )}
    </div>
  )
}
