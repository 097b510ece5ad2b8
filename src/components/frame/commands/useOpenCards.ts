'use client'

import { useEffect, useState } from 'react'
import { fieldsOf, type CommandBody } from '@/catalog/commands/bodies/body'
import { readApi } from '../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'

/** A card that can be delivered. */
export type OpenCard = {
  card: number
  name: string
  code: string | null
  unit: string | null
  /** Exact decimals as text; the quantity in stock only for users who may read it. */
  open: string
  onHand: string | null
}

/**
 * The open quantities of a record, for dialogs that ask for quantities.
 * @returns null while loading, and for other dialogs
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
