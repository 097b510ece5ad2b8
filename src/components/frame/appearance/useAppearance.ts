'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { changeAppearance, type Appearance, type Theme } from '@/domain/settings/appearance'
import { changedFields } from '@/domain/settings/preferences'
import {
  disownAppearance,
  flushAppearance,
  keepChange,
  ownAppearance,
  saveAppearanceSoon,
} from './appearanceStore'
import { frameAttributes } from '@/domain/settings/frameAttributes'
import { showTheme } from './shownTheme'

const DARK = '(prefers-color-scheme: dark)'

/** Shows the chosen theme; "system" follows the operating system while the page is open (TH2). */
const useSystemTheme = (choice: Theme): void => {
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

type Options = { initial: Appearance; userId: number | null }

/**
 * The preferences of the look and their setter: a change is applied and written to the cookies at
 * once, and saved on the server debounced for a signed-in person.
 * @param options.initial as rendered by the server
 * @param options.userId the signed-in user; missing on the sign-in screens
 */
export const useAppearance = ({ initial, userId }: Options) => {
  const [appearance, show] = useState(initial)
  const latest = useRef(initial)

  const setAppearance = useCallback(
    (part: Partial<Appearance>) => {
      const before = latest.current
      const next = changeAppearance(before, part)
      latest.current = next
      show(next)
      keepChange(before, next)
      if (userId !== null) saveAppearanceSoon(next, changedFields(before, next))
    },
    [userId],
  )

  useEffect(() => {
    if (userId === null) disownAppearance()
    else ownAppearance(latest.current, userId)
    const leave = () => void flushAppearance()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [userId])

  useEffect(() => {
    const { documentElement: html, body } = document
    for (const [name, value] of Object.entries(frameAttributes(appearance))) {
      html.setAttribute(name, value)
    }
    // The server rendered the initial colours; the module that computes others is loaded on the
    // first change.
    if (appearance !== initial) {
      void import('./applyPalette').then(({ applyPalette }) => applyPalette(appearance))
    }
    body.classList.toggle('skin--default', appearance.skin === 'default')
    body.classList.toggle('skin--bordered', appearance.skin === 'bordered')
  }, [appearance, initial])

  useSystemTheme(appearance.theme)

  return { appearance, setAppearance }
}
