'use client'
import type { ImportProgress } from '@/domain/imports/importReadings'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi, type ApiOutcome } from '../ui/requests/api'
import { useT } from '@/components/ui/useT'
import { isRunning } from '@/domain/imports/imports'

/** Polling interval: short files finish quickly, long ones need no more. */
const REFRESH_MS = 700

export type Step = 'check' | 'commit' | 'undo' | 'discard'

/**
 * The state of an import, polled while a job works on it, and its steps.
 * @returns `give` runs a step and returns its outcome; `round` changes whenever its rows may have
 *   changed
 */
export const useImport = (id: number, first: ImportProgress) => {
  const t = useT()
  const router = useRouter()
  const [progress, setProgress] = useState(first)
  const [round, setRound] = useState(0)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  /** Reloads only the counts: rows stay as displayed. */
  const recount = useCallback(async () => {
    const outcome = await callApi<ImportProgress>(`/api/imports/${id}/progress`)
    if (!outcome.ok || isLeft.current) return null
    setProgress(outcome.data)
    return outcome.data
  }, [id])
  const refresh = useCallback(async () => {
    const found = await recount()
    if (found && !isRunning(found.status)) setRound((before) => before + 1)
  }, [recount])

  const isBusy = isRunning(progress.status)
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isBusy, refresh])

  const give = async (step: Step, body: object = {}): Promise<ApiOutcome> => {
    const outcome = await callApi(`/api/imports/${id}/${step}`, { method: 'POST', body })
    if (outcome.ok && step !== 'discard') await refresh()
    // Header and list of the page are rendered by the server.
    if (outcome.ok && step !== 'discard') router.refresh()
    return outcome
  }

  const failure = (outcome: ApiOutcome): string | undefined =>
    outcome.ok ? undefined : (outcome.message ?? t('common.connectionFailed'))

  return { progress, round, recount, give, failure, isBusy }
}

export type ImportWork = ReturnType<typeof useImport>
