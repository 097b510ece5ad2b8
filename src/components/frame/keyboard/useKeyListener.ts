'use client'

import { useEffect, useRef, useState } from 'react'

import { isTypingOrBusy } from './isTypingOrBusy'
import { keyOf } from './keyOf'
import { isAvailable, isCharacterKey, type Shortcut } from './shortcut'
import { registeredShortcuts } from './shortcutRegistry'

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
