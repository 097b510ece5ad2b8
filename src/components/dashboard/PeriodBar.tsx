'use client'

import { useId } from 'react'
import { classNames } from '@/components/ui/classNames'
import { PERIODS, type Period } from '@/domain/dashboard/period'
import { useDashboard } from './dashboardContext'

type Props = { period: Period; isLoading: boolean; onChange: (period: Period) => void }

/** Chooses the period of the charts and names the period it is compared with. */
export const PeriodBar = ({ period, isLoading, onChange }: Props) => {
  const { t, words, format, data } = useDashboard()
  const id = useId()
  const { from, to, before } = data.period
  return (
    <div className="period-bar">
      <div className="period-bar__text">
        <h2 className="period-bar__title" id={id}>
          {words.range({ from, to })}
        </h2>
        <p className="period-bar__note">
          {t('dashboard.compared', { from: format.day(before.from), to: format.day(before.to) })}
        </p>
      </div>
      <div aria-label={t('dashboard.period')} className="segments" role="group">
        {PERIODS.map((one) => (
          <button
            key={one}
            aria-pressed={one === period}
            className={classNames('segments__one', one === period && 'segments__one--on')}
            type="button"
            onClick={() => onChange(one)}
          >
            {t(`dashboard.periods.${one}`)}
          </button>
        ))}
      </div>
      <p aria-live="polite" className="visually-hidden">
        {!isLoading && t('dashboard.updated', { period: words.range({ from, to }) })}
      </p>
    </div>
  )
}
