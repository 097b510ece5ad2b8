'use client'

import dynamic from 'next/dynamic'
import { ChartSkeleton } from './ChartSkeleton'

/**
 * A column chart over time, loaded lazily: the chart library is a chunk of its own, and a skeleton
 * of the same height keeps its place.
 */
export const Bars = dynamic(() => import('./BarsDrawing'), {
  ssr: false,
  loading: () => <ChartSkeleton />,
})
