'use client'

import { useEffect, useState } from 'react'
import { fieldsOf, type CommandBody } from '@/catalog/commands/bodies/body'
import { readApi } from '../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'

/** A card of which something can be given out. */
export type OpenCard = {
  card: number
  name: string
  code: string | null
  unit: string | null
  /** Exact decimals as text; what is on hand only for readers of stock. */
  open: string
  onHand: string | null
}

/**
 * What of a record is still to be given out, for questions that ask how much of each.
 * @returns null until it is there, and for questions that ask something else
 */
export const useOpenCards = (args: {
  slug: string
  id: Id
  asked: CommandBody
}): readonly OpenCard[] | null => {
  const { slug, id, asked } = args
  const [cards, setCards] = useState<readonly OpenCard[] | null>(null)
  const isAsked = fieldsOf(asked).some(([, { input }]) => input === 'quantities')
  useEffect(() => {
    if (!isAsked) return
    const abort = new AbortController()
    readApi<{ cards: OpenCard[] }>(`/api/${slug}/${id}/deliveries`, abort.signal)
      .then((found) => setCards(found.cards.filter(({ open }) => Number(open) > 0)))
      .catch(() => abort.signal.aborted || setCards([]))
    return () => abort.abort()
  }, [slug, id, isAsked])
  return cards
}
