'use client'

import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { IconButton } from '../controls/IconButton'
import { useT } from '@/components/ui/useT'

type Props = {
  title: string
  /** Definition of what is counted. */
  hint?: string
  /** Next to the switch to the table. */
  actions?: ReactNode
  chart: ReactNode
  /** The same data as a `ChartTable`. */
  table: ReactNode
  /** Shown instead of chart and table when there is no data. */
  empty?: ReactNode
}

/** The frame of every chart: heading, what is counted, and the switch to the table. */
export const ChartCard = ({ title, hint, actions, chart, table, empty }: Props) => {
  const t = useT()
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const name = t(isTable ? 'charts.showAsChart' : 'charts.showAsTable')
  return (
    <section aria-labelledby={id} className="ui-card chart-card">
      <header className="chart-card__header">
        <div className="chart-card__text">
          <h2 className="chart-card__title" id={id}>
            {title}
          </h2>
          {hint && <p className="chart-card__hint">{hint}</p>}
        </div>
        <div className="chart-card__actions">
          {actions}
          {!empty && (
            <IconButton
              aria-describedby={id}
              icon={
                isTable ? (
                  <IconChartBar aria-hidden="true" size={18} />
                ) : (
                  <IconTable aria-hidden="true" size={18} />
                )
              }
              label={name}
              size="small"
              onClick={() => setIsTable(!isTable)}
            />
          )}
        </div>
      </header>
      <div className="chart-card__body">{empty || (isTable ? table : chart)}</div>
    </section>
  )
}
