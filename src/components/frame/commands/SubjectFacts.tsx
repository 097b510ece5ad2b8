'use client'

import { entityOf } from '@/catalog'
import type { CommandSlug } from '@/catalog/commands/registry'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { FactRows, type FactRow } from '../../ui/layout/FactRows'
import { Skeleton } from '../../ui/layout/Skeleton'
import type { MessageKey } from '@/i18n/messages'
import { titleLabel } from './titleLabel'
import type { Subject } from './useSubject'
import type { Assembly } from './useAssembly'

/**
 * The record that a dialog is about, in a few lines. Their space is reserved until they are loaded.
 */
export const SubjectFacts = ({
  subject,
  slug,
  isListAsked = false,
}: {
  subject: Subject | null
  slug: CommandSlug
  /** The dialog has an input with the list of invitees, so the list is not shown again. */
  isListAsked?: boolean
}) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  if (!subject) return <Skeleton height="64px" />
  const { startsAt, endsAt, isAllDay, invited } = subject
  const moment = (value: string) =>
    value && (
      <bdi dir="ltr">
        {isAllDay ? format.dayAt(value, timeZone) : format.dateTime(value, timeZone)}
      </bdi>
    )
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
        entityOf(slug)?.inDialogs?.includes('remainingQuantity') && !isWaiting
          ? 'stockReservations.fields.remainingQuantity'
          : 'stockMovements.fields.quantity',
      ),
      quantity !== null && <bdi dir="ltr">{format.quantity(quantity)}</bdi>,
    ],
    [t('meets.fields.startsAt'), moment(startsAt)],
    [t('meets.fields.endsAt'), moment(endsAt)],
    [
      t('meets.invitations.invited'),
      !isListAsked && invited.length > 0 && <bdi dir="ltr">{invited.join(', ')}</bdi>,
    ],
  ]
  return <FactRows rows={rows} />
}

/**
 * Product card of a group, the number that can be assembled and what limits it; for a disassembly
 * the available quantity.
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
