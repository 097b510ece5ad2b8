'use client'

import { useEffect, useRef, useState } from 'react'

import { sendFile } from '../../ui/requests/sendFile'
import { useT } from '@/components/ui/useT'
import { MAX_FILE_BYTES, MAX_FILE_MB } from '@/domain/files/fileTypes'
import type { Id } from '@/domain/shared/idOf'

import type { Visibility } from './storedFile'

/** A file being uploaded, or a failed upload. */
export type Upload = {
  key: number
  file: File
  /** Its visibility once stored. */
  visibility: Visibility
  /** Upload progress from 0 to 1. */
  part: number
  /** Why it was not stored, in the reader's language. */
  problem?: string
  /** Whether a retry may succeed: a refused file stays refused. */
  mayRetry?: boolean
}

let keys = 0

const formOf = (tender: Id, { file, visibility }: Upload) => {
  const form = new FormData()
  form.append('file', file)
  form.append('_payload', JSON.stringify({ tender, visibility }))
  return form
}

/**
 * Uploads files to a tender one by one; a failed one does not block the others.
 * @param args.onStored called after each stored file
 */
export const useUploads = (args: { tender: Id | undefined; onStored: () => void }) => {
  const { tender, onStored } = args
  const t = useT()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<Upload[]>([])
  const isRunning = useRef(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key))

  const send = async (upload: Upload) => {
    const { key } = upload
    if (tender === undefined) return
    const outcome = await sendFile('/api/tender-files', formOf(tender, upload), {
      onProgress: (part) => change(key, { part }),
      signal: leaving.current.signal,
    })
    if (outcome.ok) {
      drop(key)
      onStored()
      return
    }
    const problem = outcome.fields.file ?? outcome.message ?? t('common.connectionFailed')
    const isRefused = outcome.status >= 400 && outcome.status < 500 && outcome.status !== 429
    change(key, { problem, mayRetry: !isRefused })
  }

  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next)
    isRunning.current = false
  }

  const add = (files: readonly File[], visibility: Visibility) => {
    const added = files.map((file): Upload => {
      const isTooLarge = file.size > MAX_FILE_BYTES
      const problem = isTooLarge ? t('refusals.fileTooLarge', { max: MAX_FILE_MB }) : undefined
      return { key: ++keys, file, visibility, part: 0, problem }
    })
    setUploads((all) => [...all, ...added])
    queue.current.push(...added.filter(({ problem }) => !problem))
    void run()
  }

  const retry = (upload: Upload) => {
    const again = { ...upload, part: 0, problem: undefined }
    change(upload.key, again)
    queue.current.push(again)
    void run()
  }

  return { uploads, add, retry, drop }
}
