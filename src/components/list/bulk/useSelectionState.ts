'use client'

import { useMemo, useState } from 'react'
import type { Id } from '@/domain/shared/idOf'
import { isSameWhere, type ListState } from '@/present/list/listState'
import type { Selection, Tickable } from './selectionContext'

type Ticked = { rows: ReadonlyMap<Id, Tickable>; isEverything: boolean }

const NOTHING: Ticked = { rows: new Map(), isEverything: false }

const mayTake = ({ offers }: Tickable, command: string): boolean =>
  !offers || offers.commands.some(({ name, reason }) => name === command && !reason)

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
      isEverything: ticked.isEverything,
      names: new Map([...ticked.rows].map(([id, { name }]) => [id, name])),
      takes: (command) =>
        ticked.isEverything || [...ticked.rows.values()].some((row) => mayTake(row, command)),
      toggle: (changed, isOn) =>
        setTicked(({ rows }) => {
          const next = new Map(rows)
          for (const row of changed) {
            if (isOn) next.set(row.id, row)
            else next.delete(row.id)
          }
          return { rows: next, isEverything: false }
        }),
      selectEverything: () => setTicked(({ rows }) => ({ rows, isEverything: true })),
      clear: () => setTicked(NOTHING),
    }),
    [ticked],
  )
}
