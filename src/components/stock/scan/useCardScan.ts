'use client'

import { useMemo, useRef, useState } from 'react'
import type { OnCode } from '@/components/ui/scan/useScanner'
import { findScanned, type ScannedCard } from './findScanned'

/** Why a scan found no card. */
export type Miss =
  | { kind: 'unknown'; code: string; mayCreate: boolean }
  | { kind: 'several'; code: string; names: string[] }
  | { kind: 'archived'; code: string; name: string }
  | { kind: 'failed'; code: string }

/** @param quantity from the code, as a canonical decimal */
export type OnCard = (card: ScannedCard, quantity: string | null) => void

/**
 * Resolves scans to cards sequentially, in order.
 * @param onCard called with each card found
 * @param takesArchived whether archived cards are accepted, for viewing only
 * @returns `take` for input of a scanner, the camera or the keyboard, and why the last one found
 *   no card
 */
export const useCardScan = (onCard: OnCard, { takesArchived = false } = {}) => {
  const [miss, setMiss] = useState<Miss | null>(null)
  const [waiting, setWaiting] = useState(0)
  const queue = useRef(Promise.resolve())
  const newest = useRef(onCard)
  newest.current = onCard

  return useMemo(() => {
    const look = async (code: string, typed?: string) => {
      try {
        const found = await findScanned(code, typed)
        const [card] = found.cards
        if (!card) {
          const { mayCreate } = found
          return setMiss({ kind: 'unknown', code: found.code, mayCreate })
        }
        if (found.cards.length > 1) {
          const names = found.cards.map(({ name }) => name)
          return setMiss({ kind: 'several', code: found.code, names })
        }
        if (card.isArchived && !takesArchived)
          return setMiss({ kind: 'archived', code: found.code, name: card.name })
        setMiss(null)
        newest.current(card, found.quantity)
      } catch {
        setMiss({ kind: 'failed', code })
      }
    }
    const take: OnCode = (code, typed) => {
      setWaiting((n) => n + 1)
      queue.current = queue.current
        .then(() => look(code, typed))
        .finally(() => setWaiting((n) => n - 1))
    }
    return { take, miss, isWaiting: waiting > 0, forget: () => setMiss(null) }
  }, [miss, waiting, takesArchived])
}
