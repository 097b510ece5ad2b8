'use client'

import { FactRows, type FactRow } from '../../ui/layout/FactRows'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useWords } from '@/components/ui/useWords'
import type { Assembly } from './useAssembly'

/**
 * What a group becomes, how many can be built and what limits that; of what is taken apart, how many
 * there are.
 */
export const GroupFacts = ({ known, isBuilt }: { known: Assembly | null; isBuilt: boolean }) => {
  const { t, format } = useWords()
  if (!known) return <Skeleton height="64px" />
  const { made, available, buildable, limits } = known
  const rows: readonly FactRow[] = [
    [t('stockGroups.fields.madeCard'), made && <bdi>{made}</bdi>],
    ...(isBuilt
      ? ([
          [
            t('stockGroups.fields.buildableQuantity'),
            buildable !== null && <bdi dir="ltr">{format.count(buildable)}</bdi>,
          ],
          [t('stockWhy.limit'), limits.length > 0 && <bdi>{limits.join(', ')}</bdi>],
        ] satisfies FactRow[])
      : ([
          [
            t('stockCards.fields.availableQuantity'),
            available !== null && <bdi dir="ltr">{format.quantity(available)}</bdi>,
          ],
        ] satisfies FactRow[])),
  ]
  return <FactRows rows={rows} />
}
