import { IconPlus } from '@tabler/icons-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { classNames } from '@/components/ui/classNames'
import type { Formatters } from '@/i18n/format'
import type { MessageKey, Translator } from '@/i18n/messages'

import type { Part } from './customerSheet'
import './recordSection.css'

export type RecordColumn<Row> = {
  label: MessageKey
  /** Nothing for an empty value: the table then draws a dash. */
  value: (row: Row) => ReactNode
  /** Aligned at the end with tabular digits. */
  isAmount?: boolean
  /** The first column to be hidden in a narrow table. */
  isExtra?: boolean
}

type Props<Row> = {
  title: MessageKey
  newLabel: MessageKey
  part: Part<Row>
  /** The first one names the row and leads to it. */
  columns: RecordColumn<Row>[]
  t: Translator
  format: Formatters
}

/** Some records in a short table: how many there are, the way to all of them and to a new one. */
export const RecordSection = <Row extends { id: number; href?: string }>(props: Props<Row>) => {
  const { title, newLabel, part, columns, t, format } = props
  const { rows, total, newHref, allHref } = part
  return (
    <Card
      className="record-section"
      padded={false}
      title={
        <>
          {t(title)} {total > 0 && <Chip icon={<></>}>{format.count(total)}</Chip>}
        </>
      }
      actions={
        newHref && (
          <ButtonLink
            href={newHref}
            icon={<IconPlus aria-hidden="true" size={16} />}
            size="small"
            tone="soft"
          >
            {t(newLabel)}
          </ButtonLink>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="record-section__none">{t('common.noRecords')}</p>
      ) : (
        <table className="record-table">
          <caption className="visually-hidden">{t(title)}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.label} className={classOf(column)} scope="col">
                  {t(column.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {columns.map((column, index) => (
                  <td key={column.label} className={classOf(column)} data-label={t(column.label)}>
                    <Cell href={index === 0 ? row.href : undefined}>{column.value(row)}</Cell>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {allHref && total > 0 && (
        <p className="record-section__all">
          <Link className="text-link" href={allHref} prefetch={false}>
            {t('actions.seeAllCount', { n: total })}
            <span className="visually-hidden">: {t(title)}</span>
          </Link>
        </p>
      )}
    </Card>
  )
}

const classOf = <Row,>({ isAmount, isExtra }: RecordColumn<Row>) =>
  classNames(isAmount && 'record-table__amount', isExtra && 'record-table__extra')

const Cell = ({ href, children }: { href?: string; children: ReactNode }) => {
  if (children === null || children === undefined || children === '')
    return <span className="text-soft">—</span>
  if (!href) return <bdi>{children}</bdi>
  return (
    <Link className="text-link" href={href} prefetch={false}>
      <bdi>{children}</bdi>
    </Link>
  )
}
