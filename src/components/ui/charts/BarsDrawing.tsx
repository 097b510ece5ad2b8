'use client'

import { useId, useRef, type KeyboardEvent } from 'react'
import {
  Bar,
  BarChart,
  BarStack,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts'
import { amountOf, type ChartRow, type Series } from './chartData'
import { fillOf, TextureDefinition } from './Texture'
import { Swatch } from './Swatch'

export type BarsProps = {
  /** Label of the chart, for screen readers. */
  label: string
  /** How to use it by keyboard, for screen readers. */
  description: string
  rows: readonly ChartRow[]
  series: readonly Series[]
  /** Stacked series; otherwise side by side. */
  isStacked?: boolean
  format: (amount: number) => string
  dir: 'ltr' | 'rtl'
  /** Called with the list behind a bar, or behind a column opened by Enter. */
  onOpen: (href: string) => void
}

const TICK = { fill: 'var(--text-soft)', fontSize: 12 } as const

type Props = {
  row: ChartRow
  series: readonly Series[]
  format: (amount: number) => string
  /** Text direction; the plot around it always runs left to right. */
  dir: 'ltr' | 'rtl'
}

/** The values of a column, at the pointer or after an arrow key. */
const ChartTooltip = ({ row, series, format, dir }: Props) => (
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

/**
 * Columns over time. The plot runs from left to right in every language, as time axes do (RT3);
 * words in it follow the language. Load it through `Bars`, which keeps the library out of the
 * first paint.
 */
const BarsDrawing = (props: BarsProps) => {
  const { label, description, rows, series, isStacked, format, dir, onOpen } = props
  const id = useId()
  const active = useRef<ChartRow | null>(null)
  const idOf = (one: Series) => `${id}-${one.key}`

  const content = ({ active: isActive, payload }: TooltipContentProps) => {
    const row = isActive ? (payload[0]?.payload as ChartRow | undefined) : undefined
    active.current = row ?? null
    return row ? <ChartTooltip dir={dir} format={format} row={row} series={series} /> : null
  }
  const openActive = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active.current?.href) onOpen(active.current.href)
  }
  const bars = series.map((one) => (
    <Bar
      key={one.key}
      className={rows.some(({ values }) => values[one.key]?.href) ? 'chart-bar' : undefined}
      dataKey={(row: ChartRow) => amountOf(row, one.key)}
      fill={fillOf({ id: idOf(one), series: one })}
      isAnimationActive="auto"
      animationDuration={500}
      maxBarSize={isStacked ? 44 : 22}
      name={one.label}
      radius={isStacked ? 0 : [4, 4, 0, 0]}
      stroke="var(--surface)"
      strokeWidth={isStacked ? 1.5 : 0}
      onClick={({ payload }) => {
        const href = (payload as ChartRow | undefined)?.values[one.key]?.href
        if (href) onOpen(href)
      }}
    />
  ))
  const described = { 'aria-label': label, 'aria-describedby': `${id}-keys` }

  return (
    // The library renders the focusable element but does not report on which column Enter was
    // pressed.
    <div className="chart-plot" dir="ltr" role="presentation" onKeyDown={openActive}>
      <p className="visually-hidden" id={`${id}-keys`}>
        {description}
      </p>
      <ResponsiveContainer height="100%" initialDimension={{ width: 1, height: 1 }} width="100%">
        <BarChart
          {...described}
          barCategoryGap="24%"
          barGap={3}
          data={rows as ChartRow[]}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        >
          <defs>
            {series.map((one) => (
              <TextureDefinition key={one.key} id={idOf(one)} series={one} />
            ))}
          </defs>
          <CartesianGrid stroke="var(--border-soft)" vertical={false} />
          <XAxis
            axisLine={{ stroke: 'var(--border)' }}
            dataKey="label"
            interval="preserveStartEnd"
            minTickGap={6}
            tick={TICK}
            tickLine={false}
            tickMargin={8}
          />
          <YAxis
            allowDecimals={false}
            axisLine={false}
            tick={TICK}
            tickFormatter={format}
            tickLine={false}
            width={36}
          />
          <Tooltip
            content={content}
            cursor={{ fill: 'var(--surface-hover)' }}
            isAnimationActive={false}
            offset={14}
          />
          {isStacked ? <BarStack radius={[5, 5, 0, 0]}>{bars}</BarStack> : bars}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

export default BarsDrawing
