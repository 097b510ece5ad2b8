import type { ChartRow, Series } from './chartData'
import { amountOf } from './chartData'
import { Swatch } from './Swatch'

type Props = {
  row: ChartRow
  series: readonly Series[]
  format: (amount: number) => string
  /** Of the language: the plot around it always runs left to right. */
  dir: 'ltr' | 'rtl'
}

/** What a column holds, beside the pointer or after an arrow key. */
export const ChartTooltip = ({ row, series, format, dir }: Props) => (
  <div className="chart-tooltip" dir={dir}>
    <p className="chart-tooltip__name">{row.name}</p>
    <ul>
      {series
        .filter(({ key }) => amountOf(row, key) > 0)
        .map((one) => (
          <li key={one.key}>
            <Swatch series={one} />
            <span>{one.label}</span>
            <bdi>{format(amountOf(row, one.key))}</bdi>
          </li>
        ))}
    </ul>
  </div>
)
