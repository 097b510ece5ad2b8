'use client'

import { createContext, useContext } from 'react'
import type { ListState } from '@/present/list/listState'
import type { SavedCell } from './inline/useSavedRow'

/** Shared state of a list's parts in the browser. */
export type ListControl = {
  /** The collection. */
  slug: string
  state: ListState
  /** Changes the state of this list; the address follows. */
  change: (change: Partial<ListState>) => void
  /** Follows a link of this list without a page load. */
  go: (href: string) => void
  /** Reloads the current state. */
  retry: () => void
  isPending: boolean
  /** Called after a cell was saved, so that the list announces where its row is (`useSavedRow`). */
  keepSaved?: (cell: SavedCell) => void
}

export const ListContext = createContext<ListControl | null>(null)

/** The list around a part of it. */
export const useList = (): ListControl => {
  const control = useContext(ListContext)
  if (!control) throw new Error('A part of a list was drawn outside ListFrame')
  return control
}
