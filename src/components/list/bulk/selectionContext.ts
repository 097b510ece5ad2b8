'use client'

import { createContext, useContext } from 'react'
import type { Id } from '@/domain/shared/idOf'
import type { ListRow } from '@/present/list/cell'

/** A row as it is ticked: what it offers is not known of rows that were never drawn. */
export type Tickable = Pick<ListRow, 'id' | 'name' | 'offers'>

/** The selected rows; the selection survives paging. */
export type Selection = {
  /** Names of the ticked records by id. */
  names: ReadonlyMap<Id, string>
  /** All matching rows on all pages are selected. */
  isEverything: boolean
  /** Whether a ticked row may take a command: at least one that does, or whose state is unknown. */
  takes: (command: string) => boolean
  toggle: (rows: readonly Tickable[], isOn: boolean) => void
  selectEverything: () => void
  clear: () => void
}

export const SelectionContext = createContext<Selection | null>(null)

/** The selection of the surrounding list; nothing where the reader has no bulk action. */
export const useSelection = (): Selection | null => useContext(SelectionContext)
