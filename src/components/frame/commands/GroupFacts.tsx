'use client'

import { useEffect, useState } from 'react'
import { readApi } from '@/components/ui/api'
import { FactRows, type FactRow } from '@/components/ui/FactRows'
import { Skeleton } from '@/components/ui/Skeleton'
import { useWords } from '@/components/ui/useWords'
import { idOf, type Id } from '@/domain/shared/idOf'

type Card = { name?: string; availableQuantity?: number }
type Group = { madeCard?: Card | Id | null; buildableQuantity?: number | null }
type Why = { rows: { text: string; note: string; isLimit?: boolean }[] }
type Known = { group: Group; limits: string[] }

const read = async (id: Id, signal: AbortSignal): Promise<Known> => {
  const why = new URLSearchParams({ of: `stock-groups/${id}/buildableQuantity` })
  const [group, limits] = await Promise.all([
    readApi<Group>(`/api/stock-groups/${id}?depth=1`, signal),
    // Who may not see what limits it builds all the same; the server judges.
    readApi<Why>(`/api/explain?${why}`, signal).catch((): Why => ({ rows: [] })),
  ])
  const named = limits.rows.filter(({ isLimit }) => isLimit)
  return { group, limits: named.map(({ text, note }) => `${text} (${note})`) }
}

/**
 * What a group becomes, how many can be built and what limits that; of what is taken apart, how many
 * there are.
 */
export const GroupFacts = ({ id, isBuilt }: { id: Id; isBuilt: boolean }) => {
  const { t, format } = useWords()
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    read(id, abort.signal)
      .then(setKnown)
      .catch(() => abort.signal.aborted || setKnown({ group: {}, limits: [] }))
    return () => abort.abort()
  }, [id])
  if (!known) return <Skeleton height="64px" />
  const { madeCard, buildableQuantity } = known.group
  const made = typeof madeCard === 'object' && madeCard !== null ? (madeCard as Card) : null
  const name = made?.name ?? (idOf(madeCard) === null ? '' : String(idOf(madeCard)))
  const rows: readonly FactRow[] = [
    [t('stockGroups.fields.madeCard'), name && <bdi>{name}</bdi>],
    ...(isBuilt
      ? ([
          [
            t('stockGroups.fields.buildableQuantity'),
            buildableQuantity != null && <bdi dir="ltr">{format.count(buildableQuantity)}</bdi>,
          ],
          [t('stockWhy.limit'), known.limits.length > 0 && <bdi>{known.limits.join(', ')}</bdi>],
        ] satisfies FactRow[])
      : ([
          [
            t('stockCards.fields.availableQuantity'),
            made?.availableQuantity != null && (
              <bdi dir="ltr">{format.quantity(made.availableQuantity)}</bdi>
            ),
          ],
        ] satisfies FactRow[])),
  ]
  return <FactRows rows={rows} />
}
