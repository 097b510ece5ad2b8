'use client'

import { useSyncExternalStore } from 'react'

import type { ShownTheme } from '@/domain/settings/palette'

import { keepCookie } from './browserCookies'
import { PAYLOAD_THEME_COOKIE } from '@/domain/settings/themeOnServer'

const listeners = new Set<() => void>()

/** Shows a theme at once, and keeps it for the next first paint. */
export const showTheme = (theme: ShownTheme): void => {
  document.documentElement.setAttribute('data-theme', theme)
  keepCookie(PAYLOAD_THEME_COOKIE, theme)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const shown = (): ShownTheme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'

/** The theme in effect: light or dark, also when "system" is chosen. */
export const useShownTheme = (): ShownTheme => useSyncExternalStore(subscribe, shown, () => 'light')
