'use client'

import { useCallback, useEffect, useState } from 'react'

import { callApi, type ApiOutcome } from '@/components/ui/api'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'

import type { StoredFile, Visibility } from './FileRow'

const listOf = (tender: Id): string =>
  `/api/tender-files?where[tender][equals]=${tender}&limit=500&depth=0&sort=createdAt`

const uploadTo = (tender: Id, file: File) => {
  const form = new FormData()
  form.append('file', file)
  // Nobody outside sees a file by mistake.
  form.append('_payload', JSON.stringify({ tender, visibility: 'internal' }))
  return callApi('/api/tender-files', { body: form })
}

/**
 * The files of a tender, and what can be done with them.
 * @param tender its id; a new one has none yet
 * @returns `files` null until they are known, `uploading` the name of the file on its way, `error`
 *   in the reader's language
 */
export const useTenderFiles = (tender: Id | undefined) => {
  const t = useT()
  const [files, setFiles] = useState<StoredFile[] | null>(tender === undefined ? [] : null)
  const [uploading, setUploading] = useState<string | null>(null)
  const [error, setError] = useState<string>()

  const reload = useCallback(() => {
    if (tender === undefined) return
    void callApi<{ docs: StoredFile[] }>(listOf(tender)).then((outcome) => {
      if (outcome.ok) setFiles(outcome.data.docs)
      else if (outcome.status > 0) setFiles([])
      else setError(t('common.connectionFailed'))
    })
  }, [tender, t])
  useEffect(reload, [reload])

  const said = (outcome: ApiOutcome): string | undefined =>
    outcome.ok
      ? undefined
      : (outcome.fields.file ?? outcome.message ?? t('common.connectionFailed'))

  const add = async (chosen: readonly File[]) => {
    if (tender === undefined || uploading !== null) return
    setError(undefined)
    for (const file of chosen) {
      setUploading(file.name)
      const problem = said(await uploadTo(tender, file))
      // The first that is refused says why; those before it are stored.
      if (problem) {
        setError(`${file.name}: ${problem}`)
        break
      }
    }
    setUploading(null)
    reload()
  }

  const show = async ({ id }: StoredFile, visibility: Visibility) => {
    setError(
      said(await callApi(`/api/tender-files/${id}`, { method: 'PATCH', body: { visibility } })),
    )
    reload()
  }

  return { files, uploading, error, add, show, reload }
}
