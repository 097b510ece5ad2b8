'use client'

import dynamic from 'next/dynamic'
import { ChartSkeleton } from './ChartSkeleton'

/**
 * Columns over time, drawn once the page is there: the chart library is a file of its own, and its
 * place is kept by a skeleton of the same height.
 */
export const Bars = dynamic(() => import('./BarsDrawing'), {
  ssr: false,
  loading: () => <ChartSkeleton />,
})
