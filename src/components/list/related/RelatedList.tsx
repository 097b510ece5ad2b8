'use client'

import { IconPlus } from '@tabler/icons-react'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useCallback, type ReactNode } from 'react'

import { ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { classNames } from '../../ui/classNames'
import { EmptyState } from '../../ui/layout/EmptyState'
import { useT } from '../../ui/useT'
import { isEndAligned } from '../table/isEndAligned'
import type { RelatedColumn, RelatedPart } from '@/present/record/relatedPart'
import { RelatedValue } from './RelatedValue'
import './relatedList.css'

type Props = {
  part: RelatedPart
  /** Empty state: what is missing here and its purpose. */
  none: string
  /** Totals of the rows, between the heading and the table. */
  children?: ReactNode
}

const classOf = ({ kind, isExtra }: RelatedColumn) =>
  classNames(isEndAligned(kind) && 'related-table__amount', isExtra && 'related-table__extra')

/**
 * Related rows of a record, with links to all of them and to a new one. The row named in the
 * address (`?at=12`) is highlighted and scrolled to.
 */
export const RelatedList = ({ part, none, children }: Props) => {
  const t = useT()
  const at = useSearchParams().get('at')
  const show = useCallback((row: HTMLTableRowElement | null) => {
    row?.scrollIntoView({ block: 'center' })
  }, [])
  const { title, columns, main, rows, total, allHref, create } = part
  const button = create && (
    <ButtonLink
      href={create.href}
      icon={<IconPlus aria-hidden="true" size={16} />}
      size="small"
      tone="soft"
    >
      {create.label}
    </ButtonLink>
  )
  if (rows.length === 0)
    return (
      <Card className="related" title={children ? title : undefined} padded={false}>
        {children}
        <EmptyState actions={button} text={none} title={t('common.noRecords')} />
      </Card>
    )
  return (
    <Card actions={button} className="related" padded={false} title={title}>
      {children}
      <table className="related-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} className={classOf(column)} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, open, cells }) => (
            <tr
              key={id}
              ref={String(id) === at ? show : undefined}
              aria-current={String(id) === at || undefined}
            >
              {columns.map((column, place) => (
                <td key={column.name} className={classOf(column)} data-label={column.label}>
                  <RelatedValue
                    cell={cells[place] ?? ''}
                    kind={column.kind}
                    reach={column.reach}
                    href={place === main ? open : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {allHref && (
        <p className="related__all">
          <Link className="text-link" href={allHref} prefetch={false}>
            {t('actions.seeAllCount', { n: total })}
            <span className="visually-hidden">: {title}</span>
          </Link>
        </p>
      )}
    </Card>
  )
}
