'use client'

import { createContext, use } from 'react'

import type { NavMode, ThemeChoice } from './shellCookies'

export type ShellState = {
  /** The navigation over the page, on narrow screens. */
  isNavOpen: boolean
  setNavOpen: (open: boolean) => void
  navMode: NavMode
  setNavMode: (mode: NavMode) => void
  themeChoice: ThemeChoice
  setThemeChoice: (choice: ThemeChoice) => void
}

export const ShellContext = createContext<ShellState | null>(null)

/** State of the frame: navigation and theme. */
export const useShell = (): ShellState => {
  const state = use(ShellContext)
  if (!state) throw new Error('useShell outside of Shell')
  return state
}
