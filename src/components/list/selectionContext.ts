'use client'

import { createContext, useContext } from 'react'
import type { Id } from '@/domain/shared/idOf'

/** The rows somebody has ticked; they stay ticked from page to page. */
export type Selection = {
  /** Names of the ticked records by id. */
  names: ReadonlyMap<Id, string>
  /** Everything that matches is meant, on whatever page. */
  isEverything: boolean
  toggle: (rows: readonly { id: Id; name: string }[], isOn: boolean) => void
  selectEverything: () => void
  clear: () => void
}

export const SelectionContext = createContext<Selection | null>(null)

/** The selection of the list around; nothing where the reader may do nothing with many rows. */
export const useSelection = (): Selection | null => useContext(SelectionContext)
