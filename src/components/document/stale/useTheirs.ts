'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { callApi } from '../../ui/requests/api'

import type { Outcome } from '../save/sendDocument'
import type { Values } from '@/present/record/compareEdits'

export type Theirs =
  | { kind: 'none' }
  | { kind: 'found'; doc: Values }
  /** Deleted, or no longer readable. */
  | { kind: 'gone' }

const NONE: Theirs = { kind: 'none' }
/** Statuses of a missing or unreadable record. */
const GONE = [403, 404]

/** The currently stored record, loaded after a save was refused as stale. */
export const useTheirs = (args: {
  outcome: Outcome | null
  /** The connection failed. */
  onLost: () => void
}): [Theirs, () => void] => {
  const { outcome, onLost } = args
  const { id, collectionSlug } = useDocumentInfo()
  const [found, setFound] = useState<{ for: Outcome | null; theirs: Theirs }>({
    for: null,
    theirs: NONE,
  })

  useEffect(() => {
    if (outcome?.kind !== 'stale' || !id) return
    const abort = new AbortController()
    const tell = (theirs: Theirs) => setFound({ for: outcome, theirs })
    void callApi<Values>(`/api/${collectionSlug}/${id}?depth=0`, { signal: abort.signal }).then(
      (answer) => {
        if (abort.signal.aborted) return
        if (answer.ok) tell({ kind: 'found', doc: answer.data })
        else if (GONE.includes(answer.status)) tell({ kind: 'gone' })
        else onLost()
      },
    )
    return () => abort.abort()
  }, [outcome, id, collectionSlug, onLost])

  const isCurrent = outcome !== null && found.for === outcome
  const forget = useCallback(() => setFound({ for: null, theirs: NONE }), [])
  return [isCurrent ? found.theirs : NONE, forget]
}
