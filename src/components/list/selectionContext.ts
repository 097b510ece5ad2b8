'use client'

import { createContext, useContext } from 'react'
import type { Id } from '@/domain/shared/idOf'

/** The selected rows; the selection survives paging. */
export type Selection = {
  /** Names of the ticked records by id. */
  names: ReadonlyMap<Id, string>
  /** All matching rows on all pages are selected. */
  isEverything: boolean
  toggle: (rows: readonly { id: Id; name: string }[], isOn: boolean) => void
  selectEverything: () => void
  clear: () => void
}

export const SelectionContext = createContext<Selection | null>(null)

/** The selection of the surrounding list; nothing where the reader has no bulk action. */
export const useSelection = (): Selection | null => useContext(SelectionContext)
