'use client'

import { useWords } from '@/components/stock/useWords'
import type { Day } from '@/domain/shared/day'
import type { TenderStatus } from '@/domain/tenders/status'
import { TenderStatusChips } from '../TenderStatusChips'
import styles from './commands.module.css'

type Props = {
  status: TenderStatus
  number: string | null
  revision: number
  validUntil: Day | null
  isApproved: boolean
  approvedBy: string | null
  approvedAt: string | null
  isInvoiced: boolean
  invoiceNumber: string | null
  invoicedAt: string | null
  reason: string | null
  today: Day
}

/** Chips and the few facts of a tender that only commands change. */
export const SideSummary = (props: Props) => {
  const { t, format } = useWords()
  const number = props.number ? <bdi dir="ltr">{props.number}</bdi> : t('tenders.noNumber')
  const rows = [
    [t('tenders.fields.number'), number],
    [t('tenders.fields.revision'), props.revision > 1 ? format.count(props.revision) : null],
    [t('tenders.fields.approvedBy'), props.approvedBy && <bdi>{props.approvedBy}</bdi>],
    [t('tenders.fields.approvedAt'), format.dateTime(props.approvedAt)],
    [
      t('tenders.fields.invoiceNumber'),
      props.invoiceNumber && <bdi dir="ltr">{props.invoiceNumber}</bdi>,
    ],
    [t('tenders.fields.invoicedAt'), format.dateTime(props.invoicedAt)],
    [t('tenders.dialogs.reason'), props.reason && <bdi>{props.reason}</bdi>],
  ] as const
  return (
    <div className={styles.side}>
      <TenderStatusChips {...props} />
      <dl className={styles.facts}>
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  )
}
