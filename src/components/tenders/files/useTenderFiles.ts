'use client'

import { useCallback, useEffect, useState } from 'react'

import { callApi } from '../../ui/requests/api'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'

import type { StoredFile, Visibility } from './storedFile'

const listOf = (tender: Id): string =>
  `/api/tender-files?where[tender][equals]=${tender}&limit=500&depth=0&sort=createdAt`

/**
 * The stored files of a tender, with their visibility.
 * @param tender its id; undefined for a new one
 * @returns `files` null while loading, `error` in the reader's language
 */
export const useTenderFiles = (tender: Id | undefined) => {
  const t = useT()
  const [files, setFiles] = useState<StoredFile[] | null>(tender === undefined ? [] : null)
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

  const show = async ({ id }: StoredFile, visibility: Visibility) => {
    const outcome = await callApi(`/api/tender-files/${id}`, {
      method: 'PATCH',
      body: { visibility },
    })
    setError(outcome.ok ? undefined : (outcome.message ?? t('common.connectionFailed')))
    reload()
  }

  return { files, error, show, reload }
}
