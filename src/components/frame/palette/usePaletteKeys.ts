import { useEffect } from 'react'

import { closePalette, isPaletteOpen, togglePalette } from './paletteState'

/** Ctrl+K and ⌘K, also on layouts whose K key types another letter. */
const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key)))

/**
 * Opens and closes the palette from anywhere: a field, an editor, a dialog (SR1). It listens in the
 * capture phase: editors use these keys for links, and a dialog below would close too.
 */
export const usePaletteKeys = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isClosing = event.key === 'Escape' && isPaletteOpen() && !event.isComposing
      if (!isClosing && !isPaletteKey(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isClosing) closePalette()
      else if (!event.repeat) togglePalette()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
