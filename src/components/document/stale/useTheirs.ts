'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { useLocale } from '@/components/ui/useT'

import type { Outcome } from '../save/sendDocument'
import type { Values } from './compareEdits'

export type Theirs =
  | { kind: 'none' }
  | { kind: 'found'; doc: Values }
  /** Deleted, or not to be seen any more. */
  | { kind: 'gone' }

const NONE: Theirs = { kind: 'none' }

/** The record as somebody else left it, read once a save was refused for it. */
export const useTheirs = (outcome: Outcome | null): [Theirs, () => void] => {
  const { id, collectionSlug } = useDocumentInfo()
  const locale = useLocale()
  const [found, setFound] = useState<{ for: Outcome | null; theirs: Theirs }>({
    for: null,
    theirs: NONE,
  })

  useEffect(() => {
    if (outcome?.kind !== 'stale' || !id) return
    const abort = new AbortController()
    const tell = (theirs: Theirs) => setFound({ for: outcome, theirs })
    fetch(`/api/${collectionSlug}/${id}?depth=0`, {
      signal: abort.signal,
      headers: { 'Accept-Language': locale },
    })
      .then(async (response) =>
        tell(
          response.ok
            ? { kind: 'found', doc: (await response.json()) as Values }
            : { kind: 'gone' },
        ),
      )
      .catch(() => undefined)
    return () => abort.abort()
  }, [outcome, id, collectionSlug, locale])

  const isCurrent = outcome !== null && found.for === outcome
  return [isCurrent ? found.theirs : NONE, () => setFound({ for: null, theirs: NONE })]
}
