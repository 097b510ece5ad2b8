'use client'

import { useMemo, useState } from 'react'
import type { Id } from '@/domain/shared/idOf'
import { isSameWhere, type ListState } from './listState'
import type { Selection } from './selectionContext'

type Ticked = { names: ReadonlyMap<Id, string>; isEverything: boolean }

const NOTHING: Ticked = { names: new Map(), isEverything: false }

/**
 * The selection of a list. Paging and sorting keep it; another search or filter clears it, because
 * selected rows must remain visible.
 */
export const useSelectionState = (state: ListState): Selection => {
  const [ticked, setTicked] = useState(NOTHING)
  const [{ search, where }, setKnown] = useState(state)
  if (search !== state.search || !isSameWhere(where, state.where)) {
    setKnown(state)
    setTicked(NOTHING)
  }
  return useMemo(
    () => ({
      ...ticked,
      toggle: (rows, isOn) =>
        setTicked(({ names }) => {
          const next = new Map(names)
          for (const { id, name } of rows) {
            if (isOn) next.set(id, name)
            else next.delete(id)
          }
          return { names: next, isEverything: false }
        }),
      selectEverything: () => setTicked(({ names }) => ({ names, isEverything: true })),
      clear: () => setTicked(NOTHING),
    }),
    [ticked],
  )
}
