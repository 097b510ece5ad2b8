'use client'

import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'

/** Something in the ⋮ menu of a record that its kind of record brings along. */
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
  onClick?: () => void
  /** Only where its own button has no room. */
  narrowOnly?: boolean
}

type MenuState = {
  entries: readonly MenuEntry[]
  /** Why some of them are off, as a sentence. */
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

/** The entries that were brought along. */
export const useMenuEntries = (): MenuState => useRegistry()

/**
 * Puts entries into the menu of the record, for as long as the caller is on the page.
 * @param state memoised by the caller: a new one is a new menu
 */
export const useDocumentMenu = (state: MenuState): void => {
  const { register } = useRegistry()
  useEffect(() => {
    register(state)
    return () => register(NOTHING)
  }, [register, state])
}
