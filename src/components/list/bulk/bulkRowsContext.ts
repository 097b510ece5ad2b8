'use client'

import { createContext, useContext } from 'react'
import type { BulkTarget } from './runBulk'

/** The selected rows of a list; all matching ones are loaded from the server. */
export type BulkRows = { read: () => Promise<readonly BulkTarget[]> }

export const BulkRowsContext = createContext<BulkRows | null>(null)

/** The selected rows, for custom bulk actions. */
export const useBulkRows = (): BulkRows => {
  const rows = useContext(BulkRowsContext)
  if (!rows) throw new Error('An action of ticked rows was drawn outside BulkBar')
  return rows
}
