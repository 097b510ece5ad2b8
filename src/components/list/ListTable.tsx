import { IconDotsVertical } from '@tabler/icons-react'
import Link from 'next/link'
import type { Translator } from '@/i18n/messages'
import { classNames } from '../ui/classNames'
import { cardPlaces } from './cardPlaces'
import { cellText, type CellContext } from './cellText'
import { isEndAligned } from './column'
import type { DrawnColumn } from './drawnColumns'
import { ListCell } from './ListCell'
import type { DrawnRow } from './drawnRows'
import { directionOfSort } from './listState'
import { SortButton } from './SortButton'

type Props = {
  title: string
  columns: readonly DrawnColumn[]
  /** The column that names the record and leads to it. */
  main: number
  rows: readonly DrawnRow[]
  context: CellContext
  sort: string
  hasMenu: boolean
  t: Translator
}

const classOf = ({ column }: DrawnColumn, place?: string): string =>
  classNames(
    `list-priority-${column.priority ?? 1}`,
    isEndAligned(column.kind) && 'list-end',
    place && `list-card-${place}`,
  )

/** The rows of a list as a real table; narrow screens draw each row as a card by CSS (DT11). */
export const ListTable = ({ title, columns, main, rows, context, sort, hasMenu, t }: Props) => {
  const places = cardPlaces(columns, main)
  return (
    <table className="list-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((drawn) => (
            <th
              key={drawn.name}
              scope="col"
              className={classOf(drawn)}
              aria-sort={drawn.sortBy ? directionOfSort(sort, drawn.sortBy) : undefined}
            >
              {drawn.sortBy ? <SortButton by={drawn.sortBy} label={drawn.label} /> : drawn.label}
            </th>
          ))}
          {hasMenu && (
            <th scope="col" className="list-menu">
              <span className="visually-hidden">{t('actions.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ doc, row, open }) => (
          <tr key={row.id} data-list-row={row.id}>
            {columns.map((drawn, index) => (
              <td
                key={drawn.name}
                className={classOf(drawn, places[index])}
                data-label={drawn.label}
              >
                {index === main ? (
                  <RowName open={open} text={cellText(doc, drawn, context)} name={row.name}>
                    <ListCell doc={doc} drawn={drawn} context={context} />
                  </RowName>
                ) : (
                  <ListCell doc={doc} drawn={drawn} context={context} />
                )}
              </td>
            ))}
            {hasMenu && (
              <td className="list-menu">
                <button
                  type="button"
                  className="ui-icon-button ui-icon-button--small"
                  data-list-menu
                  aria-haspopup="menu"
                  aria-label={t('list.rowActions', { name: row.name })}
                >
                  <IconDotsVertical aria-hidden="true" size={18} />
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type NameProps = { open?: string; text: string; name: string; children: React.ReactNode }

/** The main cell of a row: the link to the record, where the reader may open it. */
const RowName = ({ open, text, name, children }: NameProps) => {
  if (!open) return <span className="list-name">{children}</span>
  return (
    <Link href={open} prefetch={false} className="list-name text-link" data-list-open>
      {text === '' ? <bdi>{name}</bdi> : children}
    </Link>
  )
}
