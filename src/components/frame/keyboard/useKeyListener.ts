'use client'

import { useEffect, useRef, useState } from 'react'
import { keyOf } from './keyOf'
import { isAvailable, isCharacterKey, type Shortcut } from './shortcut'
import { registeredShortcuts } from './shortcutRegistry'

/** Inputs that take characters; a checkbox does not. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, ' +
  '[contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"]'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-nav-modal="true"]'

/**
 * True while an input has the focus, or a dialog or menu is open: single-key shortcuts are off
 * then.
 */
const isTypingOrBusy = (target: EventTarget | null): boolean => {
  if (target instanceof Element && target.closest(TYPING)) return true
  return document.querySelector(LAYERS) !== null
}

/** Timeout of the second key of a sequence. */
const SEQUENCE_MS = 2_000

type Args = { hasLetters: boolean }

const runnable = (hasLetters: boolean): Shortcut[] =>
  registeredShortcuts().filter(
    (shortcut) =>
      shortcut.run && (hasLetters || !isCharacterKey(shortcut)) && isAvailable(shortcut),
  )

/**
 * The one listener behind all shortcuts.
 * @param args.hasLetters false once the person has switched single characters off
 * @returns the first key of a pending sequence, or null
 */
export const useKeyListener = ({ hasLetters }: Args): string | null => {
  const [waiting, setWaiting] = useState<string | null>(null)
  const first = useRef<string | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (key: string | null) => {
      clearTimeout(timer)
      first.current = key
      setWaiting(key)
      if (key !== null) timer = setTimeout(() => wait(null), SEQUENCE_MS)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.repeat && first.current !== null)) return
      const key = keyOf(event)
      if (key === null) return
      const isChord = key.startsWith('mod+')
      if (!isChord && isTypingOrBusy(event.target)) return wait(null)

      const candidates = runnable(hasLetters)
      const keys = isChord || first.current === null ? key : `${first.current} ${key}`
      const hit = candidates.findLast((shortcut) => shortcut.keys === keys)
      const isFirst = candidates.some((shortcut) => shortcut.keys.startsWith(`${keys} `))
      if (!hit && !isFirst) return first.current === null ? undefined : wait(null)
      event.preventDefault()
      wait(hit ? null : keys)
      hit?.run?.()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [hasLetters])
  return waiting
}
