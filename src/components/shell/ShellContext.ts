'use client'

import { createContext, use } from 'react'

import type {
  Appearance,
  BarType,
  Direction,
  Navigation,
  Theme,
} from '@/domain/settings/appearance'

/** The vertical navigation: with its words, or icons only. */
export type NavMode = 'full' | 'mini'

export type ShellState = {
  /** The navigation over the page, on narrow screens. */
  isNavOpen: boolean
  setNavOpen: (open: boolean) => void
  /** Every choice about the look, and the way to change some of them. */
  appearance: Appearance
  setAppearance: (part: Partial<Appearance>) => void
  navigation: Navigation
  horizontalNav: BarType
  navMode: NavMode
  setNavMode: (mode: NavMode) => void
  themeChoice: Theme
  setThemeChoice: (choice: Theme) => void
  /** Follows the language unless turned round by hand, until the language changes (RT1). */
  direction: Direction
  setDirection: (direction: Direction) => void
  isCustomiserOpen: boolean
  setCustomiserOpen: (open: boolean) => void
}

export const ShellContext = createContext<ShellState | null>(null)

/** State of the frame: navigation and look. */
export const useShell = (): ShellState => {
  const state = use(ShellContext)
  if (!state) throw new Error('useShell outside of Shell')
  return state
}
