'use client'

import { createContext, useContext } from 'react'
import type { Id } from '@/domain/shared/idOf'
import type { ListRow } from '@/present/list/cell'

/** A selectable row: the offers of rows never displayed are unknown. */
export type Tickable = Pick<ListRow, 'id' | 'name' | 'offers'>

/** The selected rows; the selection survives paging. */
export type Selection = {
  /** Names of the selected records by id. */
  names: ReadonlyMap<Id, string>
  /** All matching rows on all pages are selected. */
  isEverything: boolean
  /**
   * Whether any selected row may allow a command: at least one that does, or whose offers are
   * unknown.
   */
  takes: (command: string) => boolean
  toggle: (rows: readonly Tickable[], isOn: boolean) => void
  selectEverything: () => void
  clear: () => void
}

export const SelectionContext = createContext<Selection | null>(null)

/** The selection of the surrounding list; null if the reader has no bulk action. */
export const useSelection = (): Selection | null => useContext(SelectionContext)
