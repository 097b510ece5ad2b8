'use client'

import { useEffect, useState } from 'react'
import type { SimilarQuestion, SimilarRecord } from '@/domain/customers/similar'
import { callApi } from '../../ui/requests/api'

const PAUSE_MS = 250
const NONE: readonly SimilarRecord[] = []

/**
 * Looks for records that are like what is being typed, after a pause; an earlier request is aborted.
 * While another one runs the former answer stays, so that nothing flickers. A request that fails says
 * nothing: it is a hint.
 * @param args.slug where to look
 * @param args.question null while there is nothing to look for
 */
export const useSimilar = (args: {
  slug: 'companies' | 'employees'
  question: SimilarQuestion | null
}): readonly SimilarRecord[] => {
  const { slug, question } = args
  const [found, setFound] = useState<readonly SimilarRecord[]>(NONE)
  // As text, so that an equal question is no new one.
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

  // What was found of a text that is gone must not come back with the next one.
  const [wasAsked, setWasAsked] = useState(asked !== null)
  if (wasAsked !== (asked !== null)) {
    setWasAsked(asked !== null)
    setFound(NONE)
  }
  return asked === null ? NONE : found
}
