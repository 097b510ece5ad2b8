'use client'

import { useEffect, useState } from 'react'
import type { SimilarQuestion, SimilarRecord } from '@/domain/customers/similar'
import { callApi } from '../../ui/requests/api'

const PAUSE_MS = 250
const NONE: readonly SimilarRecord[] = []

/**
 * Searches similar records while typing, debounced; an earlier request is aborted. The former
 * result stays until the next one arrives, to avoid flickering. Failures are ignored: the result is
 * only a hint.
 * @param args.slug collection to search
 * @param args.question null while there is nothing to look for
 */
export const useSimilar = (args: {
  slug: 'companies' | 'employees'
  question: SimilarQuestion | null
}): readonly SimilarRecord[] => {
  const { slug, question } = args
  const [found, setFound] = useState<readonly SimilarRecord[]>(NONE)
  // A string, so that an equal query is not a new one.
  const asked = question && JSON.stringify(question)

  useEffect(() => {
    if (asked === null) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void callApi<{ docs: SimilarRecord[] }>(`/api/${slug}/similar`, {
        body: asked,
        signal: abort.signal,
      }).then((outcome) => {
        if (!abort.signal.aborted) setFound(outcome.ok ? outcome.data.docs : NONE)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [slug, asked])

  // Results for a former text must not reappear with the next one.
  const [wasAsked, setWasAsked] = useState(asked !== null)
  if (wasAsked !== (asked !== null)) {
    setWasAsked(asked !== null)
    setFound(NONE)
  }
  return asked === null ? NONE : found
}
