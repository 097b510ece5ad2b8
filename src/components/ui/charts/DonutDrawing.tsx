'use client'

import { useId } from 'react'
import { Cell, Pie, PieChart, ResponsiveContainer } from 'recharts'
import type { Series } from './chartData'
import { fillOf, TextureDefinition } from './Texture'

export type DonutProps = {
  parts: readonly { series: Series; amount: number; href?: string }[]
  onOpen: (href: string) => void
}

/**
 * Shares of a whole as a ring. A picture only: name, number and link of each part are in the
 * legend beside it, so screen readers and the keyboard pass it by.
 */
const DonutDrawing = ({ parts, onOpen }: DonutProps) => {
  const id = useId()
  const data = parts.map((part) => ({ ...part, id: `${id}-${part.series.key}` }))
  return (
    <div aria-hidden="true" className="chart-donut__ring" dir="ltr">
      <ResponsiveContainer height="100%" initialDimension={{ width: 1, height: 1 }} width="100%">
        <PieChart accessibilityLayer={false}>
          <defs>
            {data.map(({ id: part, series }) => (
              <TextureDefinition key={part} id={part} series={series} />
            ))}
          </defs>
          <Pie
            animationDuration={500}
            data={data}
            dataKey="amount"
            endAngle={-270}
            innerRadius="72%"
            isAnimationActive="auto"
            outerRadius="100%"
            paddingAngle={data.length > 1 ? 2 : 0}
            rootTabIndex={-1}
            startAngle={90}
            stroke="none"
            cornerRadius={4}
            onClick={({ payload }: { payload?: { href?: string } }) => {
              if (payload?.href) onOpen(payload.href)
            }}
          >
            {data.map(({ id: part, series, href }) => (
              <Cell
                key={part}
                className={href ? 'chart-bar' : undefined}
                fill={fillOf({ id: part, series })}
              />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
    </div>
  )
}

export default DonutDrawing
