'use client'

import { useCallback, useEffect, useState } from 'react'
import { catalogueCards, type CatalogueCard } from '@/components/stock/findStock'
import { MIN_SEARCH_LENGTH } from '@/components/ui/picker/useSuggestions'

const PAUSE_MS = 250

type Found = {
  key: string
  cards: readonly CatalogueCard[]
  total: number
  page: number
  hasMore: boolean
  isFailed: boolean
}

const NOTHING: Found = {
  ...{ key: '', cards: [], total: 0, page: 0 },
  ...{ hasMore: false, isFailed: false },
}

/** Drops cards that are in both pages: a card created in between shifts the pages. */
const joined = (before: readonly CatalogueCard[], more: readonly CatalogueCard[]) => {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...more.filter(({ id }) => !known.has(id))]
}

/** The cards of a search and type, page by page; an outdated response is ignored. */
export const useCatalogue = (asked: { words: string; type: string }) => {
  const typed = asked.words.trim()
  const isShort = typed !== '' && [...typed].length < MIN_SEARCH_LENGTH
  const words = isShort ? '' : typed
  const { type } = asked
  const key = JSON.stringify([words, type])
  const [found, setFound] = useState<Found>(NOTHING)
  const [turn, setTurn] = useState(1)
  const [tries, setTries] = useState(0)
  const page = found.key === key ? turn : 1
  const isLoaded = found.key === key && !found.isFailed && found.page >= page

  useEffect(() => {
    if (isLoaded) return
    const abort = new AbortController()
    const take = (next: Omit<Found, 'key' | 'cards'>, cards: readonly CatalogueCard[]) => {
      if (next.page === 1) setTurn(1)
      setFound((before) => ({
        ...next,
        key,
        cards: next.page > 1 && before.key === key ? joined(before.cards, cards) : cards,
      }))
    }
    const timer = setTimeout(
      () => {
        catalogueCards({ words, type, page }, abort.signal).then(
          ({ docs, totalDocs, hasNextPage }) =>
            take({ page, total: totalDocs, hasMore: hasNextPage, isFailed: false }, docs),
          () =>
            abort.signal.aborted ||
            setFound((before) => ({
              ...(before.key === key ? before : NOTHING),
              key,
              isFailed: true,
            })),
        )
      },
      page === 1 && words !== '' ? PAUSE_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, words, type, page, isLoaded, tries])

  const { hasMore } = found
  const isFailed = found.isFailed && found.key === key
  const more = useCallback(() => {
    if (isLoaded && hasMore && !isFailed) setTurn(page + 1)
  }, [isLoaded, hasMore, isFailed, page])
  return {
    /** The former results stay until the new ones arrive. */
    cards: found.cards,
    total: found.total,
    hasMore,
    isFailed,
    isShort,
    isLoading: !isLoaded && !isFailed,
    more,
    retry: () => setTries((count) => count + 1),
  }
}
