'use client'

import type { CommandSlug } from '@/catalog/commands/registry'
import { useWords } from '@/components/ui/useWords'
import { FactRows, type FactRow } from '../../ui/layout/FactRows'
import { Skeleton } from '../../ui/layout/Skeleton'
import type { MessageKey } from '@/i18n/messages'
import { titleLabel } from './titleLabel'
import type { Subject } from './useSubject'
import type { Assembly } from './useAssembly'

/** Which record a question is about, in a few lines; room is kept until they are there. */
export const SubjectFacts = ({ subject, slug }: { subject: Subject | null; slug: CommandSlug }) => {
  const { t, format } = useWords()
  if (!subject) return <Skeleton height="64px" />
  const { number, title, customer, card, type, quantity, isWaiting, total, currency } = subject
  const rows: readonly FactRow[] = [
    [t('tenders.fields.number'), number && <bdi dir="ltr">{number}</bdi>],
    [t(titleLabel(slug)), title && <bdi>{title}</bdi>],
    [t('tenders.fields.customer'), customer && <bdi>{customer}</bdi>],
    [
      t('tenders.fields.total'),
      total !== null && currency && <bdi dir="ltr">{format.money(total, currency)}</bdi>,
    ],
    [t('stockMovements.fields.stockCard'), card && <bdi>{card}</bdi>],
    [t('stockMovements.fields.type'), type && t(`stockMovements.types.${type}` as MessageKey)],
    [
      t(
        slug === 'stock-reservations' && !isWaiting
          ? 'stockReservations.fields.remainingQuantity'
          : 'stockMovements.fields.quantity',
      ),
      quantity !== null && <bdi dir="ltr">{format.quantity(quantity)}</bdi>,
    ],
  ]
  return <FactRows rows={rows} />
}

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
