'use client'

import { useState } from 'react'

import { entityOf } from '@/catalog'
import { Chip } from '../ui/layout/Chip'
import { useWords } from '@/components/ui/useWords'
import type { TrashRow } from '@/domain/trash/sheet'
import type { MessageKey } from '@/i18n/messages'
import { PurgeQuestion } from './PurgeQuestion'
import { TrashActions } from './TrashActions'

/** Days before purging from which a row is highlighted. */
const SOON = 7

type Props = { rows: readonly TrashRow[]; timeZone: string }

/** Deleted records as rows of a list, with buttons to restore or purge. */
export const TrashTable = ({ rows, timeZone }: Props) => {
  const { t, format } = useWords()
  const [asked, setAsked] = useState<TrashRow | null>(null)
  return (
    <>
      <div className="list-rows">
        <table className="list-table trash">
          <caption className="visually-hidden">{t('trash.records')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('trash.name')}</th>
              <th scope="col">{t('trash.kind')}</th>
              <th scope="col">{t('trash.who')}</th>
              <th scope="col">{t('trash.when')}</th>
              <th scope="col">{t('trash.left')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('trash.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-list-row={row.id}>
                <td className="list-card-title trash__name">
                  <bdi>{row.name}</bdi>
                </td>
                <td className="list-card-field" data-label={t('trash.kind')}>
                  {t(`${entityOf(row.collection)?.words}.singular` as MessageKey)}
                </td>
                <td className="list-card-field" data-label={t('trash.who')}>
                  <bdi>{row.who === undefined ? '—' : (row.who ?? t('audit.system'))}</bdi>
                </td>
                <td className="list-card-field" data-label={t('trash.when')}>
                  <time dateTime={row.deletedAt} dir="ltr">
                    {format.dateTime(row.deletedAt, timeZone)}
                  </time>
                </td>
                <td className="list-card-field" data-label={t('trash.left')}>
                  <Chip tone={row.daysLeft <= SOON ? 'warning' : 'neutral'}>
                    {t('trash.days', { n: row.daysLeft })}
                  </Chip>
                </td>
                <td className="list-card-field trash__actions">
                  <TrashActions row={row} onPurge={() => setAsked(row)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PurgeQuestion row={asked} onClose={() => setAsked(null)} />
    </>
  )
}
