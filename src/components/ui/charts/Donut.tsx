'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import type { DonutProps } from './DonutDrawing'

const Ring = dynamic(() => import('./DonutDrawing'), {
  ssr: false,
  loading: () => <div aria-hidden="true" className="chart-donut__ring chart-donut__ring--empty" />,
})

/** A ring chart, with the total in the middle. */
export const Donut = ({ children, ...props }: DonutProps & { children: ReactNode }) => (
  <div className="chart-donut">
    <Ring {...props} />
    <div className="chart-donut__middle">{children}</div>
  </div>
)
