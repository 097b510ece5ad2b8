'use client'

import { useCallback, useEffect, useState } from 'react'

import type { Choice } from '@/catalog/choices'
import { choiceOf } from '@/catalog/choices'
import { choicesByIds } from '@/components/frame/records/findChoices'
import type { Id } from '@/domain/shared/idOf'

/** A selected record; without `choice` it is hidden from this reader, or still loading. */
export type Chosen = { id: Id; choice?: Choice; isHidden: boolean }

type Args = {
  slug: string
  ids: readonly Id[]
  /** The records rendered by the server, and their ids. */
  known: readonly Choice[]
  asked: readonly Id[]
}

/**
 * The selected records of a field. Those selected at page load come with the page; those set later,
 * by a save or by another user's values, are fetched.
 */
export const useChoices = ({ slug, ids, known, asked }: Args) => {
  const [learned, setLearned] = useState<ReadonlyMap<Id, Choice | null>>(new Map())
  const find = (id: Id) => learned.get(id) ?? known.find((choice) => choice.id === id)
  const missing = ids.filter((id) => !find(id) && !asked.includes(id) && !learned.has(id))
  const missingText = missing.join()

  const learn = useCallback(
    (choices: readonly (readonly [Id, Choice | null])[]) =>
      setLearned((before) => new Map([...before, ...choices])),
    [],
  )

  useEffect(() => {
    if (missingText === '') return
    const wanted = missingText.split(',').map(Number)
    const abort = new AbortController()
    choicesByIds({ slug, ids: wanted, signal: abort.signal })
      .then((docs) => docs.map(choiceOf))
      .catch((): Choice[] => [])
      .then((docs) => {
        if (abort.signal.aborted) return
        learn(wanted.map((id) => [id, docs.find((doc) => doc.id === id) ?? null]))
      })
    return () => abort.abort()
  }, [slug, missingText, learn])

  const chosen = ids.map((id): Chosen => {
    const choice = find(id)
    return {
      id,
      ...(choice && { choice }),
      isHidden: !choice && (asked.includes(id) || learned.get(id) === null),
    }
  })
  return { chosen, learn: (choice: Choice) => learn([[choice.id, choice]]) }
}
