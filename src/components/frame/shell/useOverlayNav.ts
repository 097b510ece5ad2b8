'use client'

import { useCallback, useEffect, useRef } from 'react'
import { useShell } from '../appearance/ShellContext'

const NEVER = 'script, style, link, .vnav__scrim'

/**
 * Makes everything but one element inert, for a modal layer.
 * @returns undoes it
 */
const inertBehind = (layer: HTMLElement): (() => void) => {
  const behind: HTMLElement[] = []
  for (let at: HTMLElement | null = layer; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || !(other instanceof HTMLElement)) continue
      if (!other.inert && !other.matches(NEVER)) behind.push(other)
    }
  }
  behind.forEach((element) => (element.inert = true))
  return () => behind.forEach((element) => (element.inert = false))
}

/** The widest page on which the navigation is an overlay (VN8). */
const OVERLAY = '(max-width: 976px)'

/**
 * The navigation as a modal layer (VN8): the page behind is inert, which keeps the focus inside;
 * Escape, another page, or a wider window close it.
 */
export const useOverlayNav = (path: string) => {
  const { isNavOpen, setNavOpen } = useShell()
  const nav = useRef<HTMLElement>(null)
  const close = useCallback(() => setNavOpen(false), [setNavOpen])

  useEffect(close, [path, close])

  useEffect(() => {
    if (!isNavOpen) return
    const layer = nav.current
    if (!layer) return
    const release = inertBehind(layer)
    document.documentElement.style.overflow = 'hidden'
    const current = layer.querySelector<HTMLElement>('[aria-current="page"]')
    ;(current ?? layer.querySelector<HTMLElement>('a, button'))?.focus()

    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const narrow = window.matchMedia(OVERLAY)
    document.addEventListener('keydown', onKey)
    narrow.addEventListener('change', close)
    return () => {
      release()
      document.documentElement.style.overflow = ''
      document.removeEventListener('keydown', onKey)
      narrow.removeEventListener('change', close)
      document.getElementById('nav-menu-button')?.focus()
    }
  }, [isNavOpen, close])

  return { nav, close }
}
