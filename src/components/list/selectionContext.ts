'use client'

import { createContext, useContext } from 'react'
import type { Id } from '@/domain/shared/idOf'
import type { ListRow } from './listRow'

/** A row as it is ticked: what it offers is not known of rows that were never drawn. */
export type Tickable = Pick<ListRow, 'id' | 'name' | 'offers'>

/** The rows somebody has ticked; they stay ticked from page to page. */
export type Selection = {
  /** Names of the ticked records by id. */
  names: ReadonlyMap<Id, string>
  /** Everything that matches is meant, on whatever page. */
  isEverything: boolean
  /** Whether a ticked row may take a command: at least one that does, or whose state is unknown. */
  takes: (command: string) => boolean
  toggle: (rows: readonly Tickable[], isOn: boolean) => void
  selectEverything: () => void
  clear: () => void
}

export const SelectionContext = createContext<Selection | null>(null)

/** The selection of the list around; nothing where the reader may do nothing with many rows. */
export const useSelection = (): Selection | null => useContext(SelectionContext)
