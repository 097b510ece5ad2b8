'use client'

import { useEffect, useRef } from 'react'

import { choicesByIds, type ChoiceFilter } from '@/components/frame/records/findChoices'
import type { Id } from '@/domain/shared/idOf'

/**
 * Clears a value that no longer fits, such as the branch of another company. A stored value stays
 * until the field it depends on is changed.
 */
export const useFittingChoice = (args: {
  slug: string
  ids: readonly Id[]
  filter: ChoiceFilter | undefined
  isOff: boolean
  keep: (ids: Id[]) => void
}): void => {
  const now = useRef(args)
  useEffect(() => {
    now.current = args
  })
  const filterText = JSON.stringify(args.filter) ?? ''
  const before = useRef(filterText)

  useEffect(() => {
    const wasOpen = before.current !== ''
    const hasChanged = before.current !== filterText
    before.current = filterText
    const { slug, ids, filter, isOff } = now.current
    if (!hasChanged || !wasOpen || isOff || ids.length === 0 || !filter) return
    const abort = new AbortController()
    choicesByIds({ slug, ids, filter, signal: abort.signal }).then(
      (fitting) => {
        const kept = ids.filter((id) => fitting.some((choice) => choice.id === id))
        if (kept.length < ids.length) now.current.keep(kept)
      },
      // Nothing is cleared on an error: the server refuses values that do not fit.
      () => undefined,
    )
    return () => abort.abort()
  }, [filterText])
}
