'use client'

import { useEffect } from 'react'

/** Makes Ctrl+S and ⌘S save the form of the page, wherever in it the cursor is. */
export const useSaveKey = (save: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || event.key.toLowerCase() !== 's') return
      // Prevents the browser's own "save page" dialog.
      event.preventDefault()
      if (!event.repeat && !document.querySelector('.ui-dialog')) save()
    }
    // In the capture phase: inputs that stop propagation of key events must not block saving.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [save])
}
