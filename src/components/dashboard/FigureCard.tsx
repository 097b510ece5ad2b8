import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = {
  icon: ReactNode
  tone: 'primary' | 'warning' | 'info' | 'error'
  label: string
  value: string
  /** The amount behind the number, if the reader may see it. */
  amount?: string
  note: string
  href: string
}

/** One current figure; clicking it opens its list. */
export const FigureCard = ({ icon, tone, label, value, amount, note, href }: Props) => (
  <Link className="ui-card figure-card" href={href} prefetch={false}>
    <span className="figure-card__top">
      <span aria-hidden="true" className={`ui-tile ui-tile--${tone}`}>
        {icon}
      </span>
      <span className="figure-card__label">{label}</span>
    </span>
    <span className="figure-card__numbers">
      <bdi className="figure-card__value">{value}</bdi>
      {amount && <bdi className="figure-card__amount">{amount}</bdi>}
    </span>
    <span className="figure-card__note">{note}</span>
  </Link>
)
