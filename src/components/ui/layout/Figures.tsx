import type { Figure } from '@/present/record/recordFact'
import Link from 'next/link'
import './figures.css'

const Body = ({ label, value, unit, hint }: Figure) => (
  <>
    <span className="figures__label">{label}</span>
    <span className="figures__value">
      <bdi dir="ltr">{value}</bdi>
      {unit && <span className="figures__unit"> {unit}</span>}
    </span>
    {hint && <span className="figures__hint">{hint}</span>}
  </>
)

/** The numbers of a record; each links to its rows. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <ul aria-label={label} className="figures">
    {figures.map((figure) => (
      <li key={figure.label}>
        {figure.explain ? (
          <button className="figures__figure" data-explain={figure.explain} type="button">
            <Body {...figure} />
          </button>
        ) : figure.href ? (
          <Link className="figures__figure" href={figure.href} prefetch={false} scroll={false}>
            <Body {...figure} />
          </Link>
        ) : (
          <span className="figures__figure">
            <Body {...figure} hint={undefined} />
          </span>
        )}
      </li>
    ))}
  </ul>
)
