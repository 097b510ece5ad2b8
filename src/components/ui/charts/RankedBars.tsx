import Link from 'next/link'

export type RankedItem = {
  key: string
  name: string
  amount: number
  /** The amount and further details, as text. */
  value: string
  note?: string
  href: string
}

/**
 * A ranking: the longest bar first, each with a link to its records. HTML instead of a chart: names
 * of
 * any length stay readable, which the labels of an axis do not.
 */
export const RankedBars = ({ items, label }: { items: readonly RankedItem[]; label: string }) => {
  const highest = Math.max(...items.map(({ amount }) => amount), 1)
  return (
    <ol aria-label={label} className="ranked-bars">
      {items.map(({ key, name, amount, value, note, href }) => (
        <li key={key}>
          <Link className="ranked-bars__row" href={href} prefetch={false}>
            <span className="one-line ranked-bars__name">
              <bdi>{name}</bdi>
            </span>
            <bdi className="ranked-bars__value">{value}</bdi>
            <span aria-hidden="true" className="ranked-bars__track">
              <span
                className="ranked-bars__bar"
                style={{ inlineSize: `${Math.max(1, (amount / highest) * 100)}%` }}
              />
            </span>
            {note && <span className="ranked-bars__note">{note}</span>}
          </Link>
        </li>
      ))}
    </ol>
  )
}
