'use client'

import { useCallback, useEffect, useState } from 'react'

import { sendJson, type SendOutcome } from '@/components/ui/sendJson'
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
  return sendJson('/api/tender-files', form)
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
    fetch(listOf(tender), { credentials: 'same-origin' })
      .then(async (response) =>
        response.ok ? ((await response.json()) as { docs: StoredFile[] }).docs : [],
      )
      .then(setFiles)
      .catch(() => setError(t('common.connectionFailed')))
  }, [tender, t])
  useEffect(reload, [reload])

  const said = (outcome: SendOutcome): string | undefined =>
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
    setError(said(await sendJson(`/api/tender-files/${id}`, { visibility }, { method: 'PATCH' })))
    reload()
  }

  return { files, uploading, error, add, show, reload }
}
