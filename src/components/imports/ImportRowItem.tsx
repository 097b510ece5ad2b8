'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Alert } from '../ui/layout/Alert'
import { Button } from '../ui/controls/Button'
import { callApi } from '../ui/requests/api'
import { Chip } from '../ui/layout/Chip'
import { useWords } from '@/components/ui/useWords'
import type { MendedRow, ShownRow } from '@/domain/imports/importReadings'
import { shownName } from '@/present/record/shownName'
import { ROW_TONES } from './importTones'
import { RowCell } from './RowCell'

type Props = {
  /** Id of the import. */
  id: number
  row: ShownRow
  fields: readonly { field: string; label: string }[]
  /** Failed rows can be corrected. */
  mends: boolean
  onMended: (row: MendedRow, goesOn: boolean) => void
}

/** State of the row, next to its row number in the file. */
const RowState = ({ row: { state, change, record } }: Pick<Props, 'row'>) => {
  const { t } = useWords()
  return (
    <>
      <Chip tone={ROW_TONES[state]}>{t(`importing.rows.states.${state}`)}</Chip>
      {change && state !== 'error' && (
        <span className="text-soft">{t(`importing.rows.${change}`)}</span>
      )}
      {record &&
        (record.href ? (
          <Link href={record.href} prefetch={false}>
            <bdi>{record.title}</bdi>
          </Link>
        ) : (
          <bdi>{record.title}</bdi>
        ))}
    </>
  )
}

/** A hint that the row may duplicate an existing record; never a refusal. */
const SimilarHint = ({ row: { similar } }: Pick<Props, 'row'>) => {
  const { t } = useWords()
  const [first] = similar
  if (!first) return null
  const name = shownName(first.employee === null ? first.companyName : first.employeeName)
  return (
    <p className="imports__hint">
      {t('similar.inFile')}{' '}
      {first.href ? (
        <Link href={first.href} prefetch={false}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      <span className="text-soft">
        {first.likenesses.map((one) => t(`similar.same.${one}`)).join(' · ')}
        {similar.length > 1 && ` · ${t('similar.more', { n: similar.length - 1 })}`}
      </span>
    </p>
  )
}

/** A row of the file: its cells with their errors, and its result. */
export const ImportRowItem = ({ id, row, fields, mends, onMended }: Props) => {
  const { t, format } = useWords()
  const [failure, setFailure] = useState<string | null>(null)
  const number = format.count(row.number)
  const ofRow = row.errors.filter(({ field }) => field === null)
  const isOpen = mends && row.state === 'error'

  /** @param cells empty to only check the row again */
  const mend = async (cells: Readonly<Record<string, string>>, goesOn: boolean) => {
    const outcome = await callApi<MendedRow>(`/api/imports/${id}/fix`, {
      method: 'POST',
      body: { row: row.number, cells },
    })
    setFailure(outcome.ok ? null : (outcome.message ?? t('common.connectionFailed')))
    if (outcome.ok) onMended(outcome.data, goesOn)
    return outcome.ok
  }

  return (
    <tr data-list-row={row.number} data-state={row.state}>
      <td className="list-card-title imports__row-head">
        <span className="imports__row-state">
          <span className="imports__row-number">{number}</span>
          <RowState row={row} />
        </span>
        <SimilarHint row={row} />
        {ofRow.map(({ code, message }) => (
          <p key={code} className="imports__error">
            {message}
          </p>
        ))}
        {isOpen && ofRow.some(({ code }) => code === 'changedSinceCheck') && (
          <Button size="small" tone="secondary" onClick={() => mend({}, true)}>
            {t('importing.rows.checkAgain')}
          </Button>
        )}
        {failure && <Alert tone="error">{failure}</Alert>}
      </td>
      {fields.map(({ field, label }) => {
        const error = row.errors.find((one) => one.field === field)
        return (
          <td
            key={field}
            className="list-card-field imports__cell"
            data-label={label}
            data-wrong={error ? '' : undefined}
          >
            <RowCell
              key={row.cells[field] ?? ''}
              error={error?.message}
              isOpen={isOpen}
              label={t('importing.rows.cell', { n: number, field: label })}
              text={row.cells[field] ?? ''}
              onMend={(text, goesOn) => mend({ [field]: text }, goesOn)}
            />
          </td>
        )
      })}
    </tr>
  )
}
