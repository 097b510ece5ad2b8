import Link from 'next/link'
import { useId, type ReactNode } from 'react'
import { useDashboard } from './dashboardContext'

export type ShortListRow = {
  key: number
  /** Absent when the reader may not open the record. */
  href?: string
  lead: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  end: ReactNode
}

type Props = {
  title: string
  /** Total number of rows. */
  count?: number
  /** The whole list, if the reader may open it. */
  href?: string
  empty: ReactNode
  rows: readonly ShortListRow[]
}

const Row = ({ lead, title, subtitle, end, href }: Omit<ShortListRow, 'key'>) => {
  const content = (
    <>
      {lead}
      <span className="short-list__text">
        <span className="one-line short-list__title">{title}</span>
        {subtitle && <span className="one-line short-list__subtitle">{subtitle}</span>}
      </span>
      <span className="short-list__end">{end}</span>
    </>
  )
  return href ? (
    <Link className="short-list__row" href={href} prefetch={false}>
      {content}
    </Link>
  ) : (
    <span className="short-list__row">{content}</span>
  )
}

/** The first rows of a list, linked to their records, with a link to the whole list. */
export const ShortList = ({ title, count, href, empty, rows }: Props) => {
  const { t, format } = useDashboard()
  const id = useId()
  return (
    <section aria-labelledby={id} className="ui-card short-list">
      <header className="short-list__header">
        <h2 className="chart-card__title" id={id}>
          {title}
        </h2>
        {href && rows.length > 0 && (
          <Link
            aria-describedby={id}
            className="text-link short-list__all"
            href={href}
            prefetch={false}
          >
            {count === undefined
              ? t('actions.seeAll')
              : t('actions.seeAllCount', { n: format.count(count) })}
          </Link>
        )}
      </header>
      {rows.length === 0 ? (
        empty
      ) : (
        <ul className="short-list__rows">
          {rows.map(({ key, ...row }) => (
            <li key={key}>
              <Row {...row} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
