'use client'

import { createContext, useContext } from 'react'
import type { ListState } from '@/present/list/listState'

/** What the parts of a list share in the browser. */
export type ListControl = {
  /** The collection. */
  slug: string
  state: ListState
  /** Goes to other rows of this list; the address changes with them. */
  change: (change: Partial<ListState>) => void
  /** Follows a link of this list without leaving the page. */
  go: (href: string) => void
  /** Reloads the current state. */
  retry: () => void
  isPending: boolean
}

export const ListContext = createContext<ListControl | null>(null)

/** The list around a part of it. */
export const useList = (): ListControl => {
  const control = useContext(ListContext)
  if (!control) throw new Error('A part of a list was drawn outside ListFrame')
  return control
}
