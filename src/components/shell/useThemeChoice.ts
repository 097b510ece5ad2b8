'use client'

import { useTheme } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { keepCookie, THEME_COOKIE, type ThemeChoice } from './shellCookies'

const DARK = '(prefers-color-scheme: dark)'

/** The chosen theme; "system" follows the operating system while the page is open (TH2). */
export const useThemeChoice = (initial: ThemeChoice) => {
  const { setTheme } = useTheme()
  const [choice, setChoice] = useState(initial)

  useEffect(() => {
    const system = window.matchMedia(DARK)
    const show = () => {
      const dark = choice === 'dark' || (choice === 'system' && system.matches)
      setTheme(dark ? 'dark' : 'light')
    }
    show()
    if (choice !== 'system') return
    system.addEventListener('change', show)
    return () => system.removeEventListener('change', show)
  }, [choice, setTheme])

  const choose = useCallback((next: ThemeChoice) => {
    keepCookie(THEME_COOKIE, next)
    setChoice(next)
  }, [])

  return [choice, choose] as const
}
