'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import {
  fateOf,
  keepEntries,
  keptEntries,
  newEntry,
  sendEntry,
  type WaitingEntry,
} from './entryQueue'

const RETRY_MS = 5_000

/** The card of the last response, with its total. */
export type LastCounted = { card: { id: number; name?: string }; counted: string | null }

/**
 * Sends entries one by one, each with an idempotency key; unsent ones are kept over a reload and
 * retried.
 * @param onSent called after each stored entry
 */
export const useEntryQueue = (count: number, person: string, onSent: () => void) => {
  const [waiting, setWaiting] = useState<WaitingEntry[]>([])
  const [last, setLast] = useState<LastCounted | null>(null)
  const [isStuck, setIsStuck] = useState(false)
  const entries = useRef<WaitingEntry[]>([])
  const isSending = useRef(false)
  const sent = useRef(onSent)
  useEffect(() => {
    sent.current = onSent
  })

  const put = useCallback(
    (next: WaitingEntry[]) => {
      entries.current = next
      keepEntries(count, person, next)
      setWaiting(next)
    },
    [count, person],
  )
  const drop = useCallback(
    (key: string) => put(entries.current.filter((entry) => entry.key !== key)),
    [put],
  )

  const flush = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    for (;;) {
      const next = entries.current.find(({ refusal }) => refusal === undefined)
      if (!next) break
      const outcome = await sendEntry(next)
      const fate = fateOf(outcome)
      setIsStuck(fate === 'waits')
      if (fate === 'waits') break
      if (fate === 'sent') {
        drop(next.key)
        if (outcome.ok) setLast(outcome.data)
        sent.current()
      } else {
        const refusal = (!outcome.ok && outcome.message) || ''
        put(entries.current.map((it) => (it.key === next.key ? { ...it, refusal } : it)))
      }
    }
    isSending.current = false
  }, [drop, put])

  useEffect(() => {
    put(keptEntries(count, person))
    void flush()
    const again = () => void flush()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [count, person, put, flush])

  const add = useCallback(
    (entry: Omit<WaitingEntry, 'key'>) => {
      put([...entries.current, newEntry(entry)])
      void flush()
    },
    [put, flush],
  )

  return { waiting, last, isStuck, add, drop, flush }
}
