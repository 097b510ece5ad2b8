'use client'

import type Quill from 'quill/core'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

// Loaded lazily: the editor needs a browser, and only forms need it.
const loadTools = () => import('./createQuill')
type Tools = Awaited<ReturnType<typeof loadTools>>

type Options = {
  /** An empty element that the editor fills. */
  frame: RefObject<HTMLElement | null>
  value: string
  onChange: (html: string) => void
  readOnly: boolean
  /** Attributes of the editable part: its name, its error. */
  attributes: Readonly<Record<string, string | undefined>>
}

const setAttributes = (element: HTMLElement, attributes: Options['attributes']) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** The editor, in sync with the form's value, and the formats at its cursor. */
export const useQuill = ({ frame, value, onChange, readOnly, attributes }: Options) => {
  const quill = useRef<Quill | null>(null)
  const tools = useRef<Tools | null>(null)
  const written = useRef(value)
  const [formats, setFormats] = useState<Record<string, unknown>>({})

  const readFormats = (editor: Quill) => {
    const range = editor.getSelection()
    if (range) setFormats(editor.getFormat(range))
  }
  /** Applies a format at the cursor; without a selection Quill fires no event. */
  const apply = (change: (editor: Quill) => void) => {
    const editor = quill.current
    if (!editor) return
    editor.focus()
    change(editor)
    readFormats(editor)
  }

  const started = useEffectEvent((editor: Quill) => {
    tools.current?.showHtml(editor, value)
    written.current = value
    editor.enable(!readOnly)
    setAttributes(editor.root, attributes)
  })
  const changed = useEffectEvent((editor: Quill) => {
    written.current = tools.current?.htmlOf(editor) ?? ''
    onChange(written.current)
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let isGone = false
    void loadTools().then((loaded) => {
      if (isGone) return
      tools.current = loaded
      const editor = loaded.createQuill(element)
      quill.current = editor
      started(editor)
      editor.on('text-change', (_delta, _old, source) => {
        if (source === 'user') changed(editor)
      })
      editor.on('editor-change', () => readFormats(editor))
    })
    return () => {
      isGone = true
      quill.current = null
      element.replaceChildren()
      element.className = element.dataset.className ?? ''
    }
  }, [frame])

  useEffect(() => {
    const editor = quill.current
    if (!editor) return
    editor.enable(!readOnly)
    setAttributes(editor.root, attributes)
    // The form's value changed from outside: it was reset, or the server sanitised it.
    if (value !== written.current) {
      written.current = value
      tools.current?.showHtml(editor, value)
    }
  }, [value, readOnly, attributes])

  return { quill, formats, apply }
}
