'use client'

import { useEffect } from 'react'

import type { Theme } from '@/domain/settings/appearance'

import { showTheme } from './shownTheme'

const DARK = '(prefers-color-scheme: dark)'

/** Shows the chosen theme; "system" follows the operating system while the page is open (TH2). */
export const useSystemTheme = (choice: Theme): void => {
  useEffect(() => {
    const system = window.matchMedia(DARK)
    const show = () => {
      const dark = choice === 'dark' || (choice === 'system' && system.matches)
      showTheme(dark ? 'dark' : 'light')
    }
    show()
    if (choice !== 'system') return
    system.addEventListener('change', show)
    return () => system.removeEventListener('change', show)
  }, [choice])
}
