'use client'

import { createContext, use } from 'react'

import type { Locale } from '@/i18n/locales'
import type { Appearance, BarType, Navigation, Theme } from '@/domain/settings/appearance'

/** The vertical navigation: with labels, or collapsed to icons. */
export type NavMode = 'full' | 'mini'

export type ShellState = {
  /** The navigation over the page, on narrow screens. */
  isNavOpen: boolean
  setNavOpen: (open: boolean) => void
  /** The appearance preferences, and a function to change them. */
  appearance: Appearance
  setAppearance: (part: Partial<Appearance>) => void
  navigation: Navigation
  horizontalNav: BarType
  navMode: NavMode
  setNavMode: (mode: NavMode) => void
  themeChoice: Theme
  setThemeChoice: (choice: Theme) => void
  /** Changes the language; first asks for confirmation where unsaved changes would be lost (LG2). */
  chooseLanguage: (locale: Locale) => void
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
