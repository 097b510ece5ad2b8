'use client'

import { useEffect, useState } from 'react'
import { readApi } from '../../ui/requests/api'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { GivenCard } from '@/domain/stock/assembly'

type Card = { id: number; name?: string; availableQuantity?: number; allowNoStock?: boolean }
type Part = { stockCard: number; quantity: number }
type Group = {
  madeCard?: Card | Id | null
  buildableQuantity?: number | null
  parts?: readonly Part[]
}
type Why = { rows: { text: string; note: string; isLimit?: boolean }[] }

/** Readable facts of a group to assemble or disassemble. */
export type Assembly = {
  /** Product card: its name, else its id. */
  made: string
  /** Its available quantity. */
  available: number | null
  buildable: number | null
  limits: readonly string[]
  /** Consumed cards. */
  given: readonly GivenCard[]
}

const FIELDS = ['name', 'availableQuantity', 'allowNoStock'] as const

/** Most cards per request; longer lists are only checked by the server. */
const MOST = 100

const readCards = async (ids: readonly number[], signal: AbortSignal): Promise<readonly Card[]> => {
  if (ids.length === 0) return []
  const query = new URLSearchParams({
    depth: '0',
    limit: String(MOST),
    'where[id][in]': ids.slice(0, MOST).join(','),
  })
  for (const field of FIELDS) query.set(`select[${field}]`, 'true')
  // Without permission to read cards the dialog still works; the server checks.
  return readApi<{ docs: Card[] }>(`/api/stock-cards?${query}`, signal)
    .then(({ docs }) => docs)
    .catch(() => [])
}

const givenOf = (card: Card | undefined, quantity: number): GivenCard[] =>
  card?.name !== undefined && card.availableQuantity !== undefined
    ? [
        {
          card: card.id,
          name: card.name,
          quantity,
          available: card.availableQuantity,
          allowNoStock: card.allowNoStock,
        },
      ]
    : []

const read = async (id: Id, isBuilt: boolean, signal: AbortSignal): Promise<Assembly> => {
  const why = new URLSearchParams({ of: `stock-groups/${id}/buildableQuantity` })
  const [group, limits] = await Promise.all([
    readApi<Group>(`/api/stock-groups/${id}?depth=1`, signal),
    // The same applies to the limiting part.
    readApi<Why>(`/api/explain?${why}`, signal).catch((): Why => ({ rows: [] })),
  ])
  const { madeCard, buildableQuantity = null, parts = [] } = group
  const made = typeof madeCard === 'object' && madeCard !== null ? (madeCard as Card) : undefined
  const ids = isBuilt ? parts.map(({ stockCard }) => stockCard) : []
  const cards = new Map((await readCards(ids, signal)).map((card) => [card.id, card]))
  return {
    made: made?.name ?? String(idOf(madeCard) ?? ''),
    available: made?.availableQuantity ?? null,
    buildable: buildableQuantity,
    limits: limits.rows
      .filter(({ isLimit }) => isLimit)
      .map(({ text, note }) => `${text} (${note})`),
    given: isBuilt
      ? parts.flatMap(({ stockCard, quantity }) => givenOf(cards.get(stockCard), quantity))
      : givenOf(made, 1),
  }
}

const NOTHING: Assembly = { made: '', available: null, buildable: null, limits: [], given: [] }

/**
 * Data for the dialog to assemble or disassemble a group.
 * @param id null for other dialogs
 * @returns null while loading
 */
export const useAssembly = (id: Id | null, isBuilt: boolean): Assembly | null => {
  const [known, setKnown] = useState<Assembly | null>(null)
  useEffect(() => {
    if (id === null) return
    const abort = new AbortController()
    read(id, isBuilt, abort.signal)
      .then(setKnown)
      .catch(() => abort.signal.aborted || setKnown(NOTHING))
    return () => abort.abort()
  }, [id, isBuilt])
  return known
}
