'use client'

import { useEffect, useState } from 'react'
import { readApi } from '../../ui/requests/api'
import { useWords } from '../../ui/useWords'
import { useNotifications } from '../notifications/useNotifications'

const MOST = 100

/** How much somebody waits for, renewed whenever the reader's notifications change. */
export const TodayBadge = () => {
  const { t, format } = useWords()
  const { status, version } = useNotifications()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (status !== 'ready') return
    const abort = new AbortController()
    readApi<{ urgent: number }>('/api/today/counts', abort.signal)
      .then(({ urgent }) => setCount(urgent))
      // The navigation survives without the number.
      .catch(() => {})
    return () => abort.abort()
  }, [status, version])
  if (count === 0) return null
  const shown = count >= MOST ? `${format.count(MOST - 1)}+` : format.count(count)
  return (
    <span className="vnav__badge">
      <span className="visually-hidden">{t('today.waiting', { n: count })}</span>
      <span aria-hidden="true">{shown}</span>
    </span>
  )
}
