'use client'

import { useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '@/lib/newIdempotencyKey'
import { callApi } from '../../ui/requests/api'
import { pause } from '../../ui/requests/patiently'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '../../ui/useT'
import { useUndo } from '../../ui/requests/useUndo'
import type { BulkAction } from '@/present/list/bulkActions'
import type { BulkProgress } from './BulkOutcome'
import { useList } from '../listContext'
import { runBulk, type BulkResult, type BulkTarget } from './runBulk'
import { useSelection } from './selectionContext'

/** Guards the page while a run is in progress: leaving would stop it half-way. */
const useKeepPage = (isRunning: boolean) => {
  useEffect(() => {
    if (!isRunning) return
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [isRunning])
}

const keyOf = (keys: Map<unknown, string>, id: unknown): string => {
  const key = keys.get(id) ?? newIdempotencyKey()
  keys.set(id, key)
  return key
}

/** Runs an action over many rows. Without failures it closes; failed rows stay selected. */
export const useBulkRun = (args: {
  action: BulkAction
  api: string
  targets: () => Promise<readonly BulkTarget[]>
  onClose: () => void
}) => {
  const { action, api, targets, onClose } = args
  const t = useT()
  const { retry, slug } = useList()
  const offerUndo = useUndo()
  const selection = useSelection()
  const { notifySuccess, notifyFailure } = useNotify()
  const isStopped = useRef(false)
  // One idempotency key per row: a lost response causes no duplicate.
  const [keys] = useState(() => new Map<unknown, string>())
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [result, setResult] = useState<BulkResult | null>(null)
  useKeepPage(progress !== null && result === null)

  const offerUndoOfRows = (done: BulkResult['done']) =>
    offerUndo({
      slug,
      records: done.filter(({ isGone }) => !isGone),
      line: t('list.deletedMany', { n: done.length }),
    })
  const finish = (outcome: BulkResult) => {
    const { done, failed, untouched } = outcome
    selection?.clear()
    selection?.toggle([...failed, ...untouched], true)
    retry()
    if (failed.length > 0 || untouched.length > 0) return setResult(outcome)
    if (action.method === 'DELETE') offerUndoOfRows(done)
    else notifySuccess(t('list.bulkDone', { n: done.length }))
    onClose()
  }
  /** After the result was read: before, the dialog would cover it. */
  const close = () => {
    if (action.method === 'DELETE' && result && result.done.length > 0) offerUndoOfRows(result.done)
    onClose()
  }
  const run = async (body: object) => {
    setProgress({ done: 0, total: 0 })
    try {
      const all = await targets()
      setProgress({ done: 0, total: all.length })
      finish(
        await runBulk({
          action,
          targets: all,
          call: ({ id }) =>
            callApi(`${api}/${id}${action.path}?depth=0`, {
              method: action.method,
              ...(action.method !== 'DELETE' && { body }),
              ...(action.method === 'POST' && { key: keyOf(keys, id) }),
            }),
          isStopped: () => isStopped.current,
          onProgress: (done) => setProgress({ done, total: all.length }),
          pause,
        }),
      )
    } catch {
      // The matching rows could not be read: nothing has been changed.
      notifyFailure(t('list.failedText'))
      onClose()
    }
  }
  return { run, stop: () => void (isStopped.current = true), progress, result, close }
}
