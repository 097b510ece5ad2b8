import { useCallback, useEffect, useState } from 'react'

import { readAnswer, type Answer } from './paletteAnswer'

const DEBOUNCE_MS = 250

type Found = { state: 'ready'; answer: Answer } | { state: 'failed' }
export type PaletteSearch = Found | { state: 'idle' } | { state: 'loading' }

/**
 * Requests the search debounced and aborts the previous request (SR5).
 * @param text null while there is nothing to search
 * @param alone the only collection to search
 * @returns the state, a retry, and a search without debounce
 */
export const usePaletteSearch = (text: string | null, alone: string | null) => {
  const [found, setFound] = useState<{ key: string; result: Found } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [hurried, setHurried] = useState<string | null>(null)
  const key = `${attempt} ${alone ?? ''} ${text ?? ''}`
  const isHurried = hurried === text || alone !== null || attempt > 0

  useEffect(() => {
    if (text === null) return
    const abort = new AbortController()
    const ask = () =>
      readAnswer({ text, alone, signal: abort.signal }).then(
        (answer) => {
          if (!abort.signal.aborted) setFound({ key, result: { state: 'ready', answer } })
        },
        () => {
          if (!abort.signal.aborted) setFound({ key, result: { state: 'failed' } })
        },
      )
    const timer = setTimeout(() => void ask(), isHurried ? 0 : DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, alone, key, isHurried])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const hurry = useCallback(() => setHurried(text), [text])
  const state: PaletteSearch =
    text === null ? { state: 'idle' } : found?.key === key ? found.result : { state: 'loading' }
  return { search: state, retry, hurry }
}
