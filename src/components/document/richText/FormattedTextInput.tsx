'use client'

import type { StoredText } from '@/present/settings/settingsValues'
import { useEffect, useRef, useState } from 'react'

import { FormattedText } from '../../ui/layout/FormattedText'

import type { TextEditor as Editor } from './engine/TextEditor'
import { FormatToolbar } from './FormatToolbar'
import { NO_FORMATS, type TextState, type TextTools } from './textTools'

type Props = {
  id: string
  labelledBy: string
  describedBy?: string
  isInvalid?: boolean
  /** Read-only: rendered without an editor. */
  isLocked?: boolean
  /** The form is busy; the tools are disabled. */
  isBusy?: boolean
  stored: StoredText
  value: string
  onChange: (html: string) => void
}

/** Anywhere on the page. */
const ANYWHERE = '100000px'

const isSame = (one: TextState, other: TextState) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Formatted text with its toolbar. The first paint shows the server-rendered text; the editor
 * replaces it once it is loaded.
 */
export const FormattedTextInput = (props: Props) => {
  const { id, labelledBy, describedBy, isInvalid = false } = props
  const { isLocked = false, isBusy = false, stored, value, onChange } = props
  const [TextEditor, setEditor] = useState<typeof Editor | null>(null)
  const [tools, setTools] = useState<TextTools | null>(null)
  const [state, setState] = useState(NO_FORMATS)
  const bar = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  // A locked text needs the editor only if it differs from the server-rendered one.
  const needsEditor = !isLocked || value !== stored.html

  useEffect(() => {
    if (!needsEditor || !frame.current) return undefined
    let isGone = false
    // Not in a tab that was never opened: hidden elements do not intersect the viewport.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void import('./engine/TextEditor').then((loaded) => {
          if (!isGone) setEditor(() => loaded.TextEditor)
        })
      },
      { rootMargin: ANYWHERE },
    )
    observer.observe(frame.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [needsEditor])

  return (
    <div ref={frame} className="rich-text__frame" data-invalid={isInvalid} data-readonly={isLocked}>
      {!isLocked && (
        <FormatToolbar bar={bar} controls={id} disabled={isBusy} state={state} tools={tools} />
      )}
      {TextEditor && needsEditor ? (
        <TextEditor
          describedBy={describedBy}
          id={id}
          isInvalid={isInvalid}
          isLocked={isLocked || isBusy}
          labelledBy={labelledBy}
          toToolbar={() => bar.current?.querySelector('button')?.focus()}
          value={value}
          onChange={onChange}
          onReady={setTools}
          onState={(next) => setState((last) => (isSame(last, next) ? last : next))}
        />
      ) : (
        <FormattedText
          aria-labelledby={labelledBy}
          className="rich-text__text"
          html={stored.shown}
          id={id}
          role="group"
        />
      )}
    </div>
  )
}
