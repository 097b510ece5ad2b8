import type { ReactNode } from 'react'

type Props = { icon: ReactNode; label: string; value: string; note?: string; href: string }

/** One number that matters; a click opens the list behind it. */
export const FigureCard = ({ icon, label, value, note, href }: Props) => (
  <a className="ui-card figure-card" href={href}>
    <span aria-hidden="true" className="figure-card__icon">
      {icon}
    </span>
    <span className="figure-card__text">
      <span className="figure-card__value">{value}</span>
      <span className="figure-card__label">{label}</span>
      {note && (
        <bdi className="figure-card__note" dir="ltr">
          {note}
        </bdi>
      )}
    </span>
  </a>
)
