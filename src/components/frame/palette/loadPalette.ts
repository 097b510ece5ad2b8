'use client'

import { useEffect } from 'react'

/** A page that has been there for this long has nothing more urgent to load. */
const QUIET_MS = 5_000

/** The file with what the palette shows. */
export const loadPalette = () => import('./PaletteBody')

const ahead = () => void loadPalette().catch(() => undefined)

/**
 * Loads the palette before it is opened, so that what is typed or scanned right after is not lost:
 * at the first key of Ctrl+K, when the pointer or the focus comes to its button, or once the page
 * has been quiet for a while.
 */
export const usePaletteAhead = (): void => {
  useEffect(() => {
    const later = setTimeout(ahead, QUIET_MS)
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') ahead()
    }
    const button = document.getElementById('palette-trigger')
    window.addEventListener('keydown', onKeyDown)
    button?.addEventListener('pointerenter', ahead)
    button?.addEventListener('focus', ahead)
    return () => {
      clearTimeout(later)
      window.removeEventListener('keydown', onKeyDown)
      button?.removeEventListener('pointerenter', ahead)
      button?.removeEventListener('focus', ahead)
    }
  }, [])
}
