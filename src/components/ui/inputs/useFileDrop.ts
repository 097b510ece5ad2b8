'use client'

import { useEffect, useRef, useState, type DragEvent } from 'react'

type OnFiles = (files: readonly File[]) => void

const TYPED_INTO = 'input, textarea, [contenteditable]:not([contenteditable="false"])'

/** Text pasted into an input is not taken as files, even with images. */
const isTyped = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.closest(TYPED_INTO) !== null &&
  (clipboardData?.types ?? []).some((type) => type.startsWith('text/'))

const usePaste = (isOn: boolean, onFiles: OnFiles) => {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.defaultPrevented || isTyped(event)) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOn])
}

/**
 * Accepts files dropped on a part of the page, or pasted anywhere on it.
 * @param args.isOn false if nothing may be added
 * @returns whether files are dragged over it, and its event handlers
 */
export const useFileDrop = ({ isOn, onFiles }: { isOn: boolean; onFiles: OnFiles }) => {
  const [isOver, setOver] = useState(false)
  usePaste(isOn, onFiles)
  return {
    isOver,
    handlers: {
      onDragLeave: () => setOver(false),
      onDragOver: (event: DragEvent) => {
        if (!isOn || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!isOn || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
