'use client'

import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'

/** An entry that a kind of record adds to its ⋮ menu. */
export type MenuEntry = {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Why it is switched off. */
  reason?: string
  /** A page instead of something to do. */
  href?: string
  /** A file to keep instead of a page. */
  download?: boolean
  onClick?: () => void
  /** Only where there is no room for its own button. */
  narrowOnly?: boolean
}

type MenuState = {
  entries: readonly MenuEntry[]
  /** Why some of them are disabled, as a sentence. */
  hint?: string
  /** The record cannot be deleted, whoever asks. */
  isKept?: boolean
}
type Registry = MenuState & { register: (state: MenuState) => void }

const DocumentMenuContext = createContext<Registry | null>(null)
const NOTHING: MenuState = { entries: [] }

export const DocumentMenuProvider = ({ children }: { children: ReactNode }) => {
  const [state, register] = useState(NOTHING)
  const value = useMemo(() => ({ ...state, register }), [state])
  return <DocumentMenuContext value={value}>{children}</DocumentMenuContext>
}

const useRegistry = (): Registry => {
  const registry = use(DocumentMenuContext)
  if (!registry) throw new Error('the menu of a document outside of one')
  return registry
}

/** The added entries. */
export const useMenuEntries = (): MenuState => useRegistry()

/**
 * Adds entries to the menu of the record while the caller is mounted.
 * @param state memoised by the caller: a new object is a new menu
 */
export const useDocumentMenu = (state: MenuState): void => {
  const { register } = useRegistry()
  useEffect(() => {
    register(state)
    return () => register(NOTHING)
  }, [register, state])
}
