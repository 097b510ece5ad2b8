'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { readApi } from '../../ui/requests/api'
import { useWords } from '@/components/ui/useWords'
import type { Day } from '@/domain/shared/day'
import { refuseClosedDay } from '@/domain/stock/closedPeriods'

import './movement.css'

/** The last closed day of stock, while a movement is being created. */
const useClosedUntil = (isNew: boolean): Day | null => {
  const [day, setDay] = useState<Day | null>(null)
  useEffect(() => {
    if (!isNew) return
    const asked = new AbortController()
    readApi<{ day: Day | null }>('/api/stock-movements/closed-until', asked.signal)
      .then((found) => setDay(found.day))
      // The form works without it; the server checks.
      .catch(() => {})
    return () => asked.abort()
  }, [isNew])
  return day
}

/** Hint below the day of a new movement while typing: it lies in a closed period. */
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
