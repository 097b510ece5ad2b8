'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { readApi } from '../ui/requests/api'
import { useWords } from '@/components/ui/useWords'
import { dayFromStored, dayToStored, type Day } from '@/domain/shared/day'
import { idOf, type Id } from '@/domain/shared/idOf'

/** The last valid day of a tender, if it ends and the reader may see it. */
const useValidUntil = (tender: Id | null): Day | null => {
  const [found, setFound] = useState<{ tender: Id; day: Day | null } | null>(null)
  useEffect(() => {
    if (tender === null) return
    const abort = new AbortController()
    readApi<{ validUntil?: unknown; acceptedAt?: unknown }>(
      `/api/tenders/${tender}?depth=0&select[validUntil]=true&select[acceptedAt]=true`,
      abort.signal,
    )
      .then(({ validUntil, acceptedAt }) =>
        setFound({ tender, day: acceptedAt ? null : dayFromStored(validUntil) }),
      )
      // The form works without it; the server has the default day.
      .catch(() => {})
    return () => abort.abort()
  }, [tender])
  return found !== null && found.tender === tender ? found.day : null
}

const storedDay = (day: Day | null): string | null => (day === null ? null : dayToStored(day))

/** Hint below the last day of a new reservation: that of its tender, filled in by default. */
export const ValidityHint = () => {
  const { t, format } = useWords()
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const tender = useFormFields(([fields]) => idOf(fields.tender?.value))
  const current = useFormFields(([fields]) => fields.reservedUntil?.value)
  const validUntil = useValidUntil(id ? null : tender)
  const proposed = useRef<Day | null>(null)
  useEffect(() => {
    // Only another tender changes the suggestion: typed input stays.
    if (id || proposed.current === validUntil) return
    const before = storedDay(proposed.current)
    proposed.current = validUntil
    if ((current ?? null) !== null && current !== before) return
    dispatchFields({
      type: 'UPDATE',
      path: 'reservedUntil',
      value: storedDay(validUntil),
      valid: true,
    })
  }, [id, validUntil, current, dispatchFields])
  return (
    <div className="field-type" role="status">
      {!id && validUntil && (
        <p className="text-soft">
          {t('stockReservations.untilValidity', { day: format.day(validUntil) })}
        </p>
      )}
    </div>
  )
}
