import Link from 'next/link'
import type { Series } from './chartData'
import { Swatch } from './Swatch'

export type LegendItem = { series: Series; value: string; href?: string }
type Props = { label: string; items: readonly LegendItem[] }

/** The legend with totals; each entry links to its list. */
export const ChartLegend = ({ label, items }: Props) => (
  <ul aria-label={label} className="chart-legend">
    {items.map(({ series, value, href }) => {
      const content = (
        <>
          <Swatch series={series} />
          <span className="chart-legend__name">{series.label}</span>
          <bdi className="chart-legend__value">{value}</bdi>
        </>
      )
      return (
        <li key={series.key}>
          {href ? (
            <Link className="chart-legend__item" href={href} prefetch={false}>
              {content}
            </Link>
          ) : (
            <span className="chart-legend__item">{content}</span>
          )}
        </li>
      )
    })}
  </ul>
)
