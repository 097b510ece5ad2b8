import Link from 'next/link'
import { useId, type ReactNode } from 'react'
import { useDashboard } from './dashboardContext'

export type ListCardRow = {
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
  /** How many there are in all. */
  count?: number
  /** The whole list, if the reader may open it. */
  href?: string
  empty: ReactNode
  rows: readonly ListCardRow[]
}

const Row = ({ lead, title, subtitle, end, href }: Omit<ListCardRow, 'key'>) => {
  const content = (
    <>
      {lead}
      <span className="list-card__text">
        <span className="list-card__title">{title}</span>
        {subtitle && <span className="list-card__subtitle">{subtitle}</span>}
      </span>
      <span className="list-card__end">{end}</span>
    </>
  )
  return href ? (
    <Link className="list-card__row" href={href} prefetch={false}>
      {content}
    </Link>
  ) : (
    <span className="list-card__row">{content}</span>
  )
}

/** The first few of a list, each a link to its record, and the way to all of them. */
export const ListCard = ({ title, count, href, empty, rows }: Props) => {
  const { t, format } = useDashboard()
  const id = useId()
  return (
    <section aria-labelledby={id} className="ui-card list-card">
      <header className="list-card__header">
        <h2 className="chart-card__title" id={id}>
          {title}
        </h2>
        {href && rows.length > 0 && (
          <Link
            aria-describedby={id}
            className="text-link list-card__all"
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
        <ul className="list-card__rows">
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
