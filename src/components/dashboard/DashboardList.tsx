import type { ReactNode } from 'react'
import { Card } from '@/components/ui/Card'

export type DashboardRow = {
  key: number
  href: string
  title: ReactNode
  subtitle?: ReactNode
  end: ReactNode
}

type Props = { title: string; empty: string; rows: DashboardRow[] }

/** A short list of records, each a link; says so when there is none. */
export const DashboardList = ({ title, empty, rows }: Props) => (
  <Card padded={false} title={title}>
    {rows.length === 0 ? (
      <p className="dashboard-list__empty">{empty}</p>
    ) : (
      <ul className="dashboard-list">
        {rows.map(({ key, href, title: name, subtitle, end }) => (
          <li key={key}>
            <a className="dashboard-list__row" href={href}>
              <span className="dashboard-list__text">
                <span className="dashboard-list__title">{name}</span>
                {subtitle && <span className="dashboard-list__subtitle">{subtitle}</span>}
              </span>
              <span className="dashboard-list__end">{end}</span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
