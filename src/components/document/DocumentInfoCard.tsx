'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'

import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { FactRows } from '../ui/layout/FactRows'

type Props = { createdBy?: string; owner?: string }

const momentOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Creation and last change of the record, and its id. */
export const DocumentInfoCard = ({ createdBy, owner }: Props) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const { id, data } = useDocumentInfo()
  const heading = useId()
  const moment = (value: unknown) => {
    const stored = momentOf(value)
    return (
      stored && (
        <time dateTime={stored} dir="ltr">
          {format.dateTime(stored, timeZone)}
        </time>
      )
    )
  }
  const rows = [
    [t('owners.owner'), owner && <bdi>{owner}</bdi>],
    [t('common.updatedAt'), moment(data?.updatedAt)],
    [t('common.createdAt'), moment(data?.createdAt)],
    [t('common.createdBy'), createdBy && <bdi>{createdBy}</bdi>],
    [t('common.id'), <bdi dir="ltr">{id}</bdi>],
  ] as const

  return (
    <section aria-labelledby={heading} className="doc-card doc-info">
      <h2 className="doc-info__title" id={heading}>
        {t('document.info')}
      </h2>
      <FactRows rows={rows} />
    </section>
  )
}
