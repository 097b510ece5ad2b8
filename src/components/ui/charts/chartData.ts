/** Fill pattern of an area, so that series can be distinguished without colour. */
export type Texture = 'solid' | 'diagonal' | 'dots' | 'cross'

/** One kind of thing a chart counts. */
export type Series = {
  key: string
  /** Label in the reader's language. */
  label: string
  /** A custom property of `charts.css`, such as `--chart-won`: it follows the theme. */
  color: `--chart-${string}`
  texture?: Texture
}

/** A value and the list it is counted from. */
export type Value = { amount: number; href?: string }

/** One column of a chart, one row of its table. */
export type ChartRow = {
  key: string
  /** Short, for the axis. */
  label: string
  /** In full, for tooltip and table. */
  name: string
  /** Opens everything of this row. */
  href?: string
  values: Readonly<Record<string, Value | undefined>>
}

export const amountOf = (row: ChartRow, key: string): number => row.values[key]?.amount ?? 0

export const totalOf = (row: ChartRow): number =>
  Object.keys(row.values).reduce((total, key) => total + amountOf(row, key), 0)

/** The series with at least one value; empty ones are left out of legend and table. */
export const occurring = (series: readonly Series[], rows: readonly ChartRow[]): Series[] =>
  series.filter(({ key }) => rows.some((row) => amountOf(row, key) > 0))
