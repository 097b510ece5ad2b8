'use client'

import { useState } from 'react'

import { callApi } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

/** Starts and ends viewing as another role. */
export const useViewAsRole = () => {
  const t = useT()
  const { notifyFailure } = useNotify()
  const [isBusy, setBusy] = useState(false)

  const send = async (path: string, body: object, next: string) => {
    if (isBusy) return
    setBusy(true)
    const outcome = await callApi(path, { method: 'POST', body })
    // A full load: nothing loaded with the other role stays in memory.
    if (outcome.ok) return window.location.assign(next)
    setBusy(false)
    notifyFailure(outcome.message ?? t('common.connectionFailed'))
  }
  return {
    isBusy,
    begin: (role: number) => send('/api/users/view-as', { role }, paths.root()),
    end: () => send('/api/users/view-as/end', {}, paths.roles()),
  }
}
