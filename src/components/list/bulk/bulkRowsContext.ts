'use client'

import { createContext, useContext } from 'react'
import type { BulkTarget } from './runBulk'

/** The ticked rows of a list; all matching ones are read from the server. */
export type BulkRows = { read: () => Promise<readonly BulkTarget[]> }

export const BulkRowsContext = createContext<BulkRows | null>(null)

/** The ticked rows, for what a domain does with them in a way of its own. */
export const useBulkRows = (): BulkRows => {
  const rows = useContext(BulkRowsContext)
  if (!rows) throw new Error('An action of ticked rows was drawn outside BulkBar')
  return rows
}
