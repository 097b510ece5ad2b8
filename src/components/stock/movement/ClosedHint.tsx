'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { readApi } from '../../ui/requests/api'
import { useWords } from '@/components/ui/useWords'
import type { Day } from '@/domain/shared/day'
import { refuseClosedDay } from '@/domain/stock/closedPeriods'

import './movement.css'

/** Up to which day stock is closed, as long as a movement is being made. */
const useClosedUntil = (isNew: boolean): Day | null => {
  const [day, setDay] = useState<Day | null>(null)
  useEffect(() => {
    if (!isNew) return
    const asked = new AbortController()
    readApi<{ day: Day | null }>('/api/stock-movements/closed-until', asked.signal)
      .then((found) => setDay(found.day))
      // Without it the form works all the same; the server judges.
      .catch(() => {})
    return () => asked.abort()
  }, [isNew])
  return day
}

/** Below the day of a new movement: that it lies in a closed period, while it is typed. */
export const ClosedHint = () => {
  const { t, format } = useWords()
  const { id } = useDocumentInfo()
  const operationDate = useFormFields(([fields]) => fields.operationDate?.value)
  const closedUntil = useClosedUntil(!id)
  const code = id ? null : refuseClosedDay({ operationDate, closedUntil })
  return (
    <div className="field-type closed-hint" role="status">
      {code && closedUntil && (
        <span className="ui-field__error">
          <IconAlertCircle aria-hidden="true" size={16} />
          {t('refusals.periodClosed', { day: format.day(closedUntil) })}
        </span>
      )}
    </div>
  )
}
