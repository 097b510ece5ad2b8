'use client'

import dynamic from 'next/dynamic'

const HEIGHTS = ['45%', '70%', '55%', '85%', '60%', '75%']

/** The placeholder of a loading chart, as high as the chart to avoid a layout shift. */
const ChartSkeleton = () => (
  <div aria-hidden="true" className="chart-skeleton">
    {HEIGHTS.map((height) => (
      <span key={height} className="ui-skeleton" style={{ blockSize: height }} />
    ))}
  </div>
)

/**
 * A column chart over time, loaded lazily: the chart library is a separate chunk, and a skeleton of
 * the same height reserves the space.
 */
export const Bars = dynamic(() => import('./BarsDrawing'), {
  ssr: false,
  loading: () => <ChartSkeleton />,
})
