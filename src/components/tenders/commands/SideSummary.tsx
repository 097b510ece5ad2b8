'use client'

import { useAuth, useFormModified } from '@payloadcms/ui'
import Link from 'next/link'
import { paths } from '@/catalog/paths'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { FactRows } from '../../ui/layout/FactRows'
import type { ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import { BASE_CURRENCY, isCurrency } from '@/domain/shared/currency'
import { idOf } from '@/domain/shared/idOf'
import { ChoiceHeldUp } from '../deliveries/ChoiceHeldUp'
import { chosenText } from '../sends/chosenText'
import { useTenderId, useTenderStatus, useTenderValue } from '../lines/rows/useTenderTerms'
import { useLiveTotal } from '../payment/useLiveTotal'
import { useRequestRows, type ShownRequest } from './useRequestRows'
import { useRateRows } from './useRateRows'
import styles from './commands.module.css'

type Props = {
  /** The approver at rendering. */
  approver: { id: number | string; name: string } | null
  /** The person a deputy represented when approving. */
  approvedFor: string | null
  /** The customer's choice at rendering. */
  chosen: readonly ChosenLine[]
  /** The request for approval at rendering. */
  request: ShownRequest | null
  /** Versions available for comparison. */
  comparisons: readonly ('revision' | 'approval')[]
  /** The choice cannot be applied until deliveries are reversed. */
  heldUp: { mayReadMovements: boolean } | null
}

/** Links to comparisons. */
const Comparisons = ({ comparisons }: Pick<Props, 'comparisons'>) => {
  const { t } = useWords()
  const id = useTenderId()
  if (id === undefined || comparisons.length === 0) return null
  const LABELS = { revision: 'compare.open', approval: 'compare.sinceApproval' } as const
  return (
    <ul className={styles.comparisons}>
      {comparisons.map((one) => (
        <li key={one}>
          <Link
            href={`${paths.tenderCompare(id)}${one === 'approval' ? '?with=approval' : ''}`}
            prefetch={false}
          >
            {t(LABELS[one])}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const useText = (name: string): string | null => {
  const value = useTenderValue(name)
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * The total of a saved tender: stored, or calculated from the typed lines. Locked tenders, and
 * those with lines this reader may not see, always show the stored one.
 */
const useTotal = (): string | null => {
  const { format } = useWords()
  const stored = useTenderValue('total')
  const live = useLiveTotal()
  const { isLocked } = useTenderStatus()
  const hasLines = Array.isArray(useTenderValue('items'))
  const isLive = useFormModified() && hasLines && !isLocked
  const currency = useTenderValue('currency')
  if (useTenderId() === undefined || typeof stored !== 'number') return null
  return format.money(isLive ? live : stored, isCurrency(currency) ? currency : BASE_CURRENCY)
}

/** Facts of a tender that only commands change, from the form. */
export const SideSummary = ({
  approver,
  approvedFor,
  chosen,
  request,
  comparisons,
  heldUp,
}: Props) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const { user } = useAuth<{ id: number; name?: string }>()
  const approvedBy = idOf(useTenderValue('approvedBy'))
  const revision = Number(useTenderValue('revision') ?? 1)
  const numberText = useText('number')
  // A field without read permission is undefined in the form; an empty one is null.
  const isNumberSeen = useTenderValue('number') !== undefined
  const id = useTenderId()
  const isNew = id === undefined
  const invoiceNumber = useText('invoiceNumber')
  const reason = useText('reason')
  const acceptedName = useText('acceptedName')
  const isMine = approvedBy !== null && user?.id === approvedBy
  const onBehalf = idOf(useTenderValue('approvedFor')) === null ? null : approvedFor
  const approverName = isMine ? user.name : approver?.id === approvedBy ? approver?.name : null

  const total = useTotal()
  const rates = useRateRows()
  const requestRows = useRequestRows(request)

  const rows = [
    [
      t('tenders.fields.number'),
      numberText ? (
        <bdi dir="ltr">{numberText}</bdi>
      ) : (
        (isNew || isNumberSeen) && t('tenders.noNumber')
      ),
    ],
    [t('tenders.fields.total'), total && <bdi dir="ltr">{total}</bdi>],
    [t('tenders.fields.revision'), revision > 1 ? format.count(revision) : null],
    [t('tenders.fields.approvedBy'), approverName && <bdi>{approverName}</bdi>],
    [t('tenders.fields.approvedFor'), onBehalf && <bdi>{onBehalf}</bdi>],
    [t('tenders.fields.approvedAt'), format.dateTime(useText('approvedAt'), timeZone)],
    ...requestRows,
    [t('tenders.fields.acceptedName'), acceptedName && <bdi>{acceptedName}</bdi>],
    [t('tenders.fields.acceptedAt'), format.dateTime(useText('acceptedAt'), timeZone)],
    [
      t('tenders.choice.customer'),
      chosen.length > 0 && <bdi>{chosen.map((line) => chosenText(t, line)).join(', ')}</bdi>,
    ],
    [t('tenders.fields.invoiceNumber'), invoiceNumber && <bdi dir="ltr">{invoiceNumber}</bdi>],
    [t('tenders.fields.invoicedAt'), format.dateTime(useText('invoicedAt'), timeZone)],
    ...rates,
    [t('tenders.dialogs.reason'), reason && <bdi>{reason}</bdi>],
  ] as const

  return (
    <div className={styles.side}>
      <FactRows rows={rows} />
      {heldUp && id !== undefined && <ChoiceHeldUp tender={id} t={t} {...heldUp} />}
      <Comparisons comparisons={comparisons} />
    </div>
  )
}
