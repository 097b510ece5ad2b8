'use client'

import { useEffect, useState } from 'react'
import { cappedCount } from '@/domain/shared/cappedCount'
import { readApi } from '../../ui/requests/api'
import { useT } from '../../ui/useT'
import { useNotifications } from '../notifications/useNotifications'

/** The number of rows in urgent queues, read again whenever the user's notifications change. */
export const TodayBadge = () => {
  const t = useT()
  const { status, version } = useNotifications()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (status !== 'ready') return
    const abort = new AbortController()
    readApi<{ urgent: number }>('/api/today/counts', abort.signal)
      .then(({ urgent }) => setCount(urgent))
      // The navigation works without the number.
      .catch(() => {})
    return () => abort.abort()
  }, [status, version])
  if (count === 0) return null
  return (
    <span className="vnav__badge">
      <span className="visually-hidden">{t('today.waiting', { n: count })}</span>
      <span aria-hidden="true">{cappedCount(count)}</span>
    </span>
  )
}
